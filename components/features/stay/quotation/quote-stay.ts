import { nightsOf, type Stay } from "@/components/features/stay/model/stay";
import type { PriceRules } from "@/content/model/quotation/rules";
import { quote, type Answer } from "@/content/model/quotation/quote";
import { todayIso } from "@/lib/dates/today";

export type QuotedRoom = {
  readonly rate: number;
  readonly sleeps: number;
  readonly rules: PriceRules;
};

type Details = {
  /** The discount of the stay's offer, if it belongs to the room. */
  readonly percent?: number | undefined;
  readonly ages?: readonly number[];
};

/** Quotes the stay in the address; undefined where it has no nights to come. One adult and one room where no number is given. */
export function quoteStay(
  stay: Stay,
  { rate, sleeps, rules }: QuotedRoom,
  { percent, ages = [] }: Details = {},
): Answer | undefined {
  const { selectedInDate: checkIn, selectedOutDate: checkOut } = stay;
  if (!checkIn || !checkOut || nightsOf(stay, todayIso()) === undefined) return undefined;
  const { room: rooms = 1, adult: adults = 1, children = 0, offer = "" } = stay;
  const asked = { checkIn, checkOut, rooms, adults, children, ages };
  const nights = Object.hasOwn(rules.offers, offer) ? rules.offers[offer] : undefined;
  return quote(
    asked,
    { rate, sleeps },
    rules,
    percent === undefined ? undefined : { percent, nights },
  );
}

/** Reads "3 and 7" into numbers; what is no age of a child is left out. */
export const agesIn = (text = ""): readonly number[] =>
  Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits)).filter((age) => age < 18);
