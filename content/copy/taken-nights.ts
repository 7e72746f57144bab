/** What is known of nights that are taken; {…} is filled in. Never says that a room is free, or booked. */
export const takenTexts = {
  /** "Wed 3 March 2027 is taken" */
  taken: { one: "{nights} is taken", other: "{nights} are taken" },
  /** "Wed 3 March 2027 is taken (as of 2 pm today in Addis Ababa)" */
  asOf: "{taken} (as of {time})",
  time: { today: "{hour} today in Addis Ababa", on: "{hour} on {day} in Addis Ababa" },
  noon: "noon",
  and: "and",
  nearest: "{taken}; the nearest nights that aren’t: {nights}.",
  /** Follows the total in the bar of a room, which on phones has no room for more. */
  within: "{total}, some nights taken",
  ask: "Ask for those nights",
  /** The table on the page of a room. */
  title: "Nights that are taken",
  titleAsOf: "Nights that are taken, as of {time}",
  columns: { month: "Month", nights: "Nights" },
  none: "None that we know of",
  confirms: "The booking office confirms every stay, so please ask for any nights you like.",
} as const;
