import { hostelOffers, offers } from "./offers";
import { roomDetails } from "../copy/room-details";
import { allRooms } from "./rooms";
import type { Room } from "./types";

/** A room with what distinguishes it from others of its title. The spec's own room, which no house has, is without an id and a house. */
export type RatedRoom = Pick<Room, "title" | "pricePerNight"> & Partial<Pick<Room, "id" | "house">>;

export type OfferTerms = {
  readonly title: string;
  readonly percent: number;
  /** The id of the discounted room; without one the offer is for a room that no house lists. */
  readonly room?: string | undefined;
};

/** The prices of the catalogue: an address may name a room and an offer, never a price of its own. */
export type Rates = {
  /** In USD per night; several where houses share a title, the resorts' first. */
  readonly rooms: readonly RatedRoom[];
  /** The discounts, by the offer's id. */
  readonly offers: Readonly<Record<string, OfferTerms>>;
};

export const rates: Rates = {
  rooms: [
    ...allRooms.map(({ id, title, pricePerNight, house }) => ({ id, title, pricePerNight, house })),
    { title: roomDetails.fallbackTitle, pricePerNight: roomDetails.fallbackPrice },
  ],
  offers: Object.fromEntries(
    [...offers, ...hostelOffers].map(({ id, name, discountPercent, room }) => [
      id,
      { title: name, percent: discountPercent, room },
    ]),
  ),
};
