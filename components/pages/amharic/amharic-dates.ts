import { toEthiopian } from "@/components/features/calendar/ethiopian-calendar";
import { festivalsFrom } from "@/components/features/calendar/festival-dates";
import { amharic, amharicCommonMonths, amharicMonths } from "@/content/copy/amharic";
import type { FestivalId } from "@/content/copy/festivals";

/** "ኅዳር 12 ቀን 2019 ዓ.ም." for 2026-11-21. */
export function amharicDay(isoDay: string): string {
  const { year, month, day } = toEthiopian(isoDay);
  return `${amharicMonths[month - 1]} ${day} ${amharic.day} ${year} ${amharic.ethiopianEra}`;
}

/** "ኖቬምበር 21 ቀን 2026 እ.ኤ.አ." for 2026-11-21. */
export function amharicCommonDay(isoDay: string): string {
  const [year, month, day] = isoDay.split("-").map(Number);
  return `${amharicCommonMonths[(month ?? 1) - 1]} ${day} ${amharic.day} ${year} ${amharic.commonEra}`;
}

/** The feasts from a day on, the nearest first. */
export function nextFeasts(
  isoDay: string,
  count?: number,
): readonly { id: FestivalId; day: string }[] {
  return festivalsFrom(isoDay, count).map(({ id, day }) => ({ id, day }));
}
