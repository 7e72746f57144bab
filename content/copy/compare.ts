import { markTexts } from "./compare-marks";

export const compareTexts = {
  ...markTexts,
  compare: "Compare",
  close: "Close",
  clear: "Clear",
  share: "Share",
  copied: "The address of this comparison is copied.",
  notCopied: "The address could not be copied.",
  failed: "The comparison could not be fetched. Please try again.",
  title: "Side by side",
  rows: {
    rate: "One night",
    total: "Your stay",
    place: "Where",
    size: "Size",
    beds: "Beds",
    view: "View",
    occupancy: "Guests",
    amenities: "With it",
  },
  noDates: "Choose dates for a total",
  book: "Book Now",
  remove: "Take away",
} as const;
