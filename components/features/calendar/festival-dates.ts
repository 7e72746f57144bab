import { fromEthiopian, toEthiopian } from "@/components/features/calendar/ethiopian-calendar";
import { festivals, type Festival, type FestivalId } from "@/content/copy/festivals";

/** Computes Orthodox Easter by Meeus's rule for the Julian calendar, which is thirteen days behind ours in this century. */
export function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const month = Math.floor((moon + weekday + 114) / 31);
  const julianDay = ((moon + weekday + 114) % 31) + 1;
  const gap = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  return new Date(Date.UTC(year, month - 1, julianDay + gap)).toISOString().slice(0, 10);
}

/** Genna keeps its distance of nine months from the Annunciation, so it falls a day earlier after a year of 366 days. */
export const festivalDay: Record<FestivalId, (ethiopianYear: number) => string> = {
  enkutatash: (year) => fromEthiopian(year, 1, 1),
  meskel: (year) => fromEthiopian(year, 1, 17),
  genna: (year) => fromEthiopian(year, 4, year % 4 === 0 ? 28 : 29),
  timket: (year) => fromEthiopian(year, 5, 11),
  fasika: (year) => orthodoxEaster(year + 8),
};

export type FestivalDay = Festival & { readonly day: string };

export function festivalsOf(ethiopianYear: number): readonly FestivalDay[] {
  return festivals.map((festival) => ({
    ...festival,
    day: festivalDay[festival.id](ethiopianYear),
  }));
}

/** A static page lists the festivals of two years, since the next build may be that far away (upcoming-list.client.tsx). */
export const festivalsOfTwoYears = 2 * festivals.length;

export function festivalsFrom(
  isoDay: string,
  count: number = festivals.length,
): readonly FestivalDay[] {
  const { year } = toEthiopian(isoDay);
  return [0, 1, 2]
    .flatMap((later) => festivalsOf(year + later))
    .filter(({ day }) => day >= isoDay)
    .slice(0, count);
}

/** The festivals that a guest meets from the day of arrival to that of departure, both included; for stays of up to two years. */
export function festivalsDuring(firstDay: string, lastDay: string): readonly FestivalDay[] {
  const from = toEthiopian(firstDay).year;
  const to = Math.min(toEthiopian(lastDay).year, from + 2);
  const years = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return years.flatMap(festivalsOf).filter(({ day }) => day >= firstDay && day <= lastDay);
}
