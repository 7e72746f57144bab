import type { OfferedRoom } from "@/components/features/stay/model/describe-fit";
import { offeredRoom } from "@/components/features/stay/model/offered-room";
import type { KnownRooms } from "@/components/features/stay/model/room-of-stay";
import { rates, type RatedRoom } from "@/content/model/rates";
import { allRooms } from "@/content/model/rooms";

export type CalendarRoom = RatedRoom & Omit<OfferedRoom, "rate" | "first">;

/** What the calendar shows of every room; for the server only. */
export const calendarRooms = (): KnownRooms<CalendarRoom> => ({
  offers: rates.offers,
  rooms: allRooms.map((room) => {
    const { id, title, house } = room;
    const { rate: pricePerNight, ...known } = offeredRoom(room);
    return { id, title, pricePerNight, house, ...known };
  }),
});
