import type { StayHouses } from "@/components/features/booking/house-of-stay";
import { houses } from "@/content/houses";
import { rates } from "@/content/rates";
import { allRooms } from "@/content/rooms";

/** Which house each room is in, for pages on which any room may have been chosen. For the server alone. */
export const stayHouses: StayHouses = {
  rooms: allRooms.map(({ title, pricePerNight, house }) => ({ title, pricePerNight, house })),
  houses: Object.fromEntries(houses.map(({ id, name }) => [id, { name }])),
  offers: rates.offers,
};
