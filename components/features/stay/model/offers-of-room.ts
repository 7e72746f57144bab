import { rates } from "@/content/model/rates";

/** The discounts of a room, in per cent by the offer's id; for the server only. */
export function offersOf(room: string): Readonly<Record<string, number>> {
  const own = Object.entries(rates.offers).filter(([, offer]) => offer.room === room);
  return Object.fromEntries(own.map(([id, { percent }]) => [id, percent]));
}
