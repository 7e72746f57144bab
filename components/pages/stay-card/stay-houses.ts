import type { StayHouses } from "@/components/features/stay/model/house-of-stay";
import { houses } from "@/content/model/houses";
import { rates } from "@/content/model/rates";

/** Which house each room is in, for pages on which any room may have been chosen. For the server alone. */
export const stayHouses: StayHouses = {
  ...rates,
  houses: Object.fromEntries(houses.map(({ id, name }) => [id, { name }])),
};
