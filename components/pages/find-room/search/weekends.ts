import { dayAfter } from "@/lib/dates/days";

/** Numbered as Date counts the days of a week, from Sunday on. */
const friday = 5;

export type QuickStay = {
  readonly id: "thisWeekend" | "nextWeekend" | "week";
  readonly first: string;
  readonly last: string;
};

/**
 * Returns two nights from the next Friday, two from the one after, and seven from the Saturday between. `today` is an ISO date; on a
 * Saturday or a Sunday the weekend has begun, and the next Friday is that of the next one.
 */
export function weekends(today: string): readonly QuickStay[] {
  const untilFriday = (friday - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
  const first = dayAfter(today, untilFriday);
  const hasBegun = untilFriday > 4;
  const next = hasBegun ? first : dayAfter(first, 7);
  const week = dayAfter(first, 1);
  return [
    ...(hasBegun ? [] : [{ id: "thisWeekend" as const, first, last: dayAfter(first, 2) }]),
    { id: "nextWeekend", first: next, last: dayAfter(next, 2) },
    { id: "week", first: week, last: dayAfter(week, 7) },
  ];
}
