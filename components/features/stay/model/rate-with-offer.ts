import { ownProperty } from "@/components/features/stay/model/room-of-stay";
import { discounted } from "@/components/features/stay/model/discount";
import type { FirstPrice } from "@/content/model/first-price";
import type { Stay } from "@/components/features/stay/model/stay";

export type OfferedRate = {
  /** USD per night. */
  readonly rate: number;
  readonly offers: Readonly<Record<string, number>>;
  /** What the owner's records say of the price, in place of the rate. */
  readonly first?: FirstPrice;
};

/** Returns the rate per night (USD) with the offer of the address, and its discount in per cent, if the offer belongs to the room. */
export function rateWithOffer({ offer }: Stay, { rate, offers }: OfferedRate) {
  const percent = ownProperty(offers, offer);
  return { rate: discounted(rate, percent ?? 0), percent };
}
