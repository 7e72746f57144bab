import type { TripHouse } from "@/components/pages/plan/trip-calendar-file";
import { locationOf } from "@/content/locations";
import { publicHost } from "@/content/public-address";
import { site } from "@/content/site";
import type { LocationId } from "@/content/types";

function placeOf(id: LocationId): TripHouse["places"][LocationId] {
  const { phone, address, coordinates } = locationOf(id);
  return { phone, address, coordinates };
}

/** What the planner's calendar file says of the house, gathered on the server. */
export const tripHouse: TripHouse = {
  name: site.brand.shortName,
  host: publicHost,
  places: {
    tana: placeOf("tana"),
    bishoftu: placeOf("bishoftu"),
    awash: placeOf("awash"),
    entoto: placeOf("entoto"),
  },
};
