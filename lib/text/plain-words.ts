/** Returns a Markdown text without its syntax, with the captions of its pictures and the words of its links. */
export function plainWords(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^(#{1,6}|>|-|\d+\.) /gm, "")
    .replace(/[*_`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The words a minute of somebody who reads for pleasure. */
const wordsPerMinute = 220;

/** How many words a Markdown text has. */
export function wordCount(markdown: string): number {
  return plainWords(markdown).split(" ").length;
}

/** How long a Markdown text takes to read, in whole minutes. */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(wordCount(markdown) / wordsPerMinute));
}

const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(" ")} `;

/** Finds whole consecutive words: "spa" does not match "a space". */
export function hasWords(text: string, words: string): boolean {
  return wordsOf(text).includes(wordsOf(words));
}
