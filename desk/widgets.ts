import { body, masterNames, picture } from "@/content/schemas/fields";
import { defOf, type Type } from "./read-schema";

/** The choices that the schema does not list, and the labels of values; both by the location of the field. */
export type Choices = {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

export const pictureNames = () => [...masterNames].sort((one, other) => one.localeCompare(other));

const accepts = (type: Type, value: string) =>
  "safeParse" in type && typeof type.safeParse === "function" && type.safeParse(value).success;

/** Whether a value is a day and nothing else; nights of every year are typed, as 10-01. */
const isDay = (type: Type) =>
  accepts(type, "2026-10-12") && !accepts(type, "2026-13-01") && !accepts(type, "10-12");

/** Long texts get a box of several lines. */
const long =
  /^(body|text|description|searchDescription|excerpt|quote|rules|children|payment|alt|byline|feasts|answer|remark|caption|addresses.*)$/;

/** Turns an identifier into words: "single-bed" becomes "Single bed". Capitals and signs are kept. */
export const inWords = (value: string) =>
  /^[a-z]+(-[a-z]+)*$/.test(value)
    ? value.charAt(0).toUpperCase() + value.slice(1).replaceAll("-", " ")
    : value;

export const optionsOf = (
  values: readonly string[],
  { labels }: Choices,
  rule: readonly string[],
) => values.map((value) => ({ value, label: labels[rule.join(".")]?.[value] ?? inWords(value) }));

/** Chooses the control of a field with one value. */
export function controlOf(
  name: string,
  inner: Type,
  chosen?: readonly { readonly value: string; readonly label: string }[],
) {
  const def = defOf(inner);
  if (inner === picture) return { widget: "desk-picture", options: pictureNames() };
  if (inner === body || name === "body") return { widget: "desk-prose" };
  if (chosen) return { widget: name === "room" ? "desk-room" : "desk-choice", options: chosen };
  if (def.type === "literal" && typeof def.values[0] === "number")
    return { widget: "desk-number", value_type: "int", default: def.values[0] };
  if (def.type === "boolean") return { widget: "boolean" };
  if (def.type === "number") {
    const whole = def.checks?.some(({ _zod }) => _zod.def.check === "number_format") ?? false;
    const format = "format" in def;
    return { widget: "desk-number", value_type: whole || format ? "int" : "float" };
  }
  if (isDay(inner)) return { widget: "desk-day", type: "date", format: "YYYY-MM-DD" };
  return { widget: long.test(name) ? "desk-words" : "desk-line" };
}
