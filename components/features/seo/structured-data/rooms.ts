import type { HotelRoom, Offer, Thing } from "schema-dts";
import { publicAddress } from "@/content/model/public-address";
import { houseId, photo } from "@/components/features/seo/structured-data/ids";
import { namedHouse, namedRoom, roomId } from "@/components/features/seo/structured-data/names";
import { currency } from "@/lib/text/dollars";
import { leastRateOf, rateSpan } from "@/content/model/first-price";
import { priceRulesOf } from "@/content/model/price-rules";
import { narrowestOf } from "@/content/model/quotation/scope";
import { site } from "@/content/model/site";
import type { Room } from "@/content/model/types";

type Beds = { readonly numberOfBeds: number; readonly typeOfBed: string };

/** Splits "1 King Bed, 2 Sofa Beds" into kinds and numbers. */
export function bedsOf(text: string): Beds[] {
  return text.split(", ").flatMap((part) => {
    const [, count, typeOfBed] = /^(\d+) (.+)$/.exec(part) ?? [];
    return count && typeOfBed ? [{ numberOfBeds: Number(count), typeOfBed }] : [];
  });
}

export function squareFeetOf(text: string): number | undefined {
  const [, feet] = /^([\d.]+) ?sq\.? ?ft/i.exec(text) ?? [];
  return feet ? Number(feet) : undefined;
}

const floor = (feet: number | undefined) =>
  feet ? ({ "@type": "QuantitativeValue", value: feet, unitCode: "FTK" } as const) : undefined;

const feature = (name: string) =>
  ({ "@type": "LocationFeatureSpecification", name, value: true }) as const;

/** A year after the owner last went through every price, because npm run check asks for it again then. */
function validUntil(): string | undefined {
  const { pricesConfirmed: day } = site;
  return day && `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}

/** What the owner's records say of a night besides its price; nothing without them. */
function ruledPrice(room: Room) {
  const rules = priceRulesOf(room.id);
  if (!rules) return {};
  const vat = narrowestOf(rules.taxes)?.vat;
  const { least, most } = rateSpan(room);
  return {
    ...(vat && { valueAddedTaxIncluded: vat.counted === "in the price" }),
    ...(least < most && { minPrice: least, maxPrice: most }),
  };
}

export function nightly(room: Room): Offer {
  const { page } = room;
  const price = leastRateOf(room);
  const isRuled = priceRulesOf(room.id) !== undefined;
  return {
    "@type": "Offer",
    "@id": `${roomId(page)}-offer`,
    url: publicAddress(page),
    itemOffered: { "@id": roomId(page) },
    offeredBy: { "@id": houseId },
    businessFunction: { "@id": "http://purl.org/goodrelations/v1#LeaseOut" },
    price,
    priceCurrency: currency,
    ...(isRuled && { priceValidUntil: validUntil() }),
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: currency,
      ...ruledPrice(room),
      unitCode: "DAY",
      unitText: "Night",
    },
  };
}

export function rooms(cards: readonly Room[]): Thing[] {
  const houses = [...new Set(cards.map(({ house }) => house))];
  return [...houses.map(namedHouse), ...cards.flatMap((card) => [hotelRoom(card), nightly(card)])];
}

export function namedRooms(cards: readonly Room[]): Thing[] {
  return cards.flatMap((card) => [namedRoom(card), nightly(card)]);
}

function hotelRoom(room: Room) {
  return {
    ...namedRoom(room),
    containedInPlace: { "@id": namedHouse(room.house)["@id"] },
    description: room.excerpt,
    image: photo(room.picture),
    floorSize: floor(squareFeetOf(room.area)),
    bed: bedsOf(room.beds).map((beds) => ({ "@type": "BedDetails", ...beds }) as const),
    amenityFeature: feature(room.view),
  } as const satisfies HotelRoom;
}

export function recordRoom(room: Room): Thing[] {
  const { picture, pictures, sleeps, view, amenities } = room;
  const own: HotelRoom = {
    ...hotelRoom(room),
    image: pictures.length > 0 ? pictures.map((one) => photo(one.picture)) : photo(picture),
    occupancy: { "@type": "QuantitativeValue", maxValue: sleeps, unitText: "Persons" },
    amenityFeature: [view, ...amenities.map(({ title }) => title)].map(feature),
  };
  return [namedHouse(room.house), own, nightly(room)];
}
