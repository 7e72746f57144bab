import type { House } from "@/content/model/houses";

export type SharedHour = { readonly line: string; readonly houses: readonly string[] };

export function sharedHours(
  houses: readonly House[],
  lineOf: (house: House) => string,
): readonly SharedHour[] {
  const lines = [...new Set(houses.map(lineOf))];
  return lines
    .map((line) => ({
      line,
      houses: houses.filter((house) => lineOf(house) === line).map(({ name }) => name),
    }))
    .toSorted((one, other) => other.houses.length - one.houses.length);
}
