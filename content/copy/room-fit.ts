/** Shown below each room of the list. */
export const roomFitTexts = {
  sleeps: "Sleeps {count}",
  small: "Sleeps {count}: you’d need {rooms}",
  /** Where the party fits with one more bed in a room. */
  extraBed: "with an extra bed",
  /** "3 nights: about $3,300" */
  sum: "{nights}: about {total}",
  /** "3 nights: about $2,475, 25% off" */
  sumWithOffer: "{nights}: about {total}, {discount}",
} as const;
