import { isIsoDay } from "@/content/model/iso-day";

/** How the texts of a search are read: as fields and counters write them, or in a guest's own words too (read-words.ts). */
export type SearchReader = {
  /**
   * The ISO date that a text names, undefined where it names none; a day without a year is the next from `today` (an ISO date) on, and
   * 12/5 is read with its month first where `other`, the text of the stay's other day, can only be read so.
   */
  readDay(text: string, today: string, other?: string): string | undefined;
  /** The count that a text names, whole and not clamped; undefined where it names none. */
  readCount(text: string): number | undefined;
};

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
