import type { OfferedRoom } from "@/components/features/stay/model/describe-fit";
import { offersOf } from "@/components/features/stay/model/offers-of-room";
import { ownRules } from "@/components/features/stay/quotation/own-rules";
import { takenOf } from "@/content/model/taken-rooms";
import type { Room } from "@/content/model/types";

/** What describeFit needs to know of a room; for the server only. */
export function offeredRoom({ id, pricePerNight: rate, sleeps, extraBeds }: Room): OfferedRoom {
  const taken = takenOf(id);
  return {
    rate,
    sleeps,
    extraBeds,
    offers: offersOf(id),
    ...ownRules(id),
    ...(taken && { taken }),
  };
}
