"use client";

import { ownProperty } from "@/components/features/booking/room-of-stay";
import { discounted, discountText } from "@/components/features/booking/room-price";
import { useStay } from "@/components/features/booking/stay-provider.client";
import { Price } from "@/components/ui/price/price";
import { stayTexts } from "@/content/stay";

type RoomRateProps = {
  /** USD per night. */
  rate: number;
  /** Per cent by the offer's id (offersOf). */
  offers: Readonly<Record<string, number>>;
};

/** What a night costs in this room: less where the address names an offer of it, and by how much. */
export function RoomRate({ rate, offers }: RoomRateProps) {
  const percent = ownProperty(offers, useStay().offer);
  return (
    <span>
      <Price amount={discounted(rate, percent ?? 0)} per={stayTexts.perNight} />
      {percent !== undefined && (
        <span className="text-small text-ink-2">, {discountText(percent)}</span>
      )}
    </span>
  );
}
