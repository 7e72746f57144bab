import { readRecords } from "./read-records";
import { allRooms } from "./rooms";
import { offerSchema } from "../schemas/lists";
import type { Offer, SectionHeading } from "./types";

export const offerRecords = readRecords("offers", offerSchema);

for (const { id, room } of offerRecords) {
  if (room !== undefined && !allRooms.some((one) => one.id === room))
    throw new Error(
      `content/records/offers/${id}.yaml: room names "${room}"; it should be the name of a file of content/records/rooms, suites, hostel-rooms or apartments, without its ending.`,
    );
}

function offersOf(home: "booking" | "hostel", href: Offer["href"]): readonly Offer[] {
  return offerRecords.filter((offer) => offer.home === home).map((offer) => ({ ...offer, href }));
}

export const offers = offersOf("booking", "/find_room");

export const offersHeading = {
  label: "Offers",
  title: "Rooms for less",
  text: "Lower rates for guests with flexible dates.",
} as const satisfies SectionHeading;

export const hostelOffers = offersOf("hostel", "/pricing");

export const hostelOffersHeading = {
  label: "Special offers",
  title: "Rooms at a better price",
} as const satisfies SectionHeading;
