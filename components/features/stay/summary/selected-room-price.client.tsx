"use client";

import { useStay } from "@/components/features/stay/model/stay-provider.client";
import { discountText } from "@/components/features/stay/model/discount";
import { leastRateIn, roomPrice } from "@/components/features/stay/model/room-price";
import { Price } from "@/components/ui/price/price";
import type { Rates } from "@/content/model/rates";
import { stayTexts } from "@/content/copy/stay";

type SelectedRoomPriceProps = {
  rates: Rates;
  /** The price shown where the address names no room of ours, nor a resort whose lowest rate follows `from`. */
  fallback: number;
  from?: string;
};

export function SelectedRoomPrice({ rates, fallback, from }: SelectedRoomPriceProps) {
  const stay = useStay();
  const { amount, percent } = roomPrice(stay, rates);
  const least = from === undefined ? undefined : leastRateIn(stay.location, rates);
  // An offer's room that no house lists has a discount and no rate.
  const unlisted = amount === undefined && percent !== undefined;
  return (
    <>
      {amount === undefined && !unlisted && from && <span>{`${from} `}</span>}
      {unlisted ? (
        <span>{stayTexts.noPrice}</span>
      ) : (
        <Price amount={amount ?? least ?? fallback} per={stayTexts.perNight} />
      )}
      {percent && <span>{`, ${discountText(percent)}`}</span>}
    </>
  );
}
