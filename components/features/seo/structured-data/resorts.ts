import type { HotelRoom, ItemList, Resort } from "schema-dts";
import { clockTime } from "@/content/clock-time";
import { publicAddress } from "@/content/public-address";
import { houseId, nodeId, photo } from "@/components/features/seo/structured-data/ids";
import { postalAddress } from "@/components/features/seo/structured-data/postal-address";
import { realPhone } from "@/components/features/seo/structured-data/real-contact";
import { houseOf } from "@/content/houses";
import { locations } from "@/content/locations";
import { resortsPage } from "@/content/pages";
import { roomsOf } from "@/content/rooms";
import type { ResortLocation, Room } from "@/content/types";

/** A room as its house names it; its own page says the rest. */
function roomOf({ title, excerpt, picture, page }: Room): HotelRoom {
  return {
    "@type": "HotelRoom",
    name: title,
    description: excerpt,
    image: photo(picture),
    url: publicAddress(page),
  };
}

/** A place of ours as its own page tells it, with its rooms. */
export function resort(location: ResortLocation): Resort {
  const { id, fullName, description, picture, address, phone, stars, amenities } = location;
  const { lat, lon } = location.coordinates;
  const { checkIn, checkOut } = houseOf(id);
  const prices = roomsOf(id).map(({ pricePerNight }) => pricePerNight);
  return {
    "@type": "Resort",
    "@id": nodeId(`/resorts/${id}`, "resort"),
    name: fullName,
    description,
    url: publicAddress(`/resorts/${id}`),
    image: photo(picture),
    address: postalAddress(address),
    geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lon },
    telephone: realPhone(phone),
    checkinTime: clockTime(checkIn[0]),
    checkoutTime: clockTime(checkOut[0]),
    priceRange: `$${Math.min(...prices)}–$${Math.max(...prices)}`,
    starRating: { "@type": "Rating", ratingValue: stars },
    amenityFeature: amenities.map((name) => ({
      "@type": "LocationFeatureSpecification",
      name,
      value: true,
    })),
    containsPlace: roomsOf(id).map(roomOf),
    parentOrganization: { "@id": houseId },
  };
}

/** The four on the page that lists them: each is described on its own. */
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
