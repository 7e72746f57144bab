import { toEthiopian } from "@/lib/dates/ethiopian";
import { festivalsFrom } from "@/components/features/calendar/festival-dates";
import { amharic, amharicCommonMonths } from "@/content/copy/amharic";
import { amharicMonths } from "@/content/copy/ethiopian-months";
import type { FeastId } from "@/lib/dates/feasts";

/** Formats 2026-11-21 as "ኅዳር 12 ቀን 2019 ዓ.ም.". */
export function amharicDay(isoDay: string): string {
  const { year, month, day } = toEthiopian(isoDay);
  return `${amharicMonths[month - 1]} ${day} ${amharic.day} ${year} ${amharic.ethiopianEra}`;
}

/** Formats 2026-11-21 as "ኖቬምበር 21 ቀን 2026 እ.ኤ.አ.". */
export function amharicCommonDay(isoDay: string): string {
  const [year, month, day] = isoDay.split("-").map(Number);
  return `${amharicCommonMonths[(month ?? 1) - 1]} ${day} ${amharic.day} ${year} ${amharic.commonEra}`;
}

export function nextFeasts(
  isoDay: string,
  count?: number,
): readonly { id: FeastId; day: string }[] {
  return festivalsFrom(isoDay, count).map(({ id, day }) => ({ id, day }));
}
