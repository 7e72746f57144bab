export const stayPattern = {
  legend: "One diamond for each night, one stripe for each guest",
  /** Precedes the Ethiopian day of arrival: "Four nights, Tana, from 11 Tahsas". */
  from: "from",
  /** A larger number of nights is written in figures. */
  numbers: ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"],
} as const;
