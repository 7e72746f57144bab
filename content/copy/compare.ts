import { markTexts } from "./compare-marks";

export const compareTexts = {
  ...markTexts,
  compare: "Compare",
  close: "Close",
  clear: "Clear",
  share: "Share",
  copied: "Link copied.",
  notCopied: "The link couldn’t be copied.",
  failed: "The comparison didn’t load. Please try again.",
  title: "Side by side",
  rows: {
    rate: "One night",
    total: "Your stay",
    place: "Where",
    size: "Size",
    beds: "Beds",
    view: "View",
    occupancy: "Guests",
    amenities: "Included",
  },
  noDates: "Choose dates for a total",
  book: "Book Now",
  remove: "Remove",
} as const;
