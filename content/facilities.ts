import type { Facility, LinkedFacility, SectionHeading } from "./types";

/** The capitals are the spec's. */
export const facilitiesHeading = {
  label: "What we offer",
  title: "Resort FACILITIES",
  text: "A morning of yoga, an hour in the spa, an afternoon of watersports on the lake. Cultural events in the evening, and fine dining after them.",
} as const satisfies SectionHeading;

/** Eight tiles, each revealing its picture. */
export const facilities = [
  {
    id: "accommodation",
    title: "Accommodation",
    text: "Rooms, suites and villas, each with a view of its own.",
    icon: "bed",
    picture: "accommodation",
  },
  {
    id: "nature-walks",
    title: "Nature Walks",
    text: "Guided paths through forest, along the shore and up to the rim.",
    icon: "footprints",
    picture: "nature-walk",
  },
  {
    id: "yoga",
    title: "Yoga",
    text: "A class at sunrise and another before dinner, open to beginners.",
    icon: "flower",
    picture: "yoga",
  },
  {
    id: "fine-dining",
    title: "Fine Dining",
    text: "Ethiopian and international dishes, cooked to order.",
    icon: "utensils",
    picture: "fine-dining",
  },
  {
    id: "swimming-pool",
    title: "Swimming Pool",
    text: "Warm enough to swim in on a highland morning.",
    icon: "waves",
    picture: "swimming-pool",
  },
  {
    id: "spa",
    title: "Spa",
    text: "Massage, steam and baths with eucalyptus from Entoto.",
    icon: "leaf",
    picture: "spa",
  },
  {
    id: "water-sports",
    title: "Water Sports",
    text: "Kayaks, paddle boards and a papyrus tankwa with its boatman.",
    icon: "sailboat",
    picture: "water-sports",
  },
  {
    id: "family-fun",
    title: "Family Fun",
    text: "Games, ponies and a playground within sight of the terrace.",
    icon: "baby",
    picture: "family-fun",
  },
] as const satisfies readonly Facility[];

/** The facilities carousel of the Room page. */
export const roomFacilities = [
  {
    id: "spa",
    title: "Spa",
    text: "Massage, steam and a quiet room with tea.",
    icon: "leaf",
    picture: "spa",
    href: "/services",
  },
  {
    id: "restaurant",
    title: "Restaurant",
    text: "Four meals a day, from early breakfast to late dinner.",
    icon: "utensils",
    picture: "restaurant",
    href: "/service_details",
  },
  {
    id: "gym",
    title: "Gym",
    text: "Weights, treadmills and mats with a view of the trees.",
    icon: "dumbbell",
    picture: "gym",
    href: "/services",
  },
  {
    id: "indoor-pool",
    title: "Indoor pool",
    text: "A vaulted hall with warm water, open all year.",
    icon: "waves",
    picture: "indoor-pool",
    href: "/services",
  },
  {
    id: "breakfast",
    title: "Breakfast in the room",
    text: "Ambasha, fruit, honey and coffee on a tray.",
    icon: "coffee",
    picture: "breakfast",
    href: "/service_details",
  },
] as const satisfies readonly LinkedFacility[];
