import { contactForm } from "./forms";
import { askQuery } from "./requests";
import type { PageLink, PricingCard } from "../model/types";

export const pricingHeading = {
  label: "Pricing",
  text: "One price per day, whichever resort you stay at.",
} as const;

const features = [
  "Breakfast in your room",
  "Laundry back the same evening",
  "Coffee, tea and fruit all day",
  "Your bed made ready for the night",
] as const;

const purchase = {
  kind: "page",
  label: "PURCHASES NOW",
  href: `../contact?${new URLSearchParams(askQuery("services"))}#${contactForm.id}`,
} as const satisfies PageLink;

/** The spec asks for three identical cards and for the label 'PURCHASES NOW'. */
export const pricingCards = [
  {
    id: "room-services-1",
    title: "Room Services",
    price: 12,
    per: "day",
    features,
    action: purchase,
  },
  {
    id: "room-services-2",
    title: "Room Services",
    price: 12,
    per: "day",
    features,
    action: purchase,
  },
  {
    id: "room-services-3",
    title: "Room Services",
    price: 12,
    per: "day",
    features,
    action: purchase,
  },
] as const satisfies readonly PricingCard[];
