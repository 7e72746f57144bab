/** Joins texts and numbers into letters, digits and hyphens, for a file's name or an id; undefined values are left out. */
export function slug(parts: readonly (string | number | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined)
    .join("-")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-");
}
