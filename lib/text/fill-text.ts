/**
 * Fills values into the names in braces: "{count} nights" and { count: 3 } give "3 nights". A value is never read as a pattern, and a
 * name without a value stays.
 */
export function fillText(
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
