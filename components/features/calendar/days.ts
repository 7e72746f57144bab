import { monthNames, weekdayNames } from "@/content/copy/dates";

export type StayDates = {
  selectedInDate?: string;
  selectedOutDate?: string;
};

/** "21 November 2026" for 2026-11-21. */
export function formatDate(isoDay: string): string {
  const [year, month, day] = isoDay.split("-").map(Number);
  return `${day} ${monthNames[(month ?? 1) - 1]} ${year}`;
}

/** Formats 2026-11-21 as "Sat 21 November 2026", the same for a guest in any time zone. */
export function formatDay(isoDay: string): string {
  return `${weekdayNames[new Date(isoDay).getUTCDay()]} ${formatDate(isoDay)}`;
}
