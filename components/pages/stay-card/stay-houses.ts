import type { StayHouses } from "@/components/features/stay/model/house-of-stay";
import { houses } from "@/content/model/houses";
import { rates } from "@/content/model/rates";

/** Maps each room to its house, for pages on which any room may have been chosen; for the server only. */
export const stayHouses: StayHouses = {
  ...rates,
  houses: Object.fromEntries(houses.map(({ id, name }) => [id, { name }])),
};
