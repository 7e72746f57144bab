import { ethiopianMonths } from "@/content/calendar";

export type EthiopianDay = { readonly year: number; readonly month: number; readonly day: number };

/** The browser's own calendar does the counting; in UTC, as every date of a stay is a day and no moment. */
const parts = new Intl.DateTimeFormat("en-u-ca-ethiopic-nu-latn", {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  timeZone: "UTC",
});

/** The Ethiopian date of a day given as YYYY-MM-DD: 12 Hidar 2019 for 2026-11-21. */
export function toEthiopian(isoDay: string): EthiopianDay {
  const found = { year: 0, month: 0, day: 0 };
  for (const { type, value } of parts.formatToParts(new Date(`${isoDay}T00:00:00Z`))) {
    if (type === "year" || type === "month" || type === "day") found[type] = Number(value);
  }
  return found;
}

/** "12 Hidar 2019" for 2026-11-21. The names are ours: browsers spell them in several ways. */
export function formatEthiopian(
  isoDay: string,
  months: readonly string[] = ethiopianMonths,
): string {
  const { year, month, day } = toEthiopian(isoDay);
  return `${day} ${months[month - 1]} ${year}`;
}
