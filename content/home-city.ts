import type { LinkedFacility, PageLink, PictureName, SectionHeading, Testimonial } from "./types";

export const homeCity = {
  hero: {
    label: "City Hotel",
    title: "Addis Ababa, seen from a quiet room",
    text: "Rooms and suites between the boulevards and the hills of Entoto.",
    picture: "city-hotel",
    action: { kind: "page", label: "ROOMS & SUITES", href: "/room" },
  },
  about: {
    label: "About the hotel",
    title: "A house for busy days",
    text: "You come for a meeting, a flight or a week of both. We keep the desk clear, the line fast and the kitchen open late. When the work is done, the pool is on the lower floor and the forest half an hour away.",
    videoLabel: "the film of the city hotel",
    picture: "restaurant",
  },
  services: {
    label: "Extra services",
    title: "What else is in the house",
  },
  videoBooking: {
    label: "Book a stay",
    title: "See it, then choose your room",
    text: "The film shows the way from the airport road to the forest above the city.",
    videoLabel: "the film of the way from the city to the forest",
    picture: "entoto",
    action: { kind: "page", label: "Book Now", href: "/pricing" },
  },
  news: {
    label: "News",
    title: "From the house and beyond",
  },
  gallery: {
    label: "Gallery",
    title: "A look around",
  },
} as const satisfies {
  hero: SectionHeading & { picture: PictureName; action: PageLink };
  about: SectionHeading & { videoLabel: string; picture: PictureName };
  services: SectionHeading;
  videoBooking: SectionHeading & { videoLabel: string; picture: PictureName; action: PageLink };
  news: SectionHeading;
  gallery: SectionHeading;
};

export const extraServices = [
  {
    id: "breakfast",
    title: "Early breakfast",
    text: "From half past five for guests with a flight.",
    icon: "coffee",
    picture: "breakfast",
    href: "/room_details",
  },
  {
    id: "gym",
    title: "Gym",
    text: "Open day and night with your room key.",
    icon: "dumbbell",
    picture: "gym",
    href: "/room_details",
  },
  {
    id: "spa",
    title: "Spa",
    text: "Half an hour for the neck and shoulders.",
    icon: "leaf",
    picture: "spa",
    href: "/room_details",
  },
  {
    id: "indoor-pool",
    title: "Indoor pool",
    text: "Warm water and a high, quiet hall.",
    icon: "waves",
    picture: "indoor-pool",
    href: "/room_details",
  },
  {
    id: "family",
    title: "Family rooms",
    text: "A bunk and a play table beside your bed.",
    icon: "baby",
    picture: "room-family",
    href: "/room_details",
  },
] as const satisfies readonly LinkedFacility[];

/** Placeholders until real guests have agreed to be quoted. */
export const cityTestimonials = [
  {
    id: "martha",
    quote: "I landed at five and had coffee in my hand at six. The room was ready.",
    author: "Martha",
    role: "Guest",
    stars: 5,
  },
  {
    id: "elias",
    quote: "We hold our yearly meeting here. The hall is plain, the service is exact.",
    author: "Elias",
    role: "Manager",
    stars: 5,
  },
  {
    id: "johanna",
    quote: "A good first night in the country, and a driver who knows the way to the lake.",
    author: "Johanna",
    role: "Trip Advisor",
    stars: 5,
  },
] as const satisfies readonly Testimonial[];
