import { locationOf } from "../model/locations";
import { site } from "../model/site";
import type { HeroSlide, SectionHeading } from "../model/types";

export const heroSlides = [
  {
    id: "tana",
    label: locationOf("tana").fullName,
    headline: ["THE BEST RESORT IN", "TANA"],
    phone: site.phones.tana,
    picture: "tana",
  },
  {
    id: "bishoftu",
    label: locationOf("bishoftu").fullName,
    headline: ["THE BEST RESORT IN", "BISHOFTU"],
    phone: site.phones.bishoftu,
    picture: "bishoftu",
  },
  {
    id: "awash",
    label: locationOf("awash").fullName,
    headline: ["THE BEST RESORT IN", "AWASH FALLS"],
    phone: site.phones.awash,
    picture: "awash",
  },
  {
    id: "entoto",
    label: locationOf("entoto").fullName,
    headline: ["THE BEST RESORT IN", "ENTOTO"],
    phone: site.phones.entoto,
    picture: "entoto",
  },
] as const satisfies readonly HeroSlide[];

/** The best hour of each resort, with a picture of that hour which differs from the one in the hero. */
export const resortPanels = [
  { ...locationOf("tana"), hour: "Dawn", picture: "tankwa-bow" },
  { ...locationOf("awash"), hour: "Golden hour", picture: "savanna" },
  { ...locationOf("bishoftu"), hour: "Dusk", picture: "bishoftu" },
  { ...locationOf("entoto"), hour: "Fog", picture: "entoto" },
] as const;

export const homeBooking = {
  hero: {
    title: "Four resorts in Ethiopia: a lake, a crater, a gorge, a forest",
    carouselLabel: "Our four resorts",
    callToAction: "Book Your Vacation",
  },
  resortPanels: {
    label: "Four resorts",
    title: "Four places, four kinds of light",
    text: "Dawn on the lake, gold on the plain, dusk over the crater, fog among the trees.",
  },
  rooms: {
    label: "Rooms",
    title: "Rooms with a view",
    text: "Lake, forest, gorge or crater: tell us which you’d like.",
  },
} as const satisfies {
  hero: { title: string; carouselLabel: string; callToAction: string };
  resortPanels: SectionHeading;
  rooms: SectionHeading;
};
