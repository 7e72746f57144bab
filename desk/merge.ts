import { isObject, same, type Fields } from "./field-values";

/** What two people changed at once. */
export type Merged = { readonly fields: Fields; readonly clashes: readonly string[] };

/**
 * The fields of `theirs` with what `mine` changed in `base`. A field that both changed, each in their own way, is a clash; a list counts
 * as one field.
 */
export function merge(base: Fields, mine: Fields, theirs: Fields, at = ""): Merged {
  const clashes: string[] = [];
  const fields: Record<string, unknown> = { ...theirs };
  for (const name of Object.keys({ ...base, ...mine })) {
    const [from, to, now] = [base[name], mine[name], theirs[name]];
    if (same(from, to) || same(to, now)) continue;
    if (isObject(from) && isObject(to) && isObject(now)) {
      const inner = merge(from, to, now, `${at}${name}, `);
      fields[name] = inner.fields;
      clashes.push(...inner.clashes);
    } else if (same(from, now)) fields[name] = to;
    else clashes.push(at + name);
  }
  return { fields, clashes };
}
