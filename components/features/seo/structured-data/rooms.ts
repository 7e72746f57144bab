import type { HotelRoom, Offer, Thing } from "schema-dts";
import { publicAddress } from "@/content/public-address";
import { houseId, nodeId, photo } from "@/components/features/seo/structured-data/ids";
import { houseOf } from "@/content/houses";
import { site } from "@/content/site";
import type { Room, Tile } from "@/content/types";

type Beds = { readonly numberOfBeds: number; readonly typeOfBed: string };

/** "1 King Bed, 2 Sofa Beds": of each kind how many. */
export function bedsOf(text: string): Beds[] {
  return text.split(", ").flatMap((part) => {
    const [, count, typeOfBed] = /^(\d+) (.+)$/.exec(part) ?? [];
    return count && typeOfBed ? [{ numberOfBeds: Number(count), typeOfBed }] : [];
  });
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

/** The price for one night, in US dollars, of the room that has this page. */
function nightly(page: `/${string}`, price: number): Offer {
  return {
    "@type": "Offer",
    "@id": nodeId(page, `${roomNode}-offer`),
    url: publicAddress(page),
    itemOffered: { "@id": nodeId(page, roomNode) },
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

/** Rooms, suites and apartments as cards show them: each is the thing that its own page tells in full. */
export function rooms(cards: readonly Room[]): Thing[] {
  return cards.flatMap((card) => [hotelRoom(card), nightly(card.page, card.pricePerNight)]);
}

/** The one room of a page of its own. */
const roomNode = "room";

function hotelRoom(room: Room) {
  return {
    "@type": "HotelRoom",
    "@id": nodeId(room.page, roomNode),
    name: room.title,
    description: room.excerpt,
    image: photo(room.picture),
    url: publicAddress(room.page),
    floorSize: floor(squareFeetOf(room.area)),
    bed: bedsOf(room.beds).map((beds) => ({ "@type": "BedDetails", ...beds }) as const),
    amenityFeature: feature(room.view),
  } as const satisfies HotelRoom;
}

/** As schema.org calls what an owner writes; a resort is described in full on its own page. */
const kindOf = (kind: string) => (kind === "Hostel" || kind === "Hotel" ? kind : "LodgingBusiness");

/** A room as the page of its own tells it: its pictures, its house, how many it sleeps, and all that it has. */
export function recordRoom(room: Room): Thing[] {
  const { page, picture, pictures, sleeps, view, amenities, pricePerNight } = room;
  const house = houseOf(room.house);
  const own: HotelRoom = {
    ...hotelRoom(room),
    containedInPlace: {
      "@type": kindOf(house.kind),
      name: `${site.brand.name}, ${house.name}`,
      parentOrganization: { "@id": houseId },
    },
    image: pictures.length > 0 ? pictures.map((one) => photo(one.picture)) : photo(picture),
    occupancy: { "@type": "QuantitativeValue", maxValue: sleeps, unitText: "Persons" },
    amenityFeature: [view, ...amenities.map(({ title }) => title)].map(feature),
  };
  return [own, nightly(page, pricePerNight)];
}

type OneRoom = {
  readonly title: string;
  readonly price: number;
  readonly description: string;
  readonly picture: Room["picture"];
  readonly amenities: readonly Tile[];
};

/** The room that stands for all on the bare page (spec, section 2.9). Its size and its guests stand among the amenities; the rest of them are amenities. */
export function roomFor(page: `/${string}`, facts: OneRoom): Thing[] {
  const { title, price, description, picture, amenities } = facts;
  const names = amenities.map((amenity) => amenity.title);
  const persons = names.map(personsOf).find((found) => found !== undefined);
  const feet = names.map(squareFeetOf).find((found) => found !== undefined);
  const room: HotelRoom = {
    "@type": "HotelRoom",
    "@id": nodeId(page, roomNode),
    name: title,
    description,
    image: photo(picture),
    floorSize: floor(feet),
    occupancy: persons && { "@type": "QuantitativeValue", ...persons, unitText: "Persons" },
    amenityFeature: names.filter((name) => !personsOf(name) && !squareFeetOf(name)).map(feature),
  };
  return [room, nightly(page, price)];
}
