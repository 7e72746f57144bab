import type { TripHouse } from "@/components/pages/plan/trip-calendar-file";
import { locationOf } from "@/content/model/locations";
import { publicHost } from "@/content/model/public-address";
import { site } from "@/content/model/site";
import type { LocationId } from "@/content/model/types";

function placeOf(id: LocationId): TripHouse["places"][LocationId] {
  const { phone, address, coordinates } = locationOf(id);
  return { phone, address, coordinates };
}

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
