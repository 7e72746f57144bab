import type { ComparedRoom } from "@/components/features/compare/comparison-value";
import { ownFirstPrice } from "@/components/features/stay/quotation/own-first-price";
import { offersOf } from "@/components/features/stay/model/offers-of-room";
import { ownRules } from "@/components/features/stay/quotation/own-rules";
import { roomSelection } from "@/components/features/stay/model/room-selection";
import { houseOf } from "@/content/model/houses";
import { rooms } from "@/content/model/rooms";

export function comparedRooms(): readonly ComparedRoom[] {
  return rooms.map((room) => {
    const { id, title, page, pricePerNight, area, beds, view, sleeps, extraBeds, amenities } = room;
    return {
      id,
      title,
      page,
      pricePerNight,
      area,
      beds,
      view,
      sleeps,
      extraBeds,
      amenities: amenities.map((amenity) => amenity.title),
      place: houseOf(room.house).name,
      house: roomSelection(room).house,
      offers: offersOf(id),
      ...ownRules(id),
      ...ownFirstPrice(room),
    };
  });
}
