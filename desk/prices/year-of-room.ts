import { hasSeasons, isGap } from "@/content/model/quotation/gaps";
import { closedBy, ruledNight, ruleFor } from "@/content/model/quotation/nights";
import { nightOf } from "@/content/model/quotation/quote";
import type { PriceRules } from "@/content/model/quotation/rules";
import { nightsWithin, type Nights } from "@/content/model/availability/nights";
import { dayAfter } from "@/lib/dates/days";
import { firstDay, monthAfter } from "@/lib/dates/months";

export type YearNight = {
  readonly day: string;
  /** In cents, before offers and what comes on top. */
  readonly rate: number;
  /** The rules that make the rate. */
  readonly why: readonly string[];
  readonly season?: string | undefined;
  /** The name of the rule that closes the room. */
  readonly closed?: string | undefined;
  readonly isTaken: boolean;
  /** Whether other nights have a season and this one has none. */
  readonly isGap: boolean;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly arrivalDays?: readonly string[] | undefined;
};

export type Month = { readonly month: string; readonly nights: readonly YearNight[] };

const lengthOfYear = 12;

function nightIn(
  day: string,
  rate: number,
  rates: PriceRules["rates"],
  taken: readonly Nights[],
): YearNight {
  const ruled = ruledNight(day, rates);
  return {
    ...nightOf(ruled, rate, undefined),
    season: ruleFor(ruled, "season")?.name,
    closed: closedBy(ruled)?.name,
    isTaken: nightsWithin(taken, day, day).length > 0,
    isGap: hasSeasons(rates) && isGap(ruled),
    least: ruleFor(ruled, "leastNights")?.leastNights,
    most: ruleFor(ruled, "mostNights")?.mostNights,
    arrivalDays: ruleFor(ruled, "arrivalDays")?.arrivalDays,
  };
}

/** Twelve months of a room, night by night; `rate` is its own rate in dollars. */
export function yearOf(
  { rate, rates }: { rate: number; rates: PriceRules["rates"] },
  taken: readonly Nights[],
  from: string,
): readonly Month[] {
  return Array.from({ length: lengthOfYear }, (_, place) => {
    const month = monthAfter(from, place);
    const nights: YearNight[] = [];
    for (let day = firstDay(month); day.startsWith(month); day = dayAfter(day, 1))
      nights.push(nightIn(day, rate, rates, taken));
    return { month, nights };
  });
}

/** Nights in a row that have one season and the same conditions; weekday nights among them have their own rates. */
export function periodsOf(
  year: readonly Month[],
): readonly (readonly [YearNight, ...YearNight[]])[] {
  const wordOf = ({ season, closed, isGap, least, most, arrivalDays }: YearNight) =>
    JSON.stringify([season, closed, isGap, least, most, arrivalDays]);
  const periods: [YearNight, ...YearNight[]][] = [];
  for (const night of year.flatMap(({ nights }) => nights)) {
    const last = periods.at(-1);
    if (last && wordOf(last[0]) === wordOf(night)) last.push(night);
    else periods.push([night]);
  }
  return periods;
}
