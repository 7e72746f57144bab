/** Texts and numbers as one word of letters, digits and hyphens, for a file's name or an id; what is undefined is left out. */
export function slug(parts: readonly (string | number | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined)
    .join("-")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-");
}
