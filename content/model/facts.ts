import { readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { fieldName } from "../schemas/describe-issue";
import { namesFact, replaceFacts } from "../schemas/facts";
import { hourInWords, hoursInWords } from "./clock-time";
import { placeNames } from "./place-names";
import { readFields, recordsPath } from "./read-fields";

/**
 * Facts of a record that other texts name: {hours:restaurant/breakfast} is the line "Breakfast" of that service, {check-in:tana} and
 * {check-out:tana} are the hours of that house, {place:tana} and {where:tana} a resort's name and location.
 */
type Fact = readonly [name: string, value: string];

const serviceSchema = z.object({
  hours: z.array(z.object({ name: z.string(), value: z.string() })),
});
const houseSchema = z.object({
  checkIn: z.tuple([z.string()], z.string()),
  checkOut: z.tuple([z.string()], z.string()),
});

/** Skips values that are invalid, because their own reader reports them. */
function recordsOf<Fields>(folder: string, schema: z.ZodType<Fields>) {
  return readdirSync(path.join(recordsPath, folder)).flatMap((file) => {
    const { name: id, ext } = path.parse(file);
    if (ext !== ".md" && ext !== ".yaml") return [];
    try {
      return [{ id, ...schema.parse(readFields(path.join(folder, file))) }];
    } catch {
      return [];
    }
  });
}

/** "Pool bar, Bishoftu" becomes pool-bar-bishoftu. */
const inHyphens = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

function readFacts(): ReadonlyMap<string, string> {
  const hours = recordsOf("services", serviceSchema).flatMap(({ id, hours }) =>
    hours.map(({ name, value }): Fact => [`hours:${id}/${inHyphens(name)}`, value]),
  );
  const arrivals = recordsOf("houses", houseSchema).flatMap(({ id, checkIn, checkOut }): Fact[] => [
    [`check-in:${id}`, hourInWords(checkIn[0])],
    [`check-out:${id}`, hourInWords(checkOut[0])],
  ]);
  const places = Object.entries(placeNames).flatMap(([id, { name, place }]): Fact[] => [
    [`place:${id}`, name],
    [`where:${id}`, place],
  ]);
  // A line that names another fact defines none itself, because a text has to name the original.
  const written = [...hours, ...arrivals, ...places].filter(([, value]) => !namesFact(value));
  return new Map(written);
}

let known: ReadonlyMap<string, string> | undefined;

function factNamed(name: string): { readonly value: string } | { readonly fault: string } {
  known ??= readFacts();
  const value = known.get(name);
  if (value !== undefined) return { value };
  const all = [...known.keys()];
  const beginnings = [name.replace(/[^:/]*$/, ""), name.replace(/:.*/, ":"), ""];
  const [near = []] = beginnings
    .map((beginning) => all.filter((each) => each.startsWith(beginning)))
    .filter((names) => names.length > 0);
  return {
    fault: `names {${name}}; it should be one of these: ${near.map((each) => `{${each}}`).join(", ")}.`,
  };
}

/** Fills in the facts that texts name, hours as all texts write them, and returns a sentence for each unknown name. */
export function fillFacts(fields: unknown): {
  readonly filled: unknown;
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  const fill = (value: unknown, at: readonly PropertyKey[]): unknown => {
    if (typeof value === "string")
      return replaceFacts(value, (name) => {
        const found = factNamed(name);
        if ("value" in found) return hoursInWords(found.value);
        faults.push(`${fieldName(at)} ${found.fault}`);
        return "";
      });
    if (Array.isArray(value))
      return value.map((each: unknown, place) => fill(each, [...at, place]));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, fill(each, [...at, key])]),
    );
  };
  return { filled: fill(fields, []), faults };
}

/** Returns the facts that words in code name, by their names; throws an error with `file` for an unknown one. */
export const factsFor = (file: string) => (name: string) => {
  const found = factNamed(name);
  if ("value" in found) return found.value;
  throw new Error(`${file} ${found.fault}`);
};
