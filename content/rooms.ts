import type { StayNotes } from "./stay";
import type { PageLink, RelativeHref, Room, SectionHeading } from "./types";

/** The six cards of the Room and Find Room pages. */
export const rooms = [
  {
    id: "classic-room",
    title: "Classic Room",
    viewLabel: "Gorge View",
    pricePerNight: 450,
    areaText: "1500 SQ.FT",
    bedType: "2 King Bed",
    rating: 5,
    statusLabel: "Rent",
    typeLabel: "Classic",
    picture: "room-classic",
    excerpt:
      "Terracotta walls, earthen tiles and two tall windows. A jebena stands ready on the table.",
    href: "/room_details",
  },
  {
    id: "deluxe-room",
    title: "Deluxe Room",
    viewLabel: "Lake View",
    pricePerNight: 550,
    areaText: "1500 SQ.FT",
    bedType: "2 King Bed",
    rating: 5,
    statusLabel: "Rent",
    typeLabel: "Deluxe",
    picture: "room-deluxe",
    excerpt:
      "A deck over the water and a white gabi on the bed. In the morning the lake is often still.",
    href: "/room_details",
  },
  {
    id: "family-room",
    title: "Family Room",
    viewLabel: "Garden View",
    pricePerNight: 560,
    areaText: "1500 SQ.FT",
    bedType: "2 King Bed",
    rating: 5,
    statusLabel: "Rent",
    typeLabel: "Family",
    picture: "room-family",
    excerpt:
      "A large bed for the parents, a timber bunk for the children and a window seat to share.",
    href: "/room_details",
  },
  {
    id: "double-room",
    title: "Double Room",
    viewLabel: "Forest View",
    pricePerNight: 480,
    areaText: "1500 SQ.FT",
    bedType: "2 King Bed",
    rating: 5,
    statusLabel: "Rent",
    typeLabel: "Double",
    picture: "room-double",
    excerpt: "Sage walls and eucalyptus panels. An armchair faces the trees, a blanket lies on it.",
    href: "/room_details",
  },
  {
    id: "garden-apartment",
    title: "Garden Apartment",
    viewLabel: "Deck View",
    pricePerNight: 520,
    areaText: "1500 SQ.FT",
    bedType: "2 King Bed",
    rating: 5,
    statusLabel: "Rent",
    typeLabel: "Apartment",
    picture: "apartment-living",
    excerpt:
      "A living room with two sofas and a glazed door to the deck, for those who stay a while.",
    href: "/room_details",
  },
  {
    id: "superior-room",
    title: "Superior Room",
    viewLabel: "Crater View",
    pricePerNight: 500,
    areaText: "1500 SQ.FT",
    bedType: "2 King Bed",
    rating: 5,
    statusLabel: "Rent",
    typeLabel: "Superior",
    picture: "room-single",
    excerpt: "A deep blue room with a desk beneath the window. The crater lake lies below it.",
    href: "/room_details",
  },
] as const satisfies readonly Room[];

/** The rooms carousel of the Hotel Booking home. */
export const sampleRooms = [
  {
    id: "sample-deluxe",
    title: "Deluxe Room",
    viewLabel: "Lake View",
    pricePerNight: 550,
    areaText: "58 sq ft",
    bedType: "2 King Bed",
    rating: 5,
    statusLabel: "Rent",
    typeLabel: "Deluxe",
    picture: "room-deluxe",
    excerpt: "A wide window, a deck above the lake and woven blankets for the cool of the night.",
    href: "/room_details",
  },
  {
    id: "sample-double",
    title: "Double Room",
    viewLabel: "Forest View",
    pricePerNight: 480,
    areaText: "58 sq ft",
    bedType: "2 King Bed",
    rating: 5,
    statusLabel: "Rent",
    typeLabel: "Double",
    picture: "room-double",
    excerpt: "A lodge room for two among the eucalyptus, with an armchair and woven lamps.",
    href: "/room_details",
  },
  {
    id: "sample-classic",
    title: "Classic Room",
    viewLabel: "Gorge View",
    pricePerNight: 450,
    areaText: "58 sq ft",
    bedType: "2 King Bed",
    rating: 5,
    statusLabel: "Rent",
    typeLabel: "Classic",
    picture: "room-classic",
    excerpt: "Warm earth colours and late sun through two tall windows.",
    href: "/room_details",
  },
  {
    id: "sample-superior",
    title: "Superior Room",
    viewLabel: "Crater View",
    pricePerNight: 500,
    areaText: "58 sq ft",
    bedType: "2 King Bed",
    rating: 5,
    statusLabel: "Rent",
    typeLabel: "Superior",
    picture: "room-single",
    excerpt: "A quiet room with a desk and a view down to the crater lake of Bishoftu.",
    href: "/room_details",
  },
] as const satisfies readonly Room[];

/** Each card leads to the room and, with its price and title, to the search. */
export const roomActions = {
  details: { kind: "page", label: "View Details", href: "/room_details" },
  book: { kind: "page", label: "Book Now", href: "/find_room" },
} as const satisfies Record<string, PageLink>;

export const roomPage = {
  rooms: {
    label: "Rooms & Suites",
    title: "Six rooms, six views",
    text: "Every room faces something worth waking up for: a lake, a gorge, a garden or the forest.",
  },
  facilities: {
    label: "Facilities",
    title: "Beyond the room",
    text: "What every guest may use during a stay.",
  },
} as const satisfies Record<string, SectionHeading>;

export const findRoomPage = {
  submit: "Check Availability",
  stay: {
    label: "Your stay",
    /** Gives way to the title of the room that was chosen. */
    title: "Any of our rooms",
    from: "from",
    notes: {
      invitation: "Choose your dates and guests. The rooms below keep them with you.",
      carried: "The rooms below keep this stay with them. Choose one to see it closely.",
    },
    ask: { label: "Ask for this stay", page: "../contact", subject: "option1", section: "touch" },
  },
  rooms: {
    label: "Find Room",
    title: "Rooms for your stay",
    text: "Prices are for one night and one room, in US dollars.",
  },
} as const satisfies {
  submit: string;
  stay: {
    label: string;
    title: string;
    from: string;
    notes: StayNotes;
    ask: { label: string; page: RelativeHref; subject: string; section: string };
  };
  rooms: SectionHeading;
};
