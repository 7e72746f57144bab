"use client";

import { useStay } from "@/components/features/booking/stay-provider.client";
import { Price } from "@/components/ui/price/price";
import { stayTexts } from "@/content/stay";

type HandedPriceProps = {
  /** What a night costs where the address names no room. */
  fallback: number;
  /** Before the fallback, where it is the least of several prices. */
  from?: string;
  large?: boolean;
};

/** The price that a room's card handed over in the address; a room handed over without one gets none of ours. */
export function SelectedRoomPrice({ fallback, from, large }: HandedPriceProps) {
  const { title, price } = useStay();
  if (price !== undefined) return <Price amount={price} per={stayTexts.perNight} large={large} />;
  if (title !== undefined) return stayTexts.noPrice;
  return (
    <>
      {from && `${from} `}
      <Price amount={fallback} per={stayTexts.perNight} large={large} />
    </>
  );
}
