import type { LinkedFacility, SectionHeading } from "../model/types";

/** The capitals are the spec's. */
export const facilitiesHeading = {
  label: "What we offer",
  title: "Resort FACILITIES",
  text: "Yoga in the morning, an hour in the spa, an afternoon of watersports on the lake. Cultural events in the evening, with fine dining to follow.",
} as const satisfies SectionHeading;

export const roomFacilities = [
  {
    id: "spa",
    title: "Spa",
    text: "Massage, steam and a quiet room with tea.",
    icon: "leaf",
    picture: "spa",
    href: "/service_details/spa",
  },
  {
    id: "restaurant",
    title: "Restaurant",
    text: "Four meals a day, from early breakfast to late dinner.",
    icon: "utensils",
    picture: "restaurant",
    href: "/service_details/restaurant",
  },
  {
    id: "gym",
    title: "Gym",
    text: "Weights, treadmills and mats, looking out on the trees.",
    icon: "dumbbell",
    picture: "gym",
    href: "/service_details/gym",
  },
  {
    id: "indoor-pool",
    title: "Indoor pool",
    text: "A vaulted hall with warm water, open all year.",
    icon: "waves",
    picture: "indoor-pool",
    href: "/service_details/indoor-pool",
  },
  {
    id: "breakfast",
    title: "Breakfast in your room",
    text: "Ambasha bread, fruit, honey and coffee on a tray.",
    icon: "coffee",
    picture: "breakfast",
    href: "/service_details/restaurant",
  },
] as const satisfies readonly LinkedFacility[];
