import type { HotelRoom, LodgingBusiness, Resort } from "schema-dts";
import { nodeId } from "@/components/features/seo/structured-data/ids";
import { postalAddress } from "@/components/features/seo/structured-data/postal-address";
import { houseOf, type HouseId } from "@/content/model/houses";
import { locationOf } from "@/content/model/locations";
import { publicAddress } from "@/content/model/public-address";
import { site } from "@/content/model/site";
import type { LocationId, Room } from "@/content/model/types";
import { variants } from "@/content/model/variants";

/** The @id of a room on its own page. */
export const roomId = (page: Room["page"]) => nodeId(page, "room");

export function namedRoom({ title, page }: Room) {
  return {
    "@type": "HotelRoom",
    "@id": roomId(page),
    name: title,
    url: publicAddress(page),
  } as const satisfies HotelRoom;
}

export function namedResort(id: LocationId) {
  const page = `/resorts/${id}` as const;
  return {
    "@type": "Resort",
    "@id": nodeId(page, "resort"),
    name: locationOf(id).fullName,
    url: publicAddress(page),
    address: postalAddress(site.addresses[id]),
  } as const satisfies Resort;
}

export type HouseWithHome = Exclude<HouseId, LocationId>;

const kindOf = (kind: string) => (kind === "Hostel" || kind === "Hotel" ? kind : "LodgingBusiness");

export function namedHouseWithHome(id: HouseWithHome) {
  const { home } = variants[id];
  const { kind, name } = houseOf(id);
  return {
    "@type": kindOf(kind),
    "@id": nodeId(home, "house"),
    name: `${site.brand.name}, ${name}`,
    url: publicAddress(home),
    address: postalAddress(site.addresses[id]),
  } as const satisfies LodgingBusiness;
}

export function namedHouse(id: HouseId) {
  switch (id) {
    case "hostel":
    case "city":
    case "apartment":
      return namedHouseWithHome(id);
    default:
      return namedResort(id);
  }
}
