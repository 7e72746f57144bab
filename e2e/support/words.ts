import type { CountWords } from "@/content/model/types";

/** Words as they stand in a pattern. */
export function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Matches what begins with these words, such as the name of a button that goes on with its value. */
export function startingWith(words: string): RegExp {
  return new RegExp(`^${escaped(words)}`);
}

/** "3 nights", "1 night" */
export function counted(count: number, { one, other }: CountWords): string {
  return `${count} ${count === 1 ? one : other}`;
}

/** "$1,650" */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString("en-US")}`;
}
