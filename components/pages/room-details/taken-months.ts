import { monthNames } from "@/content/copy/dates";
import { mergeNights, nightsWithin, type Nights } from "@/content/model/availability/nights";
import { dayAfter } from "@/lib/dates/days";
import { isoOf } from "@/lib/dates/today";

type TakenMonth = { readonly name: string; readonly nights: string };

const dayIn = (iso: string) => String(Number(iso.slice(8)));

/** Every month from today's to the last one with a taken night, with its taken nights as "3, 10 to 12". */
export function takenMonths(ranges: readonly Nights[], today: string): readonly TakenMonth[] {
  const nights = mergeNights(ranges);
  const last = nights.at(-1)?.to ?? "";
  const months: TakenMonth[] = [];
  let [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  for (let first = today; first <= last; first = isoOf(year, month, 1)) {
    const name = `${monthNames[month - 1]} ${year}`;
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
    const within = nightsWithin(nights, first, dayAfter(isoOf(year, month, 1), -1));
    const words = within.map(({ from, to }) =>
      from === to ? dayIn(from) : `${dayIn(from)} to ${dayIn(to)}`,
    );
    months.push({ name, nights: words.join(", ") });
  }
  return months;
}
