import { site } from "../model/site";
import type { PageLink, PictureName, SectionHeading, Stat } from "../model/types";

/** The capitals and the stats are the spec's. */
export const aboutBlock = {
  label: "About us",
  title: "THE BEST RESORT AND SPA IN ETHIOPIA",
  text: "Luxury here is Ethiopian: a handwoven cotton gabi, coffee roasted while you watch, stone and timber from nearby. Our furniture, baskets and cloth come from craftspeople around the resorts, and much of what we earn stays with them.",
  pictures: [
    { id: "coffee", picture: "coffee" },
    { id: "lamp", picture: "room-single-lamp" },
  ],
  stats: [
    { id: "rooms", value: "250 +", label: "Luxury Rooms" },
    { id: "rating", value: "4.9", label: "Customer Ratings" },
  ],
  action: { kind: "page", label: "More About", href: "/about" },
} as const satisfies SectionHeading & {
  pictures: readonly { id: string; picture: PictureName }[];
  stats: readonly Stat[];
  action: PageLink;
};

export const aboutPage = {
  whoWeAre: {
    label: "Who we are",
    paragraphs: [
      `We began in ${site.brand.foundedYear} with one idea: that you should be able to rest well and still be in Ethiopia. Today we have resorts at Lake Tana, in Bishoftu, above the falls of the Awash and in the forest of Entoto.`,
      "Over 2,000 people work with us. Many grew up within sight of the resort where they work, and learned their trade there, in the kitchen or on the boats.",
      "All four resorts have five stars. We’d rather be remembered for the quiet, the food and the people who carried your bags.",
    ],
    pictures: ["bishoftu", "gabi-hem"],
    captions: [
      "Bishoftu, above the crater lake, at dusk",
      "The hem of a gabi, handwoven in Shiro Meda",
    ],
    stats: [
      { id: "founded", value: String(site.brand.foundedYear), label: "Founded" },
      { id: "people", value: "2,000 +", label: "Employees" },
      { id: "branches", value: "4", label: "Branches in Ethiopia" },
    ],
  },
  video: {
    title: "Four places in one film",
    text: "Lake, crater, gorge and forest, from first light to the lamps, and a door in the village to come.",
    picture: "village-evening",
  },
  team: {
    title: "The people you’ll meet",
    text: "A few of the team who’ll look after you.",
    action: { kind: "page", label: "Meet the team", href: "../our_team" },
  },
} as const satisfies {
  whoWeAre: {
    label: string;
    paragraphs: readonly string[];
    pictures: readonly PictureName[];
    captions: readonly [string, string];
    stats: readonly Stat[];
  };
  video: { title: string; text: string; picture: PictureName };
  team: { title: string; text: string; action: PageLink };
};
