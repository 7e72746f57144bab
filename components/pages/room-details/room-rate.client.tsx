"use client";

import { PriceFrom } from "@/components/ui/price/price-from";
import { rateWithOffer, type OfferedRate } from "@/components/features/stay/model/rate-with-offer";
import { discountText } from "@/components/features/stay/model/discount";
import { useStay } from "@/components/features/stay/model/stay-provider.client";
import { stayTexts } from "@/content/copy/stay";

/** Shows the rate of this room, reduced if the address names an offer of it. */
export function RoomRate(room: OfferedRate) {
  const { rate, percent } = rateWithOffer(useStay(), room);
  const first = percent === undefined ? room.first : undefined;
  return (
    <span>
      <PriceFrom rate={rate} first={first} per={stayTexts.perNight} />
      {percent !== undefined && (
        <span className="text-small text-ink-2">{`, ${discountText(percent)}`}</span>
      )}
    </span>
  );
}
