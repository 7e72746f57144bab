import { dayAfter } from "@/components/features/calendar/days";

const friday = 5;
const saturday = 6;

/** The next such day of the week (0 is Sunday) from `today` on, that day included. */
function next(today: string, weekday: number): string {
  const ahead = (weekday - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
  return dayAfter(today, ahead);
}

export type QuickStay = {
  readonly id: "thisWeekend" | "nextWeekend" | "week";
  /** ISO dates of arrival and departure. */
  readonly first: string;
  readonly last: string;
};

/** Two nights from the next Friday, two from the one after, and seven from the Saturday between. `today` is an ISO date. */
export function weekends(today: string): readonly QuickStay[] {
  const first = next(today, friday);
  const second = dayAfter(first, 7);
  const week = next(dayAfter(first, 1), saturday);
  return [
    { id: "thisWeekend", first, last: dayAfter(first, 2) },
    { id: "nextWeekend", first: second, last: dayAfter(second, 2) },
    { id: "week", first: week, last: dayAfter(week, 7) },
  ];
}
