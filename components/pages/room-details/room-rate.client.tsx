"use client";

import { rateWithOffer, type OfferedRate } from "@/components/features/stay/model/rate-with-offer";
import { discountText } from "@/components/features/stay/model/discount";
import { useStay } from "@/components/features/stay/model/stay-provider.client";
import { Price } from "@/components/ui/price/price";
import { stayTexts } from "@/content/copy/stay";

/** Shows the rate of this room, reduced if the address names an offer of it. */
export function RoomRate(room: OfferedRate) {
  const { rate, percent } = rateWithOffer(useStay(), room);
  const first = percent === undefined ? room.first : undefined;
  return (
    <span>
      {first?.from && <span className="text-small">{`${first.from} `}</span>}
      <Price amount={first?.amount ?? rate} per={stayTexts.perNight} />
      {first?.whole && <span className="text-small text-ink-2">{`, ${first.whole}`}</span>}
      {percent !== undefined && (
        <span className="text-small text-ink-2">{`, ${discountText(percent)}`}</span>
      )}
    </span>
  );
}
