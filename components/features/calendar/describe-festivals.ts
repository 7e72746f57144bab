import { formatEthiopian } from "@/components/features/calendar/ethiopian-calendar";
import {
  festivalsDuring,
  festivalsFrom,
  type FestivalDay,
} from "@/components/features/calendar/festival-dates";
import { formatDay } from "@/components/features/calendar/days";
import type { Festival } from "@/content/copy/festivals";

export type FestivalDescription = Festival & { readonly date: string };

const mostFestivals = 5;

function described({ day, ...festival }: FestivalDay): FestivalDescription {
  return { ...festival, date: `${formatDay(day)} (${formatEthiopian(day)})` };
}

/** Lists the festivals of a stay as a guest reads them: "Thu 7 January 2027 (29 Tahsas 2019)". */
export function describeFestivals(
  firstDay: string,
  lastDay: string,
): readonly FestivalDescription[] {
  return festivalsDuring(firstDay, lastDay).slice(0, mostFestivals).map(described);
}

export function nextFestivals(
  isoDay: string,
  count?: number,
): readonly (FestivalDescription & { readonly day: string })[] {
  return festivalsFrom(isoDay, count).map((one) => ({ ...described(one), day: one.day }));
}
