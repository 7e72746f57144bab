import type { HotelRoom, Offer, Thing } from "schema-dts";
import { publicAddress } from "@/components/features/seo/origin";
import { houseId, nodeId, photo } from "@/components/features/seo/structured-data/ids";
import type { ApartmentRoom, Room, Suite, Tile } from "@/content/types";

type Beds = { readonly numberOfBeds: number; readonly typeOfBed: string };

/** "2 King Bed": how many, of which kind. */
export function bedsOf(text: string): Beds | undefined {
  const [, count, typeOfBed] = /^(\d+) (.+)$/.exec(text) ?? [];
  return count && typeOfBed ? { numberOfBeds: Number(count), typeOfBed } : undefined;
}

/** "1500 SQ.FT", "58 sq ft": square feet. Anything else ("95ft3") is no floor. */
export function squareFeetOf(text: string): number | undefined {
  const [, feet] = /^([\d.]+) ?sq\.? ?ft/i.exec(text) ?? [];
  return feet ? Number(feet) : undefined;
}

/** "2 - 5 Persons": how few and how many. */
export function personsOf(text: string): { minValue: number; maxValue: number } | undefined {
  const [, fewest, most] = /^(\d+) - (\d+) Persons$/.exec(text) ?? [];
  return fewest && most ? { minValue: Number(fewest), maxValue: Number(most) } : undefined;
}

const floor = (feet: number | undefined) =>
  feet ? ({ "@type": "QuantitativeValue", value: feet, unitCode: "FTK" } as const) : undefined;

const feature = (name: string) =>
  ({ "@type": "LocationFeatureSpecification", name, value: true }) as const;

/** A room's price for one night, in US dollars. */
function nightly(page: `/${string}`, room: { id: string; price: number }): Offer {
  const { id, price } = room;
  return {
    "@type": "Offer",
    "@id": nodeId(page, `${id}-offer`),
    url: publicAddress(page),
    itemOffered: { "@id": nodeId(page, id) },
    offeredBy: { "@id": houseId },
    businessFunction: { "@id": "http://purl.org/goodrelations/v1#LeaseOut" },
    price,
    priceCurrency: "USD",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: "USD",
      unitCode: "DAY",
      unitText: "Night",
    },
  };
}

/** Rooms and suites as their cards show them. */
export function rooms(page: `/${string}`, cards: readonly (Room | Suite)[]): Thing[] {
  return cards.flatMap(({ id, title, excerpt, picture, areaText, bedType, viewLabel, ...card }) => {
    const beds = bedsOf(bedType);
    const room: HotelRoom = {
      "@type": "HotelRoom",
      "@id": nodeId(page, id),
      name: title,
      description: excerpt,
      image: photo(picture),
      floorSize: floor(squareFeetOf(areaText)),
      bed: beds && { "@type": "BedDetails", ...beds },
      amenityFeature: feature(viewLabel),
    };
    return [room, nightly(page, { id, price: card.pricePerNight })];
  });
}

export function apartmentRooms(page: `/${string}`, cards: readonly ApartmentRoom[]): Thing[] {
  return cards.flatMap(({ id, title, picture, adults, pricePerNight }) => {
    const room: HotelRoom = {
      "@type": "HotelRoom",
      "@id": nodeId(page, id),
      name: title,
      image: photo(picture),
      occupancy: { "@type": "QuantitativeValue", maxValue: adults, unitText: "Adults" },
    };
    return [room, nightly(page, { id, price: pricePerNight })];
  });
}

type OneRoom = {
  readonly title: string;
  readonly price: number;
  readonly description: string;
  readonly picture: Room["picture"];
  readonly amenities: readonly Tile[];
};

/** The room of a page of its own. Its size and its guests stand among the amenities; the rest of them are amenities. */
export function oneRoom(page: `/${string}`, facts: OneRoom): Thing[] {
  const { title, price, description, picture, amenities } = facts;
  const id = "room";
  const names = amenities.map((amenity) => amenity.title);
  const persons = names.map(personsOf).find((found) => found !== undefined);
  const feet = names.map(squareFeetOf).find((found) => found !== undefined);
  const room: HotelRoom = {
    "@type": "HotelRoom",
    "@id": nodeId(page, id),
    name: title,
    description,
    image: photo(picture),
    floorSize: floor(feet),
    occupancy: persons && { "@type": "QuantitativeValue", ...persons, unitText: "Persons" },
    amenityFeature: names.filter((name) => !personsOf(name) && !squareFeetOf(name)).map(feature),
  };
  return [room, nightly(page, { id, price })];
}
