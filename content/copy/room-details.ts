import type { StayNotes } from "./stay";
import type { GalleryPicture, PageLink, SectionHeading } from "../model/types";

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
  /** House rules are in content/records/houses; the bare page shows those of Tana. */
  checkIn: { title: "Check In" },
  checkOut: { title: "Check Out" },
  houseRules: { title: "House Rules" },
  children: { title: "Childreen & Extra Beds" },
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
  checkIn: { title: string };
  checkOut: { title: string };
  houseRules: { title: string };
  children: { title: string };
  stay: { title: string; notes: StayNotes };
  amenities: SectionHeading;
  book: PageLink;
};
