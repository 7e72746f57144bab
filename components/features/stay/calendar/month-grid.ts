import { dayAfter } from "@/lib/dates/days";
import { firstDay, lastDay, monthAfter, monthOf } from "@/lib/dates/months";

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
