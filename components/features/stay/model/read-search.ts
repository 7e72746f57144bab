import { isIsoDay } from "@/content/model/iso-day";

/** How the values of a search are read: as form fields write them, or in a guest's own words too (read-words.ts). */
export type SearchReader = {
  /**
   * Returns the ISO date that a text names, or undefined. A day without a year is the next one after `today` (an ISO date); 12/5 is read
   * month first if `other`, the stay's other day, can only be read that way.
   */
  readDay(text: string, today: string, other?: string): string | undefined;
  readCount(text: string): number | undefined;
};

/** Accepts a text that is an ISO date, if the calendar has that day and it is not of an older century. */
export function existingDay(text: string): string | undefined {
  const iso = text.trim();
  return isIsoDay(iso) && iso >= "1900" ? iso : undefined;
}

export const asWritten: SearchReader = {
  readDay: existingDay,
  readCount: (text) =>
    /^\s*[+-]?\d{1,15}(\.\d+)?\s*$/.test(text) ? Math.trunc(Number(text)) : undefined,
};
