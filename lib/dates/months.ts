import { dayAfter } from "./days";

/* Days are ISO dates ("2027-03-05"), months the first part of one ("2027-03"). Both are counted in UTC, so that no time zone and no
   clock change moves a day. */

export const monthOf = (day: string) => day.slice(0, 7);

/** The month that comes so many after another. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

export const firstDay = (month: string) => `${month}-01`;

export const lastDay = (month: string) => dayAfter(firstDay(monthAfter(month, 1)), -1);
