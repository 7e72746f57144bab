import { dayAfter, dayMs } from "@/lib/dates/days";
import { fromEthiopian, toEthiopian } from "@/lib/dates/ethiopian";
import { feastDay } from "@/lib/dates/feasts";
import type { FastId } from "@/content/copy/fasting";

/** Limits the days that are searched, because a longer stay is a typing error. */
const mostDays = 400;

export type Fast = { readonly id: FastId; readonly first: string; readonly last: string };

/**
 * The fasts of an Ethiopian year that last several days, in their order. The fasts are those of the Fetha Negest, chapter 15; the movable
 * ones keep the distances of the Bahire Hasab, which counts from the Monday of Nineveh: 14 days to Great Lent, 69 to Fasika, 119 to the
 * Fast of the Apostles.
 */
export function fastsOf(ethiopianYear: number): readonly Fast[] {
  const on = (month: number, day: number) => fromEthiopian(ethiopianYear, month, day);
  const fasika = feastDay.fasika(ethiopianYear);
  const timketEve = dayAfter(feastDay.timket(ethiopianYear), -1);
  return [
    // Tsome Nebiyat: from 15 Hidar; the gahad (eve) of Genna is its last day.
    { id: "prophets", first: on(3, 15), last: dayAfter(feastDay.genna(ethiopianYear), -1) },
    // The gahad of Timket: one day.
    { id: "timketEve", first: timketEve, last: timketEve },
    // Tsome Nenewe: Monday to Wednesday, ten weeks before Fasika.
    { id: "nineveh", first: dayAfter(fasika, -69), last: dayAfter(fasika, -67) },
    // Abiy Tsom or Hudadi: the 55 days before Fasika.
    { id: "lent", first: dayAfter(fasika, -55), last: dayAfter(fasika, -1) },
    // Tsome Hawariyat: from the Monday after Pentecost; the feast of the Apostles is on 5 Hamle.
    { id: "apostles", first: dayAfter(fasika, 50), last: on(11, 4) },
    // Tsome Filseta: the feast of the Assumption is on 16 Nehase.
    { id: "filseta", first: on(12, 1), last: on(12, 15) },
  ];
}

function daysDuring(firstDay: string, lastDay: string): readonly string[] {
  const count = (Date.parse(lastDay) - Date.parse(firstDay)) / dayMs + 1;
  const length = Math.max(0, Math.min(mostDays, count));
  return Array.from({ length }, (_, index) => dayAfter(firstDay, index));
}

const wednesday = 3;
const friday = 5;

/** Wednesdays and Fridays are kept all year but in the fifty days from Fasika to Pentecost and where Genna or Timket falls on one (Fetha Negest, chapter 15). */
function isKeptWeekday(isoDay: string): boolean {
  const weekday = new Date(isoDay).getUTCDay();
  if (weekday !== wednesday && weekday !== friday) return false;
  const { year } = toEthiopian(isoDay);
  const fasika = feastDay.fasika(year);
  const feast = isoDay === feastDay.genna(year) || isoDay === feastDay.timket(year);
  return !feast && (isoDay < fasika || isoDay >= dayAfter(fasika, 50));
}

export type FastingDays = {
  readonly fasts: readonly Fast[];
  readonly weekdays: readonly string[];
};

/** Finds the fasting days of the Ethiopian Orthodox Tewahedo Church from the day of arrival to that of departure, both included. */
export function fastingDaysDuring(firstDay: string, lastDay: string): FastingDays {
  const days = daysDuring(firstDay, lastDay);
  const end = days.at(-1);
  if (end === undefined) return { fasts: [], weekdays: [] };
  const { year } = toEthiopian(firstDay);
  return {
    fasts: [year, year + 1, year + 2]
      .flatMap(fastsOf)
      .filter(({ first, last }) => first <= end && last >= firstDay),
    weekdays: days.filter(isKeptWeekday),
  };
}
