import type { CountWords } from "@/content/model/types";

/** Escapes words for a regular expression. */
export function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Matches names that begin with these words, such as a button's with its value at the end. */
export function startingWith(words: string): RegExp {
  return new RegExp(`^${escaped(words)}`);
}

export function counted(count: number, { one, other }: CountWords): string {
  return `${count} ${count === 1 ? one : other}`;
}

export function dollars(amount: number): string {
  return `$${amount.toLocaleString("en-US")}`;
}
