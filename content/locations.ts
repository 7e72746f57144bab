import { resortOf, resorts, type ResortRecord } from "./resorts";
import { site } from "./site";
import type { LocationId, ResortLocation, SectionHeading } from "./types";

export const locationsHeading = {
  label: "Our locations",
  title: "Four places, each with its own weather",
  text: "A lake, a crater, a gorge and a forest. All four lie within a day’s journey of Addis Ababa.",
} as const satisfies SectionHeading;

/** Beside Tana’s name, which leads to the home page. */
export const ownChapterLabel = "Its own page";

export const locationsMapAlt =
  "Map of Ethiopia: Tana lies in the north-west, Entoto and Bishoftu in the middle, Awash Falls to the east of them.";

function asLocation(resort: ResortRecord): ResortLocation {
  const { id, name, place, description, picture, coordinates, stars, amenities } = resort;
  return {
    id,
    name,
    place,
    description,
    picture,
    href: id === "tana" ? "/" : `/resorts/${id}`,
    phone: site.phones[id],
    coordinates,
    fullName: `${site.brand.name} ${name}`,
    address: site.addresses[id],
    stars,
    amenities,
  };
}

/** The four resorts, as much of them as lists, cards and maps need. For the server alone: their records are read from files. */
export const locations: readonly ResortLocation[] = resorts.map(asLocation);

export function locationOf(id: LocationId): ResortLocation {
  return asLocation(resortOf(id));
}
