import type { z } from "zod";
import { pictures } from "@/content/pictures";
import { body, masterNames, order, picture } from "@/content/schemas/fields";
import type { Line } from "./words";

/** A field as the editor reads it from its configuration. */
export type Field = {
  readonly name: string;
  readonly widget: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** Where its rule stands: the collection and the names that lead to it. */
  readonly rule?: readonly string[];
  readonly fields?: readonly Field[];
  readonly field?: Field;
  readonly options?: readonly (string | { readonly label: string; readonly value: string })[];
  readonly [setting: string]: unknown;
};

/** Words of any schema, as the generator reads them. */
export type AnyWords = Readonly<Record<string, Line | AnyGroup>>;
type AnyGroup = {
  readonly label: string;
  readonly hint?: string;
  readonly one?: string;
  readonly fields: AnyWords;
};

type Type = z.core.$ZodType;
type Def = z.core.$ZodTypes["_zod"]["def"];

/** What may be chosen where the schema alone does not list it, and what values are called; both by where the field stands. */
export type Choices = {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

const defOf = (type: Type): Def => {
  const { def } = type._zod;
  return isDef(def) ? def : { type: "unknown" };
};
const isDef = (def: z.core.$ZodTypeDef): def is Def => typeof def.type === "string";

/** What an optional field holds once it is filled in, and what it holds until then. */
export function unwrap(type: Type): { inner: Type; required: boolean; initial?: unknown } {
  const def = defOf(type);
  if (def.type === "optional") return { ...unwrap(def.innerType), required: false };
  // A section of settings that an owner may leave empty.
  if (def.type === "prefault") return unwrap(def.innerType);
  if (def.type === "default")
    return { ...unwrap(def.innerType), required: false, initial: def.defaultValue };
  return { inner: type, required: true };
}

/** The names of an object's fields with their types; of a record over fixed names too. */
export function partsOf(type: Type): Readonly<Record<string, Type>> | undefined {
  const def = defOf(unwrap(type).inner);
  if (def.type === "object") return def.shape;
  if (def.type !== "record") return undefined;
  const keys = enumOf(def.keyType);
  return keys && Object.fromEntries(keys.map((key) => [key, def.valueType]));
}

/** What a list holds. */
export function itemOf(type: Type): Type | undefined {
  const def = defOf(unwrap(type).inner);
  if (def.type === "array") return def.element;
  return def.type === "tuple" ? def.items[0] : undefined;
}

/** The type at the end of a path of names; a list is entered without a name. */
export function typeAt(type: Type, path: readonly string[]): Type | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return type;
  const inside = itemOf(type) ?? type;
  const next = partsOf(inside)?.[name];
  return next && typeAt(next, rest);
}

/** What may be chosen of a fixed list of values. */
function enumOf(type: Type): readonly string[] | undefined {
  const def = defOf(type);
  return def.type === "enum" ? Object.values(def.entries).map(String) : undefined;
}

/** Every picture that a record may name. */
export const pictureNames = () =>
  [...new Set([...masterNames, ...Object.keys(pictures)])].sort((one, other) =>
    one.localeCompare(other),
  );

/** Long words get a box of several lines. */
const long =
  /^(body|text|description|searchDescription|excerpt|quote|rules|children|payment|alt|byline|feasts|answer|remark|caption|addresses.*)$/;

/** An identifier as a word: "single-bed" is "Single bed". What has capitals or signs of its own stays. */
export const inWords = (value: string) =>
  /^[a-z]+(-[a-z]+)*$/.test(value)
    ? value.charAt(0).toUpperCase() + value.slice(1).replaceAll("-", " ")
    : value;

const optionsOf = (values: readonly string[], { labels }: Choices, rule: readonly string[]) =>
  values.map((value) => ({ value, label: labels[rule.join(".")]?.[value] ?? inWords(value) }));

/** What a field of one value is edited with. */
function controlOf(
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
  if (/^(date|expires|pricesConfirmed)$/.test(name))
    return { widget: "desk-day", type: "date", format: "YYYY-MM-DD" };
  return { widget: long.test(name) ? "desk-words" : "desk-line" };
}

const lineOf = (word: Line | AnyGroup): { label: string; hint?: string } => {
  if (typeof word === "string") return { label: word };
  if ("fields" in word) return { label: word.label, ...(word.hint ? { hint: word.hint } : {}) };
  const [label, hint] = word;
  return { label, hint };
};

const groupOf = (word: Line | AnyGroup): AnyGroup | undefined =>
  typeof word === "object" && "fields" in word ? word : undefined;

/** What the schema says of an empty list: the editor has sentences of its own for too few entries, and none that names them. */
function sentenceOfEmpty(type: Type): string | undefined {
  if (!("safeParse" in type) || typeof type.safeParse !== "function") return undefined;
  const said: unknown = type.safeParse([]).error?.issues[0]?.message;
  return typeof said === "string" ? said.charAt(0).toUpperCase() + said.slice(1) : undefined;
}

function limitsOf(type: Type): { min?: number; max?: number } {
  const def = defOf(type);
  if (def.type === "tuple") return { min: def.items.length, max: def.items.length };
  const limits: { min?: number; max?: number } = {};
  for (const { _zod } of (def.type === "array" && def.checks) || []) {
    const check = _zod.def;
    if ("minimum" in check) limits.min = Number(check.minimum);
    if ("maximum" in check) limits.max = Number(check.maximum);
    if ("length" in check) limits.min = limits.max = Number(check.length);
  }
  return limits;
}

/** The fields of a schema, in the order of its words. */
export function fieldsOf(
  schema: Type,
  words: AnyWords,
  choices: Choices,
  at: readonly string[],
): readonly Field[] {
  const parts = partsOf(schema) ?? {};
  return Object.entries(words).flatMap(([name, word]): Field[] => {
    const type = parts[name];
    if (!type) return [];
    return [fieldOf(name, type, word, choices, [...at, name])];
  });
}

/** The editor knows no rule for its own fields; the whole record is checked when it is saved. */
function fieldOf(...parts: Parameters<typeof anyField>): Field {
  const { rule, ...field } = anyField(...parts);
  return field.widget.startsWith("desk-") && rule ? { ...field, rule } : field;
}

function anyField(
  name: string,
  type: Type,
  word: Line | AnyGroup,
  choices: Choices,
  rule: readonly string[],
): Field {
  const { inner, required, initial } = unwrap(type);
  const group = groupOf(word);
  const item = itemOf(inner);
  const values = choices.values[rule.join(".")] ?? enumOf(item ?? inner);
  const options = values && optionsOf(values, choices, rule);
  const common = {
    name,
    ...lineOf(word),
    required,
    rule,
    ...(initial === undefined ? {} : { default: initial }),
  };
  if (name === "focal") return { ...common, widget: "desk-focus" };
  if (name === "file" && rule[0] === "media") return { ...common, widget: "desk-photo" };
  if (item) {
    const limits = limitsOf(inner);
    const list = {
      ...common,
      ...limits,
      hint: common.hint ?? sentenceOfEmpty(inner),
      required: (limits.min ?? 0) > 0,
    };
    if (options) return { ...list, widget: "select", multiple: true, options };
    if (group)
      return {
        ...list,
        widget: "list",
        label_singular: group.one ?? name,
        collapsed: true,
        summary: summaryOf(group.fields),
        fields: fieldsOf(item, group.fields, choices, rule),
      };
    const one = { name: "line", label: "Line", rule: [...rule, "*"], ...controlOf(name, item) };
    return { ...list, widget: "list", field: one };
  }
  if (group)
    return {
      ...common,
      widget: "object",
      collapsed: rule.length > 1,
      fields: fieldsOf(inner, group.fields, choices, rule),
    };
  if (defOf(inner).type === "record") return { ...common, widget: "keyvalue" };
  const next = inner === order ? { default: 100 } : {};
  return {
    ...common,
    ...controlOf(rule.at(-2) === "addresses" ? "text" : name, inner, options),
    ...next,
  };
}

/** A list shows its entries by the words of their first two fields. */
const summaryOf = (words: AnyWords): string =>
  Object.keys(words)
    .slice(0, 2)
    .map((name) => `{{fields.${name}}}`)
    .join(", ");
