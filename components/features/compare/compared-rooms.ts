import type { ComparedRoom } from "@/components/features/compare/comparison-table.client";
import { roomSelection } from "@/components/features/booking/room-selection";
import { rooms } from "@/content/rooms";

/** The rooms of the two lists as the comparison shows them. */
export function comparedRooms(): readonly ComparedRoom[] {
  return rooms.map((room) => {
    const { id, title, page, pricePerNight, area, beds, view, sleeps, amenities } = room;
    return {
      id,
      title,
      page,
      pricePerNight,
      area,
      beds,
      view,
      sleeps,
      amenities: amenities.map((amenity) => amenity.title),
      house: roomSelection(room).house,
    };
  });
}
