export const mostCompared = 4;

export const markTexts = {
  mark: "Compare",
  region: "Rooms to compare",
  one: "room to compare",
  other: "rooms to compare",
  full: "You can compare four rooms. Remove one to add another.",
  unknown: "Some rooms in that link aren’t ours, so we left them out.",
} as const;
