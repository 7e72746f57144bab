import { dayMs } from "./days";

export type EthiopianDay = { readonly year: number; readonly month: number; readonly day: number };

/** Days from 1 January 1970 to 1 Meskerem of the Ethiopian year 1, which is 29 August of the year 8 in the Julian calendar. */
const epochDay = -716_367;

export function fromEthiopian(year: number, month: number, day: number): string {
  const days = 365 * (year - 1) + Math.floor(year / 4) + 30 * (month - 1) + day - 1;
  return new Date((epochDay + days) * dayMs).toISOString().slice(0, 10);
}

export function toEthiopian(isoDay: string): EthiopianDay {
  const days = Date.parse(isoDay) / dayMs - epochDay;
  // Four years have 1,461 days, and the third of them has one more than the others.
  const year = Math.floor((4 * days + 1463) / 1461);
  const dayOfYear = days - 365 * (year - 1) - Math.floor(year / 4);
  return { year, month: Math.floor(dayOfYear / 30) + 1, day: (dayOfYear % 30) + 1 };
}
