import { feastDay } from "@/lib/dates/feasts";
import { toEthiopian } from "@/lib/dates/ethiopian";
import { festivals, type Festival } from "@/content/copy/festivals";

export type FestivalDay = Festival & { readonly day: string };

export function festivalsOf(ethiopianYear: number): readonly FestivalDay[] {
  return festivals.map((festival) => ({
    ...festival,
    day: feastDay[festival.id](ethiopianYear),
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
