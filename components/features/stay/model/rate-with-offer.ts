import { ownProperty } from "@/components/features/stay/model/room-of-stay";
import { discounted } from "@/components/features/stay/model/discount";
import type { Stay } from "@/components/features/stay/model/stay";

export type OfferedRate = {
  /** USD per night. */
  readonly rate: number;
  /** Per cent by the offer's id (offersOf). */
  readonly offers: Readonly<Record<string, number>>;
};

/** The rate per night (USD) with the offer of the address, and what that takes off in per cent, where it is the room's own. */
export function rateWithOffer({ offer }: Stay, { rate, offers }: OfferedRate) {
  const percent = ownProperty(offers, offer);
  return { rate: discounted(rate, percent ?? 0), percent };
}
