import { ownFilm } from "./film";
import type { EventPanel, PictureName, Room, SectionHeading, Testimonial } from "./types";

export const homeHostel = {
  hero: {
    label: "Hostel",
    title: "Welcome to our city hotel",
    text: "A clean bed, a long table and people with stories.",
    /** Leads to the search, where a phone's first screen ends before it. */
    toSearch: "Choose your dates",
    picture: "hostel-courtyard",
  },
  rooms: {
    label: "Rooms",
    title: "Sleep well, spend little",
    text: "Blankets from the loom, a lamp for each bed and a locker with a key.",
    expand: "VIEW ALL ROOMS",
    collapse: "CLOSE ALL",
    collapsedCount: 3,
  },
  video: {
    title: `Four resorts in ${ownFilm.seconds} seconds`,
    button: "PLAY",
    picture: "entoto",
  },
  events: {
    label: "Events",
    title: "This week at the house",
  },
  newsletter: {
    label: "Newsletter",
    title: "The week in one letter",
    text: "Events, free beds and the time of the next shared taxi to Bishoftu.",
  },
} as const satisfies {
  hero: SectionHeading & { picture: PictureName; toSearch: string };
  rooms: SectionHeading & { expand: string; collapse: string; collapsedCount: number };
  video: { title: string; button: string; picture: PictureName };
  events: SectionHeading;
  newsletter: SectionHeading;
};

/** Three cards are shown, six after VIEW ALL ROOMS. */
export const hostelRooms = [
  {
    id: "hostel-city",
    title: "City Room",
    viewLabel: "Street View",
    pricePerNight: 49,
    areaText: "58 sq ft",
    bedType: "2 Single Beds",
    rating: 5,
    statusLabel: "Rent",
    typeLabel: "Twin",
    picture: "hostel",
    excerpt: "A bunk above, a bunk below, and a blanket from the loom.",
    href: "/home3/room_details",
  },
  {
    id: "hostel-classic",
    title: "Classic Room",
    viewLabel: "Court View",
    pricePerNight: 49,
    areaText: "58 sq ft",
    bedType: "1 Double Bed",
    rating: 5,
    statusLabel: "Rent",
    typeLabel: "Classic",
    picture: "room-classic",
    excerpt: "Warm walls and a small table for two cups.",
    href: "/home3/room_details",
  },
  {
    id: "hostel-single",
    title: "Single Room",
    viewLabel: "City View",
    pricePerNight: 49,
    areaText: "58 sq ft",
    bedType: "1 Single Bed",
    rating: 5,
    statusLabel: "Rent",
    typeLabel: "Single",
    picture: "room-single",
    excerpt: "A bed, a desk and a door that closes.",
    href: "/home3/room_details",
  },
  {
    id: "hostel-studio",
    title: "Studio",
    viewLabel: "Deck View",
    pricePerNight: 49,
    areaText: "58 sq ft",
    bedType: "1 Sofa Bed",
    rating: 5,
    statusLabel: "Rent",
    typeLabel: "Studio",
    picture: "apartment-living",
    excerpt: "Two sofas, a low table and space to work.",
    href: "/home3/room_details",
  },
  {
    id: "hostel-bath",
    title: "Room with Bath",
    viewLabel: "Garden View",
    pricePerNight: 49,
    areaText: "58 sq ft",
    bedType: "1 Double Bed",
    rating: 5,
    statusLabel: "Rent",
    typeLabel: "Double",
    picture: "bathroom",
    excerpt: "For the night after three days on a dusty road.",
    href: "/home3/room_details",
  },
  {
    id: "hostel-deluxe",
    title: "Deluxe Room",
    viewLabel: "Garden View",
    pricePerNight: 49,
    areaText: "58 sq ft",
    bedType: "1 King Bed",
    rating: 5,
    statusLabel: "Rent",
    typeLabel: "Deluxe",
    picture: "room-deluxe",
    excerpt: "The large window makes up for the early bus.",
    href: "/home3/room_details",
  },
] as const satisfies readonly Room[];

/** In the order of a day, as on a timetable. */
export const hostelEvents = [
  {
    id: "yoga",
    time: "06:30",
    label: "Tuesday, before breakfast",
    title: "Yoga on the roof",
    text: "Mats are there, and so is the view of the hills.",
    picture: "yoga",
    href: "/blog",
  },
  {
    id: "coffee",
    time: "16:00",
    label: "Every day at four",
    title: "Coffee in the courtyard",
    text: "Roasted, ground and poured in front of you. Bring a story.",
    picture: "coffee",
    href: "/blog",
  },
  {
    id: "supper",
    time: "19:00",
    label: "Friday evening",
    title: "One long table",
    text: "Everybody eats together. A krar player comes at nine.",
    picture: "fine-dining",
    href: "/blog",
  },
] as const satisfies readonly EventPanel[];

/** Placeholders until real guests have agreed to be quoted. */
export const hostelTestimonials = [
  {
    id: "lukas",
    quote: "I came for one night and stayed for five. The long table is to blame.",
    author: "Lukas",
    role: "Guest",
    stars: 5,
  },
  {
    id: "sara",
    quote: "My team sleeps here before every field trip. It is clean, safe and friendly.",
    author: "Sara",
    role: "Manager",
    stars: 5,
  },
  {
    id: "nardos",
    quote: "Good showers, good coffee, and somebody always knows when the bus leaves.",
    author: "Nardos",
    role: "Trip Advisor",
    stars: 5,
  },
] as const satisfies readonly Testimonial[];
