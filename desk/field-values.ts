/** A record as its file has it: the fields and, in Markdown files, the text below them as `body`. */
export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Empty fields are equivalent to missing ones. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (isObject(value) && Object.values(value).every(isEmpty));

/** A form leaves a list empty that nobody filled in; a file may say that one is empty, so this is not equivalent to a missing one. */
export const isBlank = (value: unknown): boolean =>
  isEmpty(value) ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.values(value).every(isBlank));

export function same(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, place) => same(each, other[place]));
  if (isObject(one) && isObject(other))
    return Object.keys({ ...one, ...other }).every((key) => same(one[key], other[key]));
  return one === other;
}
