import { ownFilm } from "./film";
import { factsFor } from "../model/facts";
import type { Fact, HouseService, PageLink, PictureName, SectionHeading } from "../model/types";

const fact = factsFor("content/copy/home-city.ts");

type Film = { picture: PictureName; caption: string };

export const homeCity = {
  hero: {
    label: "City Hotel",
    title: "Addis Ababa, seen from a quiet room",
    text: "Rooms and suites between the boulevards and the hills of Entoto.",
    picture: "city-hotel",
    action: { kind: "page", label: "ROOMS & SUITES", href: "/room" },
    facts: [
      { name: "Floors", value: "7" },
      { name: "Altitude", value: "2,355 m" },
      { name: "Reception", value: "Day and night" },
    ],
  },
  search: {
    /** The City Hotel has no rooms on this site: the search is for the four resorts. */
    note: "The search above is for our four resorts. A room here at the City Hotel is booked with our booking office:",
  },
  about: {
    label: "About the hotel",
    title: "A house for busy days",
    text: "You come for a meeting, a flight or a week of both. We keep the desk clear, the line fast and the kitchen open late. When the work is done, the pool is on the lower floor and the forest half an hour away.",
    picture: "apartment-double",
    caption: "Two bedside lamps, and the city lighting up",
  },
  services: {
    label: "Extra services",
    title: "What else is in the house",
    floor: "Floor",
  },
  videoBooking: {
    label: "Book a stay",
    title: "See it, then choose your room",
    text: `The film goes around our four resorts in ${ownFilm.seconds} seconds. One of them, Entoto, stands in the forest above this city.`,
    caption: "Entoto, above the city",
    routeLabel: "The way, and how high it climbs",
    route: [
      { name: "Airport road", value: "2,330 m" },
      { name: "Meskel Square", value: "2,360 m" },
      { name: "Arat Kilo", value: "2,450 m" },
      { name: "Entoto", value: "3,000 m" },
    ],
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
  hero: SectionHeading & { picture: PictureName; action: PageLink; facts: readonly Fact[] };
  search: { note: string };
  about: SectionHeading & Film;
  services: SectionHeading & { floor: string };
  videoBooking: SectionHeading &
    Film & { action: PageLink; routeLabel: string; route: readonly Fact[] };
  news: SectionHeading;
  gallery: SectionHeading;
};

export const extraServices = [
  {
    id: "breakfast",
    floor: "0",
    hours: "5.30 AM to 10.30 AM",
    title: "Early breakfast",
    text: "From half past five for guests with a flight.",
    picture: "breakfast",
    href: "/room_details",
  },
  {
    id: "gym",
    floor: "6",
    hours: "Day and night",
    title: "Gym",
    text: "Open day and night with your room key.",
    picture: "gym",
    href: "/room_details",
  },
  {
    id: "spa",
    floor: "−1",
    hours: fact("hours:spa/city-hotel"),
    title: "Spa",
    text: "Half an hour for the neck and shoulders.",
    picture: "spa",
    href: "/room_details",
  },
  {
    id: "indoor-pool",
    floor: "−1",
    hours: fact("hours:indoor-pool/city-hotel"),
    title: "Indoor pool",
    text: "Warm water under a quiet vault.",
    picture: "indoor-pool-cellar",
    href: "/room_details",
  },
  {
    id: "family",
    floor: "2–4",
    hours: `from ${fact("check-in:city")}`,
    title: "Family rooms",
    text: "A bunk with a lamp of its own, beside your bed.",
    picture: "room-family-ladder",
    href: "/room_details",
  },
] as const satisfies readonly HouseService[];
