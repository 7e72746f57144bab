/** The pattern that is drawn from a stay, and what stands beside it. */
export const stayPattern = {
  key: "A diamond a night, a stripe a guest",
  /** Before there are dates to draw one from. */
  house: {
    text: "Our woven border",
    key: "Yours: a diamond a night, a stripe a guest",
  },
  /** Before the Ethiopian day of arrival: "Four nights, Tana, from 11 Tahsas". */
  from: "from",
  /** More nights than these are written in figures. */
  numbers: ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"],
} as const;
