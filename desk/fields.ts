import { order } from "@/content/schemas/fields";
import {
  defOf,
  enumOf,
  itemOf,
  limitsOf,
  partsOf,
  sentenceOfEmpty,
  unwrap,
  type Type,
} from "./read-schema";
import { controlOf, optionsOf, type Choices } from "./widgets";
import type { Line } from "./words";

export type Field = {
  readonly name: string;
  readonly widget: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** The location of its rule: the collection and the path of names. */
  readonly rule?: readonly string[];
  readonly fields?: readonly Field[];
  readonly field?: Field;
  readonly options?: readonly (string | { readonly label: string; readonly value: string })[];
  readonly [setting: string]: unknown;
};

/** The labels of any schema, as the generator reads them. */
export type AnyWords = Readonly<Record<string, Line | AnyGroup>>;
type AnyGroup = {
  readonly label: string;
  readonly hint?: string;
  readonly one?: string;
  readonly fields: AnyWords;
};

const lineOf = (word: Line | AnyGroup): { label: string; hint?: string } => {
  if (typeof word === "string") return { label: word };
  if ("fields" in word) return { label: word.label, ...(word.hint ? { hint: word.hint } : {}) };
  const [label, hint] = word;
  return { label, hint };
};

const groupOf = (word: Line | AnyGroup): AnyGroup | undefined =>
  typeof word === "object" && "fields" in word ? word : undefined;

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

const smallGroup = 3;

/** The editor does not validate its own fields, because the whole record is checked when it is saved. */
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
    // The editor would refuse an optional list that was left empty for being too short.
    const limits = required ? limitsOf(inner) : { ...limitsOf(inner), min: undefined };
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
      // Who adds a small group fills it in.
      collapsed: rule.length > 1 && (required || Object.keys(group.fields).length > smallGroup),
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

/** A list labels its entries by their first two fields. */
const summaryOf = (words: AnyWords): string =>
  Object.keys(words)
    .slice(0, 2)
    .map((name) => `{{fields.${name}}}`)
    .join(", ");
