import { ownTaken } from "@/components/features/stay/availability/own-taken";
import { offersOf } from "@/components/features/stay/model/offers-of-room";
import type { KnownRooms } from "@/components/features/stay/model/room-of-stay";
import { ownRules } from "@/components/features/stay/quotation/own-rules";
import type { Taken } from "@/content/model/availability/nights";
import type { PriceRules } from "@/content/model/quotation/rules";
import { rates, type RatedRoom } from "@/content/model/rates";
import { allRooms } from "@/content/model/rooms";

export type CalendarRoom = RatedRoom & {
  readonly sleeps: number;
  readonly extraBeds?: number;
  readonly offers: Readonly<Record<string, number>>;
  readonly rules?: PriceRules;
  readonly taken?: Taken;
};

/** What the calendar shows of every room; for the server only. */
export const calendarRooms = (): KnownRooms<CalendarRoom> => ({
  offers: rates.offers,
  rooms: allRooms.map(({ id, title, pricePerNight, house, sleeps, extraBeds }) => ({
    id,
    title,
    pricePerNight,
    house,
    sleeps,
    extraBeds,
    offers: offersOf(id),
    ...ownRules(id),
    ...ownTaken(id),
  })),
});
