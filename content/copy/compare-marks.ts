/** The shortlist: up to four rooms side by side. */
export const mostCompared = 4;

/** What every list of rooms says of its marks; the comparison itself is fetched later. */
export const markTexts = {
  mark: "Mark to compare",
  region: "Marked rooms",
  one: "room marked",
  other: "rooms marked",
  full: "Four rooms are marked. Take one away to mark another.",
  unknown: "Some rooms in that address are not known here and were left out.",
} as const;
