/** The woven border that is drawn from a stay, beside the request for it. */
export const stayPattern = {
  legend: "One diamond for each night, one stripe for each guest",
  /** Before the Ethiopian day of arrival: "Four nights, Tana, from 11 Tahsas". */
  from: "from",
  /** More nights than these are written in figures. */
  numbers: ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"],
} as const;
