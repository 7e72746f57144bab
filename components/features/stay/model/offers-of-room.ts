import { rates } from "@/content/model/rates";

/** The discounts that a room can be had for, in per cent by the offer's id; `room` is its id. For the server alone. */
export function offersOf(room: string): Readonly<Record<string, number>> {
  const own = Object.entries(rates.offers).filter(([, offer]) => offer.room === room);
  return Object.fromEntries(own.map(([id, { percent }]) => [id, percent]));
}
