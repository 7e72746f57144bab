import { isIsoDay } from "@/content/iso-day";

/** How the texts of a search are read: as fields and counters write them, or in a guest's own words too (read-words.ts). */
export type SearchReader = {
  /** The ISO date that a text names, undefined where it names none; a day without a year is the next after `today` (an ISO date). */
  readDay(text: string, today: string): string | undefined;
  /** The count that a text names, whole and not clamped; undefined where it names none. */
  readCount(text: string): number | undefined;
};

export function isoOf(year: number, month: number, day: number): string {
  const padded = (part: number, length: number) => String(part).padStart(length, "0");
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** The guest's own day as an ISO date: not that of UTC, which may be another. */
export function todayIso(): string {
  const now = new Date(Date.now());
  return isoOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** The ISO date that a text is, where the calendar has that day and it is none of an older century. */
export function existingDay(text: string): string | undefined {
  const iso = text.trim();
  return isIsoDay(iso) && iso >= "1900" ? iso : undefined;
}

export const asWritten: SearchReader = {
  readDay: existingDay,
  readCount: (text) =>
    /^\s*[+-]?\d{1,15}(\.\d+)?\s*$/.test(text) ? Math.trunc(Number(text)) : undefined,
};
