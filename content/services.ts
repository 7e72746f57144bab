import type { NumberedService, PageLink, SectionHeading } from "./types";

export const servicesHeading = {
  label: "Services",
  title: "Move, swim, eat, rest",
  text: "What stands open to every guest, from early morning until the lamps go out.",
} as const satisfies SectionHeading;

/** The spec names the gym twice, first and last. */
export const services = [
  {
    id: "gym",
    number: "01",
    label: "Fitness",
    title: "Gym Training Grounds",
    text: "Treadmills along the windows, weights on a timber floor and a trainer who will show you how to use them. The trees outside make the last kilometre shorter.",
    picture: "gym",
    action: { kind: "page", label: "Read More", href: "/service_details" },
  },
  {
    id: "indoor-pool",
    number: "02",
    label: "Water",
    title: "Indoor Swimming Pool",
    text: "A vaulted hall of sandstone with warm water all year. Towels are laid out, the far end is shallow, and mornings before eight are for those who swim lengths.",
    picture: "indoor-pool",
    action: { kind: "page", label: "Read More", href: "/service_details" },
  },
  {
    id: "restaurant",
    number: "03",
    label: "Food",
    title: "The Restaurant Center",
    text: "Four meals a day under eucalyptus beams. Injera is baked in the house; the pasta, the bread and the cakes are too. Ask for the table by the window.",
    picture: "restaurant",
    action: { kind: "page", label: "Read More", href: "/service_details" },
  },
  {
    id: "gym-outdoors",
    number: "04",
    label: "Fitness",
    title: "Gym Training Grounds",
    text: "The second half of the gym has no walls: mats, bars and a running path in the open air. At Entoto you will notice the height; begin slowly.",
    picture: "training-outdoors",
    action: { kind: "page", label: "Read More", href: "/service_details" },
  },
] as const satisfies readonly NumberedService[];

export const moreServices = {
  kind: "page",
  label: "View More Items",
  href: "../our_team",
} as const satisfies PageLink;
