import { factsFor } from "../model/facts";
import type { Fact, HouseService, PageLink, PictureName, SectionHeading } from "../model/types";

const fact = factsFor("content/copy/home-city.ts");

type Film = { picture: PictureName; caption: string };

export const homeCity = {
  hero: {
    label: "City Hotel",
    title: "Addis Ababa, seen from a quiet room",
    text: "Rooms and suites between the boulevards and the Entoto hills.",
    picture: "apartment-double-lamp",
    action: { kind: "page", label: "ROOMS & SUITES", href: "/room" },
    facts: [
      { name: "Floors", value: "7" },
      { name: "Altitude", value: "2,355 m" },
      { name: "Reception", value: "Day and night" },
    ],
  },
  search: {
    /** The City Hotel has no rooms on this site: the search is for the four resorts. */
    note: "The search above is for our four resorts. For a room here at the City Hotel, please contact our booking office:",
  },
  about: {
    label: "About the hotel",
    title: "Made for busy days",
    text: "You’re here for a meeting, a flight or a busy week. There’s a proper desk, fast WiFi and a kitchen that’s open late. When the work’s done, the pool is downstairs and the forest half an hour away.",
    picture: "apartment-double",
    caption: "A double room, with low sun through the shutters",
  },
  services: {
    label: "Extra services",
    title: "Also in the hotel",
    floor: "Floor",
  },
  videoBooking: {
    label: "Book a stay",
    title: "See it, then choose your room",
    text: "A short film of our four resorts, one of them in the forest just above the city.",
    caption: "Entoto, above the city",
    routeLabel: "The road up to Entoto",
    route: [
      { name: "Airport road", value: "2,330 m" },
      { name: "Meskel Square", value: "2,360 m" },
      { name: "Arat Kilo", value: "2,450 m" },
      { name: "Entoto", value: "3,000 m" },
    ],
    picture: "entoto",
    action: { kind: "page", label: "Book Now", href: "/pricing" },
  },
  feedback: {
    label: "Guest feedback",
    title: "In our guests’ words",
  },
  news: {
    label: "News",
    title: "From the hotel and beyond",
  },
  gallery: {
    label: "Gallery",
    title: "A look around",
  },
} as const satisfies {
  hero: SectionHeading & { picture: PictureName; action: PageLink; facts: readonly Fact[] };
  search: { note: string };
  about: SectionHeading & Film;
  services: SectionHeading & { floor: string };
  videoBooking: SectionHeading &
    Film & { action: PageLink; routeLabel: string; route: readonly Fact[] };
  feedback: SectionHeading;
  news: SectionHeading;
  gallery: SectionHeading;
};

export const extraServices = [
  {
    id: "breakfast",
    floor: "0",
    hours: "5.30 am to 10.30 am",
    title: "Early breakfast",
    text: "For guests with an early flight.",
    picture: "breakfast",
    href: "/room_details",
  },
  {
    id: "gym",
    floor: "6",
    hours: "Day and night",
    title: "Gym",
    text: "Let yourself in with your room key.",
    picture: "gym",
    href: "/room_details",
  },
  {
    id: "spa",
    floor: "−1",
    hours: fact("hours:spa/city-hotel"),
    title: "Spa",
    text: "Half an hour for your neck and shoulders.",
    picture: "spa",
    href: "/room_details",
  },
  {
    id: "indoor-pool",
    floor: "−1",
    hours: fact("hours:indoor-pool/city-hotel"),
    title: "Indoor pool",
    text: "Warm water under a vaulted ceiling.",
    picture: "indoor-pool-cellar",
    href: "/room_details",
  },
  {
    id: "family",
    floor: "2–4",
    hours: `Check-in from ${fact("check-in:city")}`,
    title: "Family rooms",
    text: "A bunk with its own lamp, next to your bed.",
    picture: "room-family-ladder",
    href: "/room_details",
  },
] as const satisfies readonly HouseService[];
