import { dayAfter } from "../../lib/dates/days";
import { dollars } from "../../lib/text/dollars";
import { fillText } from "../../lib/text/fill-text";
import { firstPriceTexts } from "../copy/first-price";
import { priceRulesOf } from "./price-rules";
import { closedBy, nightRate, ruledNight } from "./quotation/nights";
import type { PriceRules } from "./quotation/rules";
import { narrowestOf } from "./quotation/scope";
import { taxesOf } from "./quotation/taxes";
import { site } from "./site";
import { todayInAddis } from "./today";
import type { Room } from "./types";

/** What a card or a room's page says of its price before any stay is known. */
export type FirstPrice = {
  /** The lowest rate of a night, in US dollars. */
  readonly amount: number;
  readonly from?: string;
  /** "$569 with taxes", where these come on top. */
  readonly whole?: string;
};

const nightsAhead = 365;

/** The rates of the nights to come in which the room is open. */
function ratesAhead({ pricePerNight: own }: Room, { rates }: PriceRules): readonly number[] {
  const today = todayInAddis();
  return Array.from({ length: nightsAhead }, (_, place) =>
    ruledNight(dayAfter(today, place), rates),
  )
    .filter((night) => !closedBy(night))
    .map((night) => nightRate(night, own));
}

/** The lowest and the highest rate of the nights to come, which without rules are the room's own. */
export function rateSpan(room: Room): { readonly least: number; readonly most: number } {
  const rules = priceRulesOf(room.id);
  const ahead = rules ? ratesAhead(room, rules) : [];
  const rates = ahead.length > 0 ? ahead : [room.pricePerNight];
  return { least: Math.min(...rates), most: Math.max(...rates) };
}

const oneGuest = { adults: 1, children: 0, ages: [], rooms: 1, nights: 1 };

/** The lowest rate (USD per night) that the site says of a room. */
export const leastRateOf = (room: Room): number => firstPriceOf(room)?.amount ?? room.pricePerNight;

/** Undefined where the room's own rate is all that there is to say, or the owner wants no more on the cards. */
export function firstPriceOf(room: Room): FirstPrice | undefined {
  const rules = priceRulesOf(room.id);
  if (!rules || site.firstPrice === "rate") return undefined;
  const { least, most } = rateSpan(room);
  const onTop = taxesOf(least * 100, narrowestOf(rules.taxes), oneGuest)
    .filter(({ isIncluded }) => !isIncluded)
    .reduce((sum, { amount }) => sum + amount, 0);
  const total = dollars(Math.round(least + onTop / 100));
  return {
    amount: least,
    ...(least < most && { from: firstPriceTexts.from }),
    ...(onTop > 0 && { whole: fillText(firstPriceTexts.withTaxes, { total }) }),
  };
}
