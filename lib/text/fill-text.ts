/**
 * A text of content/ with values in the places that it names in braces: "{count} nights" and { count: 3 } give "3 nights". A value is
 * never read as a pattern, and a place without one stays as it is.
 */
export function fillText(
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
