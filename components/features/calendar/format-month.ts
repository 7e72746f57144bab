import { monthNames } from "@/content/copy/dates";

/** Formats 2027-03 as "March 2027". */
export const formatMonth = (month: string) =>
  `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
