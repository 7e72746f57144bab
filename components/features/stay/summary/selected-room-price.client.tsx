"use client";

import { useStay } from "@/components/features/stay/model/stay-provider.client";
import { discountText } from "@/components/features/stay/model/discount";
import { leastRateIn, roomPrice } from "@/components/features/stay/model/room-price";
import { Price } from "@/components/ui/price/price";
import type { Rates } from "@/content/model/rates";
import { stayTexts } from "@/content/copy/stay";

type SelectedRoomPriceProps = {
  rates: Rates;
  /** What a night costs where the address names no room of ours, nor a resort whose least rate stands behind `from`. */
  fallback: number;
  /** Before the fallback, where it is the least of several prices. */
  from?: string;
};

/** What a night costs in the room that the address names: the catalogue's rate, or the discounted one of its offer. */
export function SelectedRoomPrice({ rates, fallback, from }: SelectedRoomPriceProps) {
  const stay = useStay();
  const { amount, percent } = roomPrice(stay, rates);
  const least = from === undefined ? undefined : leastRateIn(stay.location, rates);
  // An offer's room that no house lists has a discount and no rate.
  const unlisted = amount === undefined && percent !== undefined;
  return (
    <>
      {amount === undefined && !unlisted && from && `${from} `}
      {unlisted ? (
        stayTexts.noPrice
      ) : (
        <Price amount={amount ?? least ?? fallback} per={stayTexts.perNight} />
      )}
      {percent && `, ${discountText(percent)}`}
    </>
  );
}
