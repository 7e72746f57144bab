import { site } from "./site";
import type { OutsideLink, SectionHeading, Suite } from "./types";

const viewDetails = {
  kind: "outside",
  label: "View Details",
  url: site.hosts.booking,
} as const satisfies OutsideLink;

export const suites = [
  {
    id: "presidential-tana",
    title: "Presidential Suite, Tana",
    viewLabel: "Lake View",
    pricePerNight: 560,
    areaText: "1500 sq ft",
    bedType: "1 King Bed",
    rating: 5,
    statusLabel: "Rent",
    typeLabel: "Presidential Suite",
    picture: "room-presidential",
    excerpt: "A four-poster bed, a lamplit sitting area and a wall of glass over the lake.",
    link: viewDetails,
  },
  {
    id: "presidential-bishoftu",
    title: "Presidential Suite, Bishoftu",
    viewLabel: "Crater View",
    pricePerNight: 560,
    areaText: "1500 sq ft",
    bedType: "1 King Bed",
    rating: 5,
    statusLabel: "Rent",
    typeLabel: "Presidential Suite",
    picture: "suite-bath",
    excerpt: "A bath beneath the window, a basalt wall behind it and the water below.",
    link: viewDetails,
  },
  {
    id: "presidential-entoto",
    title: "Presidential Suite, Entoto",
    viewLabel: "Forest View",
    pricePerNight: 560,
    areaText: "1500 sq ft",
    bedType: "1 King Bed",
    rating: 5,
    statusLabel: "Rent",
    typeLabel: "Presidential Suite",
    picture: "apartment-living",
    excerpt: "A living room of its own, two sofas and a deck for the first coffee of the day.",
    link: viewDetails,
  },
] as const satisfies readonly Suite[];

export const suitesHeading = {
  label: "Suites",
  title: "Presidential Suites",
  text: "Three suites with a living room, a large bath and space to receive friends.",
} as const satisfies SectionHeading;
