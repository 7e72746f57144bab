import type { CheckFacts } from "./check-facts";
import { isReservedAddress, isReservedEmail, isReservedPhone } from "./reserved";

export type Finding = {
  readonly where: string;
  readonly lines: readonly string[];
  readonly meaning: string;
  /** Every setting counts as one, as do all pictures together, or all records of a kind. */
  readonly things: number;
};

/** What a single task of the owner's solves. */
export type Group = { readonly title: string; readonly findings: readonly Finding[] };

type Setting = { readonly name: string; readonly value: string };

export const siteFile = "content/records/site.yaml";

function settingsIn(value: unknown, name = ""): readonly Setting[] {
  if (typeof value === "string") return [{ name, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    settingsIn(child, name === "" ? key : `${name}, ${key}`),
  );
}

/** Lists the settings of a part of site.yaml that are reserved for examples. */
export function reserved(
  { site }: CheckFacts,
  part: keyof CheckFacts["site"],
  meaning: string,
): Finding[] {
  const lines = settingsIn(site[part])
    .filter(({ value }) =>
      [isReservedPhone, isReservedEmail, isReservedAddress].some((is) => is(value)),
    )
    .map(({ name, value }) => `${name} is ${value}`);
  return lines.length === 0
    ? []
    : [{ where: `${siteFile}, ${part}`, lines, meaning, things: lines.length }];
}

export function unset(
  part: string,
  values: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
  meaning: string,
): Finding[] {
  const missing = names.filter((name) => !values[name]);
  if (missing.length === 0) return [];
  const lines = [`${missing.join(", ")}: not set`];
  return [{ where: `${siteFile}, ${part}`, lines, meaning, things: missing.length }];
}

export const one = (where: string, line: string, meaning: string): Finding => ({
  where,
  lines: [line],
  meaning,
  things: 1,
});
