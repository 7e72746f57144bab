import type { StayNotes } from "./stay";
import type { GalleryPicture, PageLink, SectionHeading } from "../model/types";

/** 'Delux Family Rooms' and 'Childreen & Extra Beds' are the spec's spellings. */
export const roomDetails = {
  fallbackTitle: "Delux Family Rooms",
  fallbackPrice: 560,
  label: "Luxury Room",
  sliderLabel: "Pictures of the room",
  images: [
    {
      id: "bunk",
      picture: "room-family-bunk",
      caption: "The upper bunk, a sun hat left on its post",
    },
    { id: "bed", picture: "room-family-bed", caption: "The large bed" },
    { id: "play-table", picture: "room-family", caption: "The play table, with a spinning top" },
    { id: "ladder", picture: "room-family-ladder", caption: "The lower bunk, with its lamp on" },
  ],
  description: [
    "There’s space for a family without anyone getting in the way: a large bed, a second place to sleep, a table and a window seat. The walls and floor are made of local materials, and the blankets are handwoven.",
    "The bathroom has a tub, a walk-in shower and hot water at any hour. In the evening we’ll light the lamps, draw the curtains if you like, and leave a flask of highland water by the bed.",
  ],
  notesTitle: "Good to know",
  /** House rules are in content/records/houses; the bare page shows those of Tana. */
  checkIn: { title: "Check In" },
  checkOut: { title: "Check Out" },
  houseRules: { title: "House Rules" },
  children: { title: "Childreen & Extra Beds" },
  stay: {
    title: "Your stay",
    notes: {
      invitation: "You’ll choose your dates and guests in the next step.",
      carried: "We’ll keep these dates and guests as you go.",
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
  checkIn: { title: string };
  checkOut: { title: string };
  houseRules: { title: string };
  children: { title: string };
  stay: { title: string; notes: StayNotes };
  amenities: SectionHeading;
  book: PageLink;
};
