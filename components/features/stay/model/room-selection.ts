import type { PricedSelection } from "@/components/features/stay/model/stay";
import { allRooms } from "@/content/model/rooms";
import type { Room } from "@/content/model/types";

export function roomSelection({
  title,
  pricePerNight: price,
  house,
}: Pick<Room, "title" | "pricePerNight" | "house">): PricedSelection {
  const isShared = allRooms.some(
    (other) => other.title === title && other.pricePerNight === price && other.house !== house,
  );
  return isShared ? { title, price, house } : { title, price };
}
