/** The houses on Find Room beside those whose rooms are listed. */
export const houseChoice = {
  resorts: "Rooms at the four resorts",
  inTheCity: "In Addis Ababa:",
  from: "from",
} as const;
