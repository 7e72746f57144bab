import { site } from "./site";
import type { Variant, VariantFacts } from "./types";

/** Where the bar has Book Now, the menu sheet has this beside it. */
export const outsideBooking = {
  kind: "outside",
  label: "Booking Online",
  url: site.hosts.booking,
} as const;
const bookNow = { kind: "page", label: "Book Now", href: "/pricing" } as const;

export const variants = {
  booking: {
    id: "booking",
    prefix: "",
    home: "/",
    label: "Hotel Booking",
    header: "overlay",
    topBar: false,
    primaryAction: { kind: "page", label: "Booking Online", href: "/home2/find_room" },
    footerList: "useful",
  },
  resort: {
    id: "resort",
    prefix: "/home2",
    home: "/home2",
    label: "Resort",
    header: "garden",
    topBar: false,
    primaryAction: outsideBooking,
    footerList: "useful",
  },
  hostel: {
    id: "hostel",
    prefix: "/home3",
    home: "/home3",
    label: "Hostel",
    header: "poster",
    topBar: false,
    primaryAction: outsideBooking,
    footerList: "useful",
  },
  city: {
    id: "city",
    prefix: "/home4",
    home: "/home4",
    label: "City Hotel",
    header: "night",
    topBar: true,
    primaryAction: bookNow,
    footerList: "information",
  },
  apartment: {
    id: "apartment",
    prefix: "/home5",
    home: "/home5",
    label: "Apartment",
    header: "line",
    topBar: true,
    primaryAction: bookNow,
    footerList: "information",
  },
} as const satisfies { readonly [V in Variant]: VariantFacts & { readonly id: V } };

/** Defines the order of the menus. */
export const variantOrder = [
  "booking",
  "resort",
  "hostel",
  "city",
  "apartment",
] as const satisfies readonly Variant[];
