/** The shortlist: up to four rooms side by side. */
export const mostCompared = 4;

export const compareTexts = {
  mark: "Mark to compare",
  marked: "Marked to compare",
  region: "Marked rooms",
  one: "room marked",
  other: "rooms marked",
  full: "Four rooms are marked. Take one away to mark another.",
  compare: "Compare",
  close: "Close",
  clear: "Clear",
  share: "Share",
  copied: "The address of this comparison is copied.",
  notCopied: "The address could not be copied.",
  failed: "The comparison could not be fetched. Please try again.",
  unknown: "Some rooms in that address are not known here and were left out.",
  title: "Side by side",
  rows: {
    rate: "One night",
    total: "Your stay",
    size: "Size",
    beds: "Beds",
    view: "View",
    occupancy: "Guests",
    amenities: "With it",
  },
  noDates: "Choose dates for a total",
  nights: "for",
  book: "Book Now",
  remove: "Take away",
} as const;
