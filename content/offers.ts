import type { Offer, SectionHeading } from "./types";

/** The offers carousel of the Hotel Booking home. */
export const offers = [
  {
    id: "family-room",
    name: "Family Room",
    discountPercent: 25,
    text: "Bunks, a play table and a garden outside.",
    picture: "room-family",
    href: "/find_room",
  },
  {
    id: "city-room",
    name: "City Room",
    discountPercent: 24,
    text: "A night in Addis Ababa before or after the lake.",
    picture: "city-hotel",
    href: "/find_room",
  },
  {
    id: "lodge-dormitory",
    name: "Lodge Dormitory",
    discountPercent: 26,
    text: "Four timber bunks and a window on the forest.",
    picture: "hostel",
    href: "/find_room",
  },
  {
    id: "complex-apartment",
    name: "Complex Apartment",
    discountPercent: 22,
    text: "A week or longer, with a kitchen of your own.",
    picture: "apartment-complex",
    href: "/find_room",
  },
] as const satisfies readonly Offer[];

export const offersHeading = {
  label: "Offers",
  title: "Rooms for less",
  text: "Four rooms at a lower price for guests whose dates are open.",
} as const satisfies SectionHeading;

/** The special offers of the Hostel home. */
export const hostelOffers = [
  {
    id: "hostel-double",
    name: "Double Room",
    discountPercent: 20,
    text: "For two friends who share the road and the room.",
    picture: "room-double",
    href: "/pricing",
  },
  {
    id: "hostel-couple",
    name: "Couple Room",
    discountPercent: 25,
    text: "A large bed, low lamps and breakfast until late.",
    picture: "room-presidential",
    href: "/pricing",
  },
  {
    id: "hostel-family",
    name: "Family Room",
    discountPercent: 25,
    text: "One bed for the parents and a bunk for the rest.",
    picture: "room-family",
    href: "/pricing",
  },
] as const satisfies readonly Offer[];

export const hostelOffersHeading = {
  label: "Special offers",
  title: "Three rooms at a better price",
} as const satisfies SectionHeading;
