import { site } from "../model/site";
import type { HomeFacts, InnerPage, PageFacts, PictureName, Variant } from "../model/types";

/** The order of the Page menu, after Home. */
export const innerPages = [
  "about",
  "room",
  "find_room",
  "room_details",
  "services",
  "service_details",
  "our_team",
  "pricing",
  "blog",
  "blog_details",
  "contact",
] as const satisfies readonly InnerPage[];

/**
 * The spec's generic room and story, for links without a choice. No house has that room and the blog no such story: every real one has a
 * page of its own below these, and the site map, llms.txt and structured data list only those.
 */
export const templatePages: readonly InnerPage[] = ["room_details", "blog_details"];

export const homeMenuLabel = "Home";

export const pages = {
  about: {
    title: "About the resorts",
    menuLabel: "About",
    bannerTitle: "A family of four resorts",
    breadcrumb: "About",
    description:
      "Who runs the resorts at Lake Tana, Bishoftu, Awash Falls and Entoto, how we began, and some of the people you’ll meet there.",
    picture: "tankwa-bow",
  },
  room: {
    title: "Rooms and suites",
    menuLabel: "Room",
    bannerTitle: "Rooms & Suites",
    breadcrumb: "Room",
    description:
      "Rooms at our four resorts, by lake, crater, gorge and forest: view, size, beds and price per night. Choose one, then your dates.",
    picture: "door-ajar",
    shared: "room-deluxe",
  },
  find_room: {
    title: "Find a room",
    menuLabel: "Find Room",
    bannerTitle: "Find Room",
    breadcrumb: "Find Room",
    description:
      "Choose your dates, rooms and guests, and see which rooms suit you. The link keeps your search, so you can share it.",
    picture: "bishoftu",
  },
  room_details: {
    title: "Room details",
    menuLabel: "Room Details",
    bannerTitle: null,
    breadcrumb: "Room Details",
    description:
      "A closer look at one room: four pictures, what’s in it, check-in and check-out, house rules, and beds for children.",
    picture: "tana",
    shared: "room-family-bunk",
  },
  services: {
    title: "Services and facilities",
    menuLabel: "Services",
    bannerTitle: "Move, swim, eat, rest",
    breadcrumb: "Services",
    description:
      "The gym, the indoor pool and the restaurant at our resorts: what each of them offers, and where to find opening hours and details.",
    picture: "bath-edge",
  },
  service_details: {
    title: "Restaurant and menu",
    menuLabel: "Service Details",
    bannerTitle: "The Restaurant",
    breadcrumb: "Service Details",
    description:
      "The restaurant’s opening hours and its menu for breakfast, lunch, supper and dinner, with Ethiopian and international dishes.",
    picture: "supper",
  },
  our_team: {
    title: "Our team",
    menuLabel: "Our Team",
    bannerTitle: "Our Team",
    breadcrumb: "Our Team",
    description:
      "The people who look after you at our resorts, from the front office to the kitchen and the spa, and how to write to them.",
    picture: "tankwa-bow",
    shared: "door-ajar",
  },
  pricing: {
    title: "Room service prices",
    menuLabel: "Pricing",
    bannerTitle: "Services brought to your room",
    breadcrumb: "Pricing",
    description:
      "What room services cost per day and what they include, with answers to the questions guests ask us most often.",
    picture: "room-classic-table",
    shared: "breakfast",
  },
  blog: {
    title: "News and stories",
    menuLabel: "Blog",
    bannerTitle: "Stories from the four resorts",
    breadcrumb: "Blog",
    description:
      "Notes from our resorts and their surroundings: coffee, papyrus boats, forest walks, weaving, breakfast and quiet mornings.",
    picture: "bishoftu",
    shared: "tankwa-bow",
  },
  blog_details: {
    title: "A story from the resorts",
    menuLabel: "Blog Details",
    bannerTitle: null,
    breadcrumb: "Blog Details",
    description:
      "One story in full, with a few rules if you’d like to join in, readers’ comments, and more stories to read next.",
    picture: "tana",
    shared: "coffee",
  },
  contact: {
    title: "Contact us",
    menuLabel: "Contact",
    bannerTitle: null,
    breadcrumb: "Contact",
    description:
      "Call or write to our booking office, find the four resorts on a map of Ethiopia, or leave us a message about your stay.",
    picture: "village-evening",
    shared: "savanna",
  },
} as const satisfies Record<InnerPage, PageFacts>;

export const homePages = {
  booking: {
    title: "Resorts and spas in Ethiopia",
    description:
      "Four resorts in Ethiopia: by the lake at Bahir Dar, on a crater rim in Bishoftu, above the falls of the Awash and in the Entoto forest.",
    picture: "tana",
  },
  resort: {
    title: "A resort stay on Lake Tana",
    description:
      "Our resort in a garden on Lake Tana, with a swimming pool and quiet terraces, and rooms by the lake, in the Entoto forest and above the Awash gorge.",
    picture: "watersports",
  },
  hostel: {
    title: "Hostel in Addis Ababa",
    description:
      "Our hostel in Addis Ababa: simple, bright rooms for travellers, offers for couples and families, and evenings of music, food and coffee.",
    picture: "hostel-single",
  },
  city: {
    title: "City hotel in Addis Ababa",
    description:
      "A hotel in Addis Ababa with rooms and suites, a restaurant, a spa, an indoor pool and a gym, half an hour from the Entoto forest.",
    picture: "apartment-double-lamp",
  },
  apartment: {
    title: "Apartments in Addis Ababa",
    description:
      "Serviced apartments in Addis Ababa for longer stays: single, double and deluxe rooms around a pool, airport transfers and meals on request.",
    picture: "apartment-complex",
  },
} as const satisfies Record<Variant, HomeFacts>;

/** The absolute title is used without the brand that the title template adds; the other is the social card's. */
export const resortsPage = {
  path: "/resorts",
  title: "Four resorts in Ethiopia",
  absoluteTitle: `${site.brand.name} - Resorts`,
  menuLabel: "Resorts",
  description:
    "Lake Tana, Bishoftu, Awash Falls and Entoto: where our four resorts are, and the new village of 54 villas that will join them.",
  picture: "village-evening",
  shared: "bishoftu",
} as const satisfies {
  path: "/resorts";
  title: string;
  absoluteTitle: string;
  menuLabel: string;
  description: string;
  picture: "village-evening";
  shared: PictureName;
};

export const notFoundPage = {
  code: "404",
  title: "Page Not Found",
  text: "There’s no page at this address. The lake, the crater, the falls and the forest are all one click away.",
  action: { kind: "page", label: "Go Home", href: "/" },
  greeting: { text: "እንኳን ደህና መጡ", lang: "am" },
  picture: "nature-walk",
} as const;
