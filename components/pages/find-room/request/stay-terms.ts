import { todayIso } from "@/lib/dates/today";
import { nightsOf, type Stay } from "@/components/features/stay/model/stay";
import { roomPrice } from "@/components/features/stay/model/room-price";
import { quoteStay, type QuotedRoom } from "@/components/features/stay/quotation/quote-stay";
import type { Answer } from "@/content/model/quotation/quote";
import type { PriceRules } from "@/content/model/quotation/rules";
import type { Rates } from "@/content/model/rates";

export type StayTerms = {
  /** Per night and room, after the offer's discount. */
  readonly rate: number;
  /** Per night and room without the offer. */
  readonly fullRate: number;
  readonly percent?: number;
  readonly rooms?: number;
  /** Undefined until both dates are known, and where days are past. */
  readonly nights?: number;
  /** Nights x rooms (one, where no number is given) x rate. */
  readonly total?: number;
  /** The owner's rules for this room, and what they make of the stay. */
  readonly rules?: PriceRules | undefined;
  readonly answer?: Answer | undefined;
};

type Quoted = { room: Pick<QuotedRoom, "sleeps">; rules: PriceRules; ages: readonly number[] };

/** Computes the price of a stay in a room of the catalogue; undefined if the catalogue has no such room. */
export function stayTerms(stay: Stay, rates: Rates, quoted?: Quoted): StayTerms | undefined {
  const { amount: rate, fullAmount: fullRate, percent } = roomPrice(stay, rates);
  if (rate === undefined) return undefined;
  const { room: rooms } = stay;
  const nights = nightsOf(stay, todayIso());
  const total = nights === undefined ? undefined : nights * (rooms ?? 1) * rate;
  const terms = { rate, fullRate: fullRate ?? rate, percent, rooms, nights, total };
  if (!quoted) return terms;
  const { rules, room, ages } = quoted;
  const priced = { rate: terms.fullRate, sleeps: room.sleeps, rules };
  const answer = quoteStay(stay, priced, { percent, ages });
  return { ...terms, rules, answer };
}
