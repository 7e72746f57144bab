import { formatMonth } from "@/components/features/calendar/format-month";
import { mergeNights, nightsWithin, type Nights } from "@/content/model/availability/nights";
import { firstDay, lastDay, monthAfter, monthOf } from "@/lib/dates/months";

type TakenMonth = { readonly name: string; readonly nights: string };

const dayIn = (iso: string) => String(Number(iso.slice(8)));

/** Every month from today's to the last one with a taken night, with its taken nights as "3, 10 to 12". */
export function takenMonths(ranges: readonly Nights[], today: string): readonly TakenMonth[] {
  const nights = mergeNights(ranges);
  const last = nights.at(-1)?.to ?? "";
  const months: TakenMonth[] = [];
  let month = monthOf(today);
  for (let first = today; first <= last; first = firstDay(month)) {
    const words = nightsWithin(nights, first, lastDay(month)).map(({ from, to }) =>
      from === to ? dayIn(from) : `${dayIn(from)} to ${dayIn(to)}`,
    );
    months.push({ name: formatMonth(month), nights: words.join(", ") });
    month = monthAfter(month, 1);
  }
  return months;
}
