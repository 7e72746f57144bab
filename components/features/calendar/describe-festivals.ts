import { formatEthiopian } from "@/components/features/calendar/ethiopian-calendar";
import { festivalsDuring } from "@/components/features/calendar/festival-dates";
import { formatDay } from "@/components/features/booking/stay";
import type { Festival } from "@/content/festivals";

export type FestivalDescription = Festival & { readonly date: string };

/** More than a stay can hold is a journey through the years, and no list of feasts helps it. */
const mostTold = 5;

/** The festivals of a stay as a guest reads them: "Thu 7 January 2027 (29 Tahsas 2019)". */
export function describeFestivals(
  firstDay: string,
  lastDay: string,
): readonly FestivalDescription[] {
  return festivalsDuring(firstDay, lastDay)
    .slice(0, mostTold)
    .map(({ day, ...festival }) => ({
      ...festival,
      date: `${formatDay(day)} (${formatEthiopian(day)})`,
    }));
}
