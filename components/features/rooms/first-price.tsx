import { PriceFrom } from "@/components/ui/price/price-from";
import { firstPriceOf } from "@/content/model/first-price";
import type { Room } from "@/content/model/types";

/** What a card or a list says that a night in this room costs; for the server only. */
export function FirstPrice({ room, per }: { room: Room; per?: string }) {
  return <PriceFrom rate={room.pricePerNight} first={firstPriceOf(room)} per={per} />;
}
