import { sampled } from "../model/rooms";
import type { LinkedFacility, PageLink, PictureName, SectionHeading } from "../model/types";

export const homeResort = {
  hero: {
    label: "Resort",
    title: "A garden that runs down to the lake",
    text: "Pale stone paths, round houses and a pool in the garden. Choose your dates and join us.",
    picture: "tana",
  },
  welcome: {
    label: "Welcome",
    title: "A Welcoming Haven",
    text: "You’ll be met at the gate with a cool towel and something cold to drink. After that the day is yours: a boat, a walk, some yoga, or a chair under the jacaranda and nothing at all.",
    pictures: ["tankwa-bow", "yoga-mats"],
    action: { kind: "page", label: "See more tour", href: "/find_room" },
  },
  facilities: {
    label: "Comfort",
    title: "Hotel Facilities",
  },
  places: {
    label: "Places",
    title: "Three more places to stay",
    text: "Guests often spend three nights here and two at another of our resorts.",
  },
  rooms: {
    label: "Rooms",
    title: "Deluxe, double, classic",
    text: "One by the lake, one in the forest, one above the gorge.",
  },
  feedback: {
    label: "Guest feedback",
    title: "From the guest book",
  },
  stories: {
    label: "Blog",
    title: "Notes from the resorts",
    text: "Coffee, boats and long walks, by the people who work here.",
  },
  subscribe: {
    label: "Newsletter",
    title: "Letters from the garden",
    text: "A short letter each season, with the dates we still have free.",
  },
} as const satisfies {
  hero: SectionHeading & { picture: PictureName };
  welcome: SectionHeading & { pictures: readonly PictureName[]; action: PageLink };
  facilities: SectionHeading;
  places: SectionHeading;
  rooms: SectionHeading;
  feedback: SectionHeading;
  stories: SectionHeading;
  subscribe: SectionHeading;
};

export const resortFacilities = [
  {
    id: "air-conditioner",
    title: "Air Conditioner",
    text: "In our rooms at Awash Falls, where it’s hot by day.",
    icon: "wind",
    picture: "room-classic-chair",
    href: "/find_room",
  },
  {
    id: "swimming-pool",
    title: "Swimming Pool",
    text: "In the garden, among palms and parasols.",
    icon: "waves",
    picture: "pool",
    href: "/find_room",
  },
  {
    id: "comfortable-rooms",
    title: "Comfortable Rooms",
    text: "Good beds, woven blankets, room for a child.",
    icon: "bed",
    picture: "room-family-bed",
    href: "/find_room",
  },
] as const satisfies readonly LinkedFacility[];

/** Their cards link to the rooms of this home (spec, section 2.6). */
export const resortRooms = sampled(["deluxe-room", "double-room", "classic-room"]);
