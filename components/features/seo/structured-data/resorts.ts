import type { Resort } from "schema-dts";
import { clockTime } from "@/components/features/calendar/clock-time";
import { houseId, nodeId, photo } from "@/components/features/seo/structured-data/ids";
import { postalAddress } from "@/components/features/seo/structured-data/postal-address";
import { realPhone } from "@/components/features/seo/structured-data/real-contact";
import { resortsPage } from "@/content/pages";
import { roomDetails } from "@/content/room-details";
import type { ResortLocation } from "@/content/types";

/** A place of ours as its chapter of the resorts page tells it. */
export function resort(location: ResortLocation): Resort {
  const { id, fullName, description, picture, address, phone, stars, amenities } = location;
  const { lat, lon } = location.coordinates;
  const own = nodeId(resortsPage.path, id);
  return {
    "@type": "Resort",
    "@id": own,
    name: fullName,
    description,
    url: own,
    image: photo(picture),
    address: postalAddress(address),
    geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lon },
    telephone: realPhone(phone),
    checkinTime: clockTime(roomDetails.checkIn.notes[0]),
    checkoutTime: clockTime(roomDetails.checkOut.notes[0]),
    starRating: { "@type": "Rating", ratingValue: stars },
    amenityFeature: amenities.map((name) => ({
      "@type": "LocationFeatureSpecification",
      name,
      value: true,
    })),
    parentOrganization: { "@id": houseId },
  };
}
