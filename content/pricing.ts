import type { PricingCard, SectionHeading } from "./types";

export const pricingHeading = {
  label: "Pricing",
  title: "Services brought to your room",
  text: "One price for a day, whichever resort you stay in.",
} as const satisfies SectionHeading;

const features = [
  "Breakfast brought to the room",
  "Laundry back by evening",
  "Coffee, tea and fruit all day",
  "Bed turned down at dusk",
] as const;

/** The spec asks for three identical cards and for the label 'PURCHASES NOW'. */
export const pricingCards = [
  {
    id: "room-services-1",
    title: "Room Services",
    price: 12,
    per: "day",
    features,
    action: { kind: "page", label: "PURCHASES NOW", href: "../contact?subject=option2#touch" },
  },
  {
    id: "room-services-2",
    title: "Room Services",
    price: 12,
    per: "day",
    features,
    action: { kind: "page", label: "PURCHASES NOW", href: "../contact?subject=option2#touch" },
  },
  {
    id: "room-services-3",
    title: "Room Services",
    price: 12,
    per: "day",
    features,
    action: { kind: "page", label: "PURCHASES NOW", href: "../contact?subject=option2#touch" },
  },
] as const satisfies readonly PricingCard[];
