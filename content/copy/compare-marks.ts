export const mostCompared = 4;

export const markTexts = {
  mark: "Mark to compare",
  region: "Marked rooms",
  one: "room marked",
  other: "rooms marked",
  full: "Four rooms are marked. Take one away to mark another.",
  unknown: "Some rooms in that address are not known here and were left out.",
} as const;
