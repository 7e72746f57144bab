import type { ItemList, Resort } from "schema-dts";
import { clockTime } from "@/content/model/clock-time";
import { publicAddress } from "@/content/model/public-address";
import { houseId, nodeId, photo } from "@/components/features/seo/structured-data/ids";
import { namedResort, namedRoom } from "@/components/features/seo/structured-data/names";
import { realPhone } from "@/components/features/seo/structured-data/real-contact";
import { dollars } from "@/lib/text/dollars";
import { hasWords } from "@/lib/text/plain-words";
import { locationOf, locations } from "@/content/model/locations";
import { resortsPage } from "@/content/copy/pages";
import { rateSpan } from "@/content/model/first-price";
import { roomsOf } from "@/content/model/rooms";
import { houseOf } from "@/content/model/houses";
import type { ResortRecord } from "@/content/model/resorts";

type ResortTexts = Pick<
  ResortRecord,
  "amenities" | "headline" | "description" | "activities" | "eating" | "body"
>;

export function printedAmenities(resort: ResortTexts): string[] {
  const { amenities, headline, description, activities, eating, body } = resort;
  const parts = [...activities, eating].flatMap(({ title, text }) => [title, text]);
  const printed = [headline, description, ...parts, body].join(" | ");
  return amenities.filter((name) => hasWords(printed, name));
}

/** Describes a resort on its own page, with its rooms. */
export function resort(record: ResortRecord): Resort {
  const { id, description, picture, phone, stars } = locationOf(record.id);
  const { lat, lon } = record.coordinates;
  const { checkIn, checkOut } = houseOf(id);
  const features = printedAmenities(record).map((name) => ({
    "@type": "LocationFeatureSpecification" as const,
    name,
    value: true,
  }));
  const prices = roomsOf(id).flatMap((room) => Object.values(rateSpan(room)));
  return {
    ...namedResort(id),
    description,
    image: photo(picture),
    geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lon },
    telephone: realPhone(phone),
    checkinTime: clockTime(checkIn[0]),
    checkoutTime: clockTime(checkOut[0]),
    priceRange: `${dollars(Math.min(...prices))}–${dollars(Math.max(...prices))}`,
    starRating: { "@type": "Rating", ratingValue: stars },
    amenityFeature: features.length > 0 ? features : undefined,
    containsPlace: roomsOf(id).map(namedRoom),
    parentOrganization: { "@id": houseId },
  };
}

export function resortList(): ItemList {
  return {
    "@type": "ItemList",
    "@id": nodeId(resortsPage.path, "locations"),
    itemListElement: locations.map(({ id, name }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      url: publicAddress(`/resorts/${id}`),
    })),
  };
}
