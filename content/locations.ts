import { placeNames } from "./place-names";
import { site } from "./site";
import type { ResortLocation, SectionHeading } from "./types";

export const locationsHeading = {
  label: "Our locations",
  title: "Four places, each with its own weather",
  text: "A lake, a crater, a gorge and a forest. All four lie within a day’s journey of Addis Ababa.",
} as const satisfies SectionHeading;

/** Beside Tana's name, which leads to the home page: its own section is further down, as everyone's is. */
export const ownChapterLabel = "Read on below";

export const locationsMapAlt =
  "Map of Ethiopia: Tana lies in the north-west, Entoto and Bishoftu in the middle, Awash Falls to the east of them.";

export const locations = [
  {
    id: "tana",
    ...placeNames.tana,
    description:
      "Our second resort stands on the shore at Bahirdar. Papyrus tankwa boats pass in the morning, island monasteries lie an hour away by boat, and the Blue Nile Falls make a good half day.",
    picture: "tana",
    href: "/",
    phone: site.phones.tana,
    coordinates: { lat: 11.6, lon: 37.38 },
    fullName: `${site.brand.name} Tana`,
    address: site.addresses.tana,
    stars: 5,
    amenities: ["Boat jetty", "Water sports", "Lake terrace"],
  },
  {
    id: "bishoftu",
    ...placeNames.bishoftu,
    description:
      "The flagship opened in 2007 as the first 5-star resort in the country. It stands above a crater lake, near enough to Addis Ababa for a weekend and far enough to forget it.",
    picture: "bishoftu",
    href: "/resorts#bishoftu",
    phone: site.phones.bishoftu,
    coordinates: { lat: 8.75, lon: 38.98 },
    fullName: `${site.brand.name} Bishoftu`,
    address: site.addresses.bishoftu,
    stars: 5,
    amenities: ["Infinity pool", "Pool bar", "Spa"],
  },
  {
    id: "awash",
    ...placeNames.awash,
    description:
      "A boutique resort over a waterfall in Awash National Park. The river drops into a basalt gorge below the terrace, and oryx graze on the plain behind it.",
    picture: "awash",
    href: "/resorts#awash",
    phone: site.phones.awash,
    coordinates: { lat: 8.84, lon: 40.01 },
    fullName: `${site.brand.name} Awash Falls`,
    address: site.addresses.awash,
    stars: 5,
    amenities: ["Terrace over the falls", "Nature walks"],
  },
  {
    id: "entoto",
    ...placeNames.entoto,
    description:
      "An adventure park in the eucalyptus forest at about 3,000 metres, with rock-climbing, horse riding and glamping. The city lies below; bring something warm for the evening.",
    picture: "entoto",
    href: "/resorts#entoto",
    phone: site.phones.entoto,
    coordinates: { lat: 9.09, lon: 38.77 },
    fullName: `${site.brand.name} Entoto`,
    address: site.addresses.entoto,
    stars: 5,
    amenities: ["Rock-climbing", "Horse riding", "Glamping"],
  },
] as const satisfies readonly ResortLocation[];
