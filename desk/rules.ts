import { describeIssue } from "@/content/schemas/describe-issue";
import { fileNameFault } from "@/content/schemas/file-name";
import { schemaOf } from "./collections";
import { itemOf, partsOf, typeAt, unwrap } from "./read-schema";
import { isBlank, isObject, type Fields } from "./field-values";

type Type = NonNullable<ReturnType<typeof typeAt>>;

const safe = (type: Type | undefined, value: unknown) => {
  if (!type || !("safeParse" in type) || typeof type.safeParse !== "function") return [];
  const { error } = type.safeParse(value, { reportInput: true });
  return error ? error.issues : [];
};

/** Returns the build's message about one value; undefined where it has none. */
export function sentenceFor(rule: readonly string[], value: unknown): string | undefined {
  const [name = "", ...path] = rule;
  const item = path.at(-1) === "*";
  const place = item ? path.slice(0, -1) : path;
  const found = typeAt(schemaOf(name), place);
  const type = item && found ? itemOf(found) : found;
  const field = place.at(-1) ?? "";
  const given = value === "" || value === null ? undefined : value;
  const [issue] = safe(type, given);
  if (!issue) return undefined;
  return describeIssue({ ...issue, path: [field, ...issue.path] }, { [field]: given });
}

/** The editor notes in the entries of a list which is which. */
const editorsOwn = "__sc_";

/** Leaves out empty fields and lists as files do, unless the schema requires the group or the list around them. */
export function tidied(name: string, fields: Fields): Fields {
  const tidy = (type: Type, value: unknown): unknown => {
    const parts = partsOf(type);
    if (Array.isArray(value)) {
      const item = itemOf(type);
      return item ? value.map((each: unknown) => tidy(item, each)) : value;
    }
    if (!parts || !isObject(value)) return value;
    const names = Object.keys({ ...parts, ...value }).filter((key) => !key.startsWith(editorsOwn));
    const entries = names.map((key): readonly [string, unknown] => {
      const part = parts[key];
      if (!part) return [key, value[key]];
      const { inner, required, initial } = unwrap(part);
      const given = value[key];
      // A box that nobody has ticked.
      const isUnticked = given === false && !required && initial === undefined;
      if (!isBlank(given) && !isUnticked) return [key, tidy(part, given)];
      if (!required) return [key, undefined];
      return [key, itemOf(inner) ? [] : partsOf(inner) ? {} : undefined];
    });
    return Object.fromEntries(entries.filter(([, each]) => each !== undefined));
  };
  const tidyFields = tidy(schemaOf(name), fields);
  return isObject(tidyFields) ? tidyFields : {};
}

export function sentencesFor(name: string, file: string, fields: Fields): readonly string[] {
  const id = file.replace(/^.*\//, "").replace(/\.\w+$/, "");
  const misnamed = name === "site" ? undefined : fileNameFault(id);
  const kept = tidied(name, fields);
  const { error } = schemaOf(name).safeParse(kept, { reportInput: true });
  const faults = error?.issues.map((issue) => describeIssue(issue, kept)) ?? [];
  return [...(misnamed ? [misnamed] : []), ...faults].map((fault) => `${file}: ${fault}`);
}
