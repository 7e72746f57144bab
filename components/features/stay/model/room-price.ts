import { discounted } from "@/components/features/stay/model/discount";
import { offerIn, roomIn } from "@/components/features/stay/model/room-of-stay";
import type { Stay } from "@/components/features/stay/model/stay";
import type { Rates } from "@/content/model/rates";

type RoomPrice = {
  amount?: number;
  fullAmount?: number;
  percent?: number;
};

/**
 * Returns the price of the room in the address. The price in the address only tells houses apart that share a room's title; it never sets
 * a rate.
 */
export function roomPrice(stay: Stay, rates: Rates): RoomPrice {
  const room = roomIn(stay, rates);
  const percent = offerIn(stay, rates, room)?.percent;
  if (!room) return { percent };
  const { pricePerNight: fullAmount } = room;
  return { amount: discounted(fullAmount, percent ?? 0), fullAmount, percent };
}

/** The lowest rate of a house by its id, in USD per night; undefined for an unknown id. */
export function leastRateIn(house: string | undefined, { rooms }: Rates): number | undefined {
  const own = rooms.filter((room) => room.house !== undefined && room.house === house);
  return own.length > 0 ? Math.min(...own.map((room) => room.pricePerNight)) : undefined;
}
