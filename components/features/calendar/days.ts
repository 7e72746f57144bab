import { monthNames, weekdayNames } from "@/content/copy/dates";

export const dayMs = 86_400_000;

export type StayDates = {
  selectedInDate?: string;
  selectedOutDate?: string;
};

/** Adds days to a day, both as YYYY-MM-DD. */
export function dayAfter(isoDay: string, days: number): string {
  return new Date(Date.parse(isoDay) + days * dayMs).toISOString().slice(0, 10);
}

/**
 * Counts nights from check-in to check-out (ISO dates) in UTC, so that no clock change adds or loses one; undefined unless check-out is
 * later.
 */
export function nightsBetween(checkIn?: string, checkOut?: string): number | undefined {
  if (!checkIn || !checkOut) return undefined;
  const nights = Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / dayMs);
  return nights > 0 ? nights : undefined;
}

/** "21 November 2026" for 2026-11-21. */
export function formatDate(isoDay: string): string {
  const [year, month, day] = isoDay.split("-").map(Number);
  return `${day} ${monthNames[(month ?? 1) - 1]} ${year}`;
}

/** Formats 2026-11-21 as "Sat 21 November 2026", the same for a guest in any time zone. */
export function formatDay(isoDay: string): string {
  return `${weekdayNames[new Date(isoDay).getUTCDay()]} ${formatDate(isoDay)}`;
}
