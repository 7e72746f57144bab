import { resortOf, resorts, type ResortRecord } from "./resorts";
import { site } from "./site";
import type { LocationId, ResortLocation, SectionHeading } from "./types";

export const locationsHeading = {
  label: "Our locations",
  title: "Four places, each with its own weather",
  text: "A lake, a crater, a gorge and a forest. All four are within a day’s journey of Addis Ababa.",
} as const satisfies SectionHeading;

/** Links to the resort that the home page shows first. */
export const seeOnHomePage = "See {place}";

function asLocation(resort: ResortRecord): ResortLocation {
  const { id, name, place, description, picture, coordinates, altitude, stars, amenities } = resort;
  return {
    id,
    name,
    place,
    description,
    picture,
    href: id === "tana" ? "/" : `/resorts/${id}`,
    phone: site.phones[id],
    coordinates,
    altitude,
    fullName: `${site.brand.name} ${name}`,
    address: site.addresses[id],
    stars,
    amenities,
  };
}

/** The four resorts, as far as lists, cards and maps need them; for the server only, because their records are files. */
export const locations: readonly ResortLocation[] = resorts.map(asLocation);

export function locationOf(id: LocationId): ResortLocation {
  return asLocation(resortOf(id));
}
