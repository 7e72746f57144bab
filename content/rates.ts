import { hostelOffers, offers } from "./offers";
import { roomDetails } from "./room-details";
import { allRooms } from "./rooms";

/** What the catalogue charges: an address may name a room and an offer, never a price of its own. */
export type Rates = {
  /** USD per night by a room's title: several where houses share a title, the resorts' first. */
  readonly rooms: Readonly<Record<string, readonly number[]>>;
  /** The discounts, by the offer's id. */
  readonly offers: Readonly<Record<string, { readonly title: string; readonly percent: number }>>;
};

const catalogue = [
  ...allRooms,
  { title: roomDetails.fallbackTitle, pricePerNight: roomDetails.fallbackPrice },
];

function ratesOf(title: string): readonly number[] {
  const same = catalogue.filter((room) => room.title === title);
  return [...new Set(same.map(({ pricePerNight }) => pricePerNight))];
}

export const rates: Rates = {
  rooms: Object.fromEntries(catalogue.map(({ title }) => [title, ratesOf(title)])),
  offers: Object.fromEntries(
    [...offers, ...hostelOffers].map(({ id, name, discountPercent }) => [
      id,
      { title: name, percent: discountPercent },
    ]),
  ),
};
