import { locationOf } from "./locations";
import { site } from "./site";
import type { HeroSlide, SectionHeading } from "./types";

/** The hero carousel; the capitals of the headlines are the spec's. */
export const heroSlides = [
  {
    id: "tana",
    label: locationOf("tana").fullName,
    headline: ["THE BEST RESORT", "IN TANA"],
    phone: site.phones.tana,
    picture: "tana",
  },
  {
    id: "bishoftu",
    label: locationOf("bishoftu").fullName,
    headline: ["THE BEST RESORT", "IN BISHOFTU"],
    phone: site.phones.bishoftu,
    picture: "bishoftu",
  },
  {
    id: "awash",
    label: locationOf("awash").fullName,
    headline: ["THE BEST RESORT", "IN AWASH FALLS"],
    phone: site.phones.awash,
    picture: "awash",
  },
  {
    id: "entoto",
    label: locationOf("entoto").fullName,
    headline: ["THE BEST RESORT", "IN ENTOTO"],
    phone: site.phones.entoto,
    picture: "entoto",
  },
] as const satisfies readonly HeroSlide[];

export const homeBooking = {
  hero: {
    title: "Four resorts in Ethiopia: a lake, a crater, a gorge, a forest",
    carouselLabel: "Our four resorts",
    callToAction: "Book Your Vacation",
  },
  rooms: {
    label: "Rooms",
    title: "Rooms with something to look at",
    text: "Lake, forest, gorge or crater: tell us which window you would like.",
  },
} as const satisfies {
  hero: { title: string; carouselLabel: string; callToAction: string };
  rooms: SectionHeading;
};
