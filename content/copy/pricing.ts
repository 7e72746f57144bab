import { contactForm } from "./forms";
import { askQuery } from "./requests";
import type { PageLink, PricingCard } from "../model/types";

export const pricingHeading = {
  label: "Pricing",
  text: "One price for a day, whichever resort you stay in.",
} as const;

const features = [
  "Breakfast brought to the room",
  "Laundry back by evening",
  "Coffee, tea and fruit all day",
  "Bed turned down at dusk",
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
