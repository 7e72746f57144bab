import { toEthiopian } from "@/lib/dates/ethiopian";
import { ethiopianMonths } from "@/content/copy/ethiopian-months";

/** Formats 2026-11-21 as "12 Hidar 2019"; we spell the names ourselves, because browsers disagree. */
export function formatEthiopian(
  isoDay: string,
  months: readonly string[] = ethiopianMonths,
): string {
  const { year, month, day } = toEthiopian(isoDay);
  return `${day} ${months[month - 1]} ${year}`;
}
