import { dayAfter } from "@/lib/dates/days";

/* Days are ISO dates ("2027-03-05"), months the first part of one ("2027-03"). Both are counted in UTC, so that no time zone and no
   clock change moves a day. */

export const monthOf = (day: string) => day.slice(0, 7);

export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

export const firstDay = (month: string) => `${month}-01`;

export const lastDay = (month: string) => dayAfter(firstDay(monthAfter(month, 1)), -1);

/** Counts from Monday, which is 0. */
const placeInWeek = (day: string) => (new Date(day).getUTCDay() + 6) % 7;

/** The weeks of a month from Monday on; undefined for the days of other months. */
export function weeksOf(month: string): readonly (readonly (string | undefined)[])[] {
  const first = firstDay(month);
  const before = placeInWeek(first);
  const count = Number(lastDay(month).slice(8));
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => {
      const after = week * 7 + place - before;
      return after >= 0 && after < count ? dayAfter(first, after) : undefined;
    }),
  );
}

/** The same day of another month, or its last one. */
export function dayInMonth(month: string, day: string): string {
  const same = `${month}${day.slice(7)}`;
  const last = lastDay(month);
  return same < last ? same : last;
}

/** Where a key leads from a day, as in the grids of the ARIA practices; undefined for other keys. */
export function movedDay(day: string, key: string, shift = false): string | undefined {
  const months = (count: number) => dayInMonth(monthAfter(monthOf(day), count), day);
  switch (key) {
    case "ArrowLeft":
      return dayAfter(day, -1);
    case "ArrowRight":
      return dayAfter(day, 1);
    case "ArrowUp":
      return dayAfter(day, -7);
    case "ArrowDown":
      return dayAfter(day, 7);
    case "Home":
      return dayAfter(day, -placeInWeek(day));
    case "End":
      return dayAfter(day, 6 - placeInWeek(day));
    case "PageUp":
      return months(shift ? -12 : -1);
    case "PageDown":
      return months(shift ? 12 : 1);
    default:
      return undefined;
  }
}
