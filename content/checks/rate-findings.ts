import { dayAfter, dayMs } from "../../lib/dates/days";
import { hasSeasons, isGap } from "../model/quotation/gaps";
import { ruledNight } from "../model/quotation/nights";
import type { RateRule } from "../model/quotation/rules";
import { one, type Finding } from "./finding";
import type { RateFacts } from "./rate-facts";

/** Eighteen months. */
const nightsSearched = 548;
const mostDaysOld = 30;

/** The nights to come that no season of the room is about, as "2027-04-01 to 2027-06-14". */
function gapsOf(rates: readonly RateRule[], today: string): readonly string[] {
  const gaps: { first: string; last: string }[] = [];
  for (let place = 0; place < nightsSearched; place++) {
    const day = dayAfter(today, place);
    if (!isGap(ruledNight(day, rates))) continue;
    const last = gaps.at(-1);
    if (last && last.last === dayAfter(day, -1)) last.last = day;
    else gaps.push({ first: day, last: day });
  }
  return gaps.map(({ first, last }) => (first === last ? first : `${first} to ${last}`));
}

/** Rooms with seasons for some of their nights and none for others. */
export function nightsWithoutRate({ ratedRooms }: RateFacts, today: string): Finding[] {
  return ratedRooms
    .filter(({ rates }) => hasSeasons(rates))
    .flatMap(({ id, rates }) => {
      const gaps = gapsOf(rates, today);
      if (gaps.length === 0) return [];
      const shown = [...gaps.slice(0, 3), ...(gaps.length > 3 ? ["…"] : [])].join(", ");
      return [
        one(
          "content/records/rates",
          `${id}: no season for the nights of ${shown}`,
          "Guests are quoted the price of the room’s file for these nights.",
        ),
      ];
    });
}

export function endedSeasons({ rates }: RateFacts, today: string): Finding[] {
  return rates
    .filter(({ to }) => to !== undefined && to.length > 5 && to < today)
    .map(({ id, to }) =>
      one(
        `content/records/rates/${id}.yaml`,
        `to is ${to}, which is over`,
        "No guest is quoted by it any more: give it other nights, or delete it.",
      ),
    );
}

export function oldExchangeRates({ currencies }: RateFacts, today: string): Finding[] {
  return currencies
    .filter(({ date }) => (Date.parse(today) - Date.parse(date)) / dayMs > mostDaysOld)
    .map(({ id, name, date }) =>
      one(
        `content/records/currencies/${id}.yaml`,
        `date is ${date}, more than ${mostDaysOld} days ago`,
        `Guests who ask for ${name} see an amount that is no longer about right.`,
      ),
    );
}
