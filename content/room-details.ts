import type { StayNotes } from "./stay";
import type { GalleryPicture, PageLink, SectionHeading, Tile } from "./types";

/** 'Delux Family Rooms' and 'Childreen & Extra Beds' are the spec's spellings. */
export const roomDetails = {
  fallbackTitle: "Delux Family Rooms",
  fallbackPrice: 560,
  label: "Luxury Room",
  sliderLabel: "Pictures of the room",
  images: [
    { id: "room", picture: "room-family", caption: "The large bed, and the bunk beside it" },
    { id: "bathroom", picture: "bathroom", caption: "The tub, under the window" },
    { id: "bunk", picture: "room-family-bunk", caption: "The bunk beds, and the window seat" },
    { id: "play", picture: "family-fun", caption: "The fire, for dry evenings" },
  ],
  description: [
    "The room has space for a family without anybody being in the way. There is a large bed, a second place to sleep, a table and a seat in the window. Walls and floor are of materials from the region, and the blankets were woven by hand.",
    "The bathroom has a tub, a walk-in shower and hot water at every hour. In the evening we light the lamps, close the curtains if you wish, and leave a flask of water from the highlands beside the bed.",
  ],
  notesTitle: "Good to know",
  checkIn: {
    title: "Check In",
    notes: ["Check-in from 9:00 AM, any time", "Early arrival where the room is ready"],
  },
  checkOut: {
    title: "Check Out",
    notes: ["Check-out before noon", "Bags can stay with us until the evening"],
  },
  houseRules: {
    title: "House Rules",
    text: "Please smoke outdoors only and keep music low after ten. Pets stay at home, because the birds were here first. Visitors are welcome in the garden and the restaurant until eleven.",
  },
  children: {
    title: "Childreen & Extra Beds",
    text: "Children of all ages may stay. A cot is free of charge for the smallest, and one extra bed fits into the room. Tell us the ages when you book, and it will stand ready when you arrive.",
  },
  stay: {
    title: "Your stay",
    notes: {
      invitation: "You choose your dates and guests in the next step.",
      carried: "These dates and guests go with you to the next step.",
    },
  },
  amenities: {
    label: "In the room and beyond",
    title: "Amenities",
  },
  book: { kind: "page", label: "Book Room", href: "/find_room" },
} as const satisfies {
  fallbackTitle: string;
  fallbackPrice: number;
  label: string;
  sliderLabel: string;
  images: readonly GalleryPicture[];
  description: readonly string[];
  notesTitle: string;
  checkIn: { title: string; notes: readonly string[] };
  checkOut: { title: string; notes: readonly string[] };
  houseRules: { title: string; text: string };
  children: { title: string; text: string };
  stay: { title: string; notes: StayNotes };
  amenities: SectionHeading;
  book: PageLink;
};

export const amenities = [
  { id: "persons", icon: "users", title: "2 - 5 Persons", text: "Beds for a family" },
  { id: "size", icon: "maximize", title: "250 SQFT Rooms", text: "With a seat in the window" },
  { id: "wifi", icon: "wifi", title: "Free WiFi", text: "In the room and the garden" },
  { id: "pool", icon: "waves", title: "Swimming Pool", text: "Warm all year" },
  { id: "breakfast", icon: "coffee", title: "Breakfast", text: "From 7.00 AM to 10.30 AM" },
  { id: "gym", icon: "dumbbell", title: "Gym", text: "Open to every guest" },
] as const satisfies readonly Tile[];
