import type { ComparedRoom } from "@/components/features/compare/comparison-table.client";
import { rooms } from "@/content/rooms";

/** The rooms of the two lists as the comparison shows them. */
export function comparedRooms(): readonly ComparedRoom[] {
  return rooms.map(({ id, title, page, pricePerNight, area, beds, view, sleeps, amenities }) => ({
    id,
    title,
    page,
    pricePerNight,
    area,
    beds,
    view,
    sleeps,
    amenities: amenities.map((amenity) => amenity.title),
  }));
}
