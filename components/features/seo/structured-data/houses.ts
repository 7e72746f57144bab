import type { LodgingBusiness, Thing } from "schema-dts";
import { houseId } from "@/components/features/seo/structured-data/ids";
import {
  namedHouseWithHome,
  namedRoom,
  type HouseWithHome,
} from "@/components/features/seo/structured-data/names";
import { nightly } from "@/components/features/seo/structured-data/rooms";
import { roomsOf } from "@/content/model/rooms";
import type { Room } from "@/content/model/types";

function houseWithHome(id: HouseWithHome): LodgingBusiness {
  return {
    ...namedHouseWithHome(id),
    containsPlace: roomsOf(id).map(namedRoom),
    parentOrganization: { "@id": houseId },
  };
}

export function houseOnItsHome(id: HouseWithHome, cards: readonly Room[] = []): Thing[] {
  return [
    houseWithHome(id),
    ...cards.filter(({ house }) => house !== id).map(namedRoom),
    ...cards.map(nightly),
  ];
}
