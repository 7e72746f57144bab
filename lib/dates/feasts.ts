import { fromEthiopian } from "./ethiopian";

/** Computes Orthodox Easter by Meeus's rule for the Julian calendar, which is thirteen days behind ours in this century. */
export function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const month = Math.floor((moon + weekday + 114) / 31);
  const julianDay = ((moon + weekday + 114) % 31) + 1;
  const gap = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  return new Date(Date.UTC(year, month - 1, julianDay + gap)).toISOString().slice(0, 10);
}

export type FeastId = "enkutatash" | "meskel" | "genna" | "timket" | "fasika";

/** Genna keeps its distance of nine months from the Annunciation, so it falls a day earlier after a year of 366 days. */
export const feastDay: Readonly<Record<FeastId, (ethiopianYear: number) => string>> = {
  enkutatash: (year) => fromEthiopian(year, 1, 1),
  meskel: (year) => fromEthiopian(year, 1, 17),
  genna: (year) => fromEthiopian(year, 4, year % 4 === 0 ? 28 : 29),
  timket: (year) => fromEthiopian(year, 5, 11),
  fasika: (year) => orthodoxEaster(year + 8),
};
