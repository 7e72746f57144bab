import { rates } from "@/content/rates";

/** The discounts that a room can be had for, in per cent by the offer's id. For the server alone. */
export function offersOf(title: string): Readonly<Record<string, number>> {
  const own = Object.entries(rates.offers).filter(([, offer]) => offer.title === title);
  return Object.fromEntries(own.map(([id, { percent }]) => [id, percent]));
}
