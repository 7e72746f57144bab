import { dayAfter, nightsBetween } from "../../../lib/dates/days";
import { extrasOf, type Extra, type Party } from "./extras";
import { nightRate, ruledNight, ruleFor, type RuledNight } from "./nights";
import { refusalsOf, type Refusal } from "./refusals";
import type { OfferNights, PriceRules } from "./rules";
import { narrowestOf } from "./scope";
import { taxesOf, type Tax } from "./taxes";

/** A longer stay has a rate of its own, which the booking office writes. */
export const mostNights = 366;

export type AskedStay = Party & {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly rooms: number;
};

export type QuotedRoom = {
  /** Whole US dollars for one night, as the room's file has them. */
  readonly rate: number;
  readonly sleeps: number;
};

export type QuotedOffer = { readonly percent: number; readonly nights?: OfferNights | undefined };

/** A night in one room, in cents. */
export type Night = {
  readonly day: string;
  readonly rate: number;
  /** What the offer takes off. */
  readonly off: number;
  /** The names of the rules that make the rate; none where it is the room's own. */
  readonly why: readonly string[];
};

/** What a stay costs, in cents: nights × rooms + extras - offer = subtotal, and with what comes on top of it the total. */
export type Quotation = {
  readonly nights: readonly Night[];
  readonly rooms: number;
  readonly extras: readonly Extra[];
  readonly off: number;
  readonly subtotal: number;
  readonly taxes: readonly Tax[];
  readonly total: number;
  readonly included: readonly string[];
};

export type Answer =
  | { readonly quotation: Quotation; readonly refusals?: undefined }
  | { readonly quotation?: undefined; readonly refusals: readonly Refusal[] };

export function nightsIn(checkIn: string, checkOut: string): readonly string[] {
  const count = nightsBetween(checkIn, checkOut) ?? 0;
  return Array.from({ length: count }, (_, place) => dayAfter(checkIn, place));
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

function isOffered({ from, to, exceptNights = [] }: OfferNights, night: string): boolean {
  const isIn = (first: string | undefined, last: string | undefined) =>
    (first === undefined || first <= night) && (last === undefined || night <= last);
  return isIn(from, to) && !exceptNights.some((one) => isIn(one.from, one.to));
}

/** Rates and discounts are whole dollars, as on every card. */
export function nightOf(night: RuledNight, rate: number, offer: QuotedOffer | undefined): Night {
  const { day } = night;
  const season = ruleFor(night, "season");
  const weekday = ruleFor(night, "weekday");
  const whole = nightRate(night, rate);
  const percent = offer && isOffered(offer.nights ?? {}, day) ? offer.percent : 0;
  const off = whole - Math.round((whole * (100 - percent)) / 100);
  const why = [season, weekday].flatMap((rule) => (rule ? [rule.name] : []));
  return { day, rate: whole * 100, off: off * 100, why };
}

/** What the rates of all nights include. */
function includedIn(nights: readonly RuledNight[]): readonly string[] {
  const [first = [], ...others] = nights.map((night) => ruleFor(night, "included")?.included ?? []);
  return first.filter((line) => others.every((lines) => lines.includes(line)));
}

/**
 * Computes what a stay costs in a room, night by night and to the cent, or says why its nights cannot be stayed; undefined for a stay
 * without nights, or so long that it has a rate of its own.
 */
export function quote(
  stay: AskedStay,
  room: QuotedRoom,
  rules: PriceRules,
  offer?: QuotedOffer,
): Answer | undefined {
  const days = nightsIn(stay.checkIn, stay.checkOut);
  if (days.length === 0 || days.length > mostNights) return undefined;
  const ruled = days.map((day) => ruledNight(day, rules.rates));
  const refusals = refusalsOf(ruled);
  if (refusals.length > 0) return { refusals };
  const nights = ruled.map((night) => nightOf(night, room.rate, offer));
  const { rooms } = stay;
  const extras = extrasOf(ruled, stay, { rooms, sleeps: room.sleeps });
  const off = rooms * sum(nights.map((night) => night.off));
  const subtotal =
    rooms * sum(nights.map(({ rate }) => rate)) + sum(extras.map(({ amount }) => amount)) - off;
  const taxes = taxesOf(subtotal, narrowestOf(rules.taxes), { ...stay, nights: days.length });
  const onTop = taxes.filter(({ isIncluded }) => !isIncluded);
  return {
    quotation: {
      nights,
      rooms,
      extras,
      off,
      subtotal,
      taxes,
      total: subtotal + sum(onTop.map(({ amount }) => amount)),
      included: includedIn(ruled),
    },
  };
}
