import { dollars } from "@/lib/text/dollars";

/** Formats cents as US dollars: "$1,650", or "$1,650.25" where there are cents. */
export function money(cents: number): string {
  const rest = Math.abs(cents) % 100;
  const whole = dollars((Math.abs(cents) - rest) / 100);
  const sign = cents < 0 ? "−" : "";
  return rest === 0 ? sign + whole : `${sign}${whole}.${String(rest).padStart(2, "0")}`;
}
