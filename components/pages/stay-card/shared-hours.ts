import type { House } from "@/content/model/houses";

/** What a house says of coming or going, and the names of the houses that say so. */
export type SharedHour = { readonly line: string; readonly houses: readonly string[] };

/** The lines of all houses, each once, those of most houses first. */
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
