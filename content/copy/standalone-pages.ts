import { amharic } from "./amharic";
import type { PictureName } from "../model/types";

/** A page beside the five variants and their inner pages; it has the booking variant's frame. */
export type StandalonePage = {
  readonly path: "/plan" | "/am" | "/stay_card" | "/accessibility";
  readonly title: string;
  readonly menuLabel: string;
  readonly description: string;
  readonly picture: PictureName;
  /** Its language, if it is not English. */
  readonly lang?: "am";
  /** The description of its social card's picture, in its own language. */
  readonly pictureAlt?: string;
  /** Names the social card's file if the title has no Latin letters. */
  readonly cardName?: string;
};

export const planPage = {
  path: "/plan",
  title: "Plan a journey",
  menuLabel: "Plan a journey",
  description:
    "Put our four resorts in your own order, choose the nights and a first day, and see dates, roads, driving times and a map.",
  picture: "awash",
} as const satisfies StandalonePage;

export const amharicPage = {
  path: "/am",
  title: "አራት ሪዞርቶች በኢትዮጵያ",
  menuLabel: amharic.name,
  description:
    "እንኳን ደህና መጡ። አራት ሪዞርቶች በኢትዮጵያ፦ በጣና ሐይቅ፣ በቢሾፍቱ፣ በአዋሽ ፏፏቴ እና በእንጦጦ። ክፍሎች እና ዋጋ፣ መንገድ፣ ክፍል መያዝ፣ በዓላት እና ስልክ ቁጥሮች በአማርኛ።",
  picture: "coffee",
  pictureAlt: amharic.coffeeAlt,
  lang: amharic.lang,
  cardName: "amharic",
} as const satisfies StandalonePage;

export const stayCardPage = {
  path: "/stay_card",
  title: "Stay card",
  menuLabel: "Stay card",
  description:
    "Addresses, phone numbers, check-in and check-out times and directions to our four resorts, on one page that works offline.",
  picture: "entoto",
} as const satisfies StandalonePage;

export const accessibilityPage = {
  path: "/accessibility",
  title: "Accessibility",
  menuLabel: "Accessibility",
  description:
    "What we do so that everyone can use this site, what we’ve tested and how, what’s still missing, and who to tell if you get stuck.",
  picture: "garden-apartment-deck",
} as const satisfies StandalonePage;

/** Every such page, in the order of the site map. */
export const standalonePages = [
  planPage,
  amharicPage,
  stayCardPage,
  accessibilityPage,
] as const satisfies readonly StandalonePage[];
