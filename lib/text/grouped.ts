/**
 * Formats a whole number with a comma before every three digits: "1,580". It avoids Intl and toLocaleString, whose first use blocks a
 * phone for 40 to 80 ms while a page starts.
 */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ",");
}
