import { amenityOf } from "../model/amenities";
import type { Tile } from "../model/types";

/** The six of the bare room page, in the spec's words. */
export const sampleAmenities: readonly Tile[] = [
  { id: "persons", icon: "users", title: "2 - 5 Persons", text: "Beds for a family" },
  { id: "size", icon: "expand", title: "250 SQFT Rooms", text: "With a window seat" },
  { id: "wifi", icon: "wifi", title: "Free WiFi", text: "In the room and the garden" },
  { id: "pool", icon: "waves", title: "Swimming Pool", text: "Warm all year" },
  {
    id: "breakfast",
    icon: "coffee",
    title: "Breakfast",
    text: amenityOf("breakfast", "content/copy/sample-amenities.ts").text,
  },
  { id: "gym", icon: "dumbbell", title: "Gym", text: "Open to every guest" },
];
