import type { CountWords } from "@/content/types";

/** "1 night", "2 nights" */
export const counted = (count: number, { one, other }: CountWords) =>
  `${count} ${count === 1 ? one : other}`;
