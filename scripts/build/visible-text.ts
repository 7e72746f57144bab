import { childrenOf, type HtmlNode, type PageDocument } from "../lib/documents";

/** What is no text of the page. */
const unseenTags = new Set(["script", "style", "template", "head", "svg"]);

function isUnseen(node: HtmlNode): boolean {
  const attributes = "attrs" in node ? node.attrs : [];
  return (
    unseenTags.has(node.nodeName) ||
    attributes.some(
      ({ name, value }) =>
        name === "hidden" || (name === "class" && value.split(" ").includes("sr-only")),
    )
  );
}

function textOf(node: HtmlNode, between: string): string {
  if ("value" in node) return node.value;
  if (isUnseen(node)) return between;
  const text = childrenOf(node).map((child) => textOf(child, between));
  return between + text.join("") + between;
}

/** One space, one case, one kind of hyphen: what a reader would call the same words. */
const plain = (text: string) =>
  text
    .replace(/[\s\u00a0]+/g, " ")
    .replace(/[‐‑]/g, "-")
    .trim()
    .toLowerCase();

/** Whole numbers: "$45" does not stand in "$450", nor "5" in "15". */
function holds(text: string, words: string): boolean {
  const start = /^\d/.test(words) ? "(?<!\\d)" : "";
  const end = /\d$/.test(words) ? "(?![.,]?\\d)" : "";
  return new RegExp(start + words.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&") + end).test(text);
}

export type VisibleText = {
  readonly says: (words: string) => boolean;
  /** By a drawing with a label, or as the day of a `<time>`. */
  readonly shows: (words: string) => boolean;
};

/**
 * The words that a reader of a document sees: with and without a space where an element ends, since only a style sheet knows which of
 * the two is seen.
 */
export function visibleText({ tree, elements }: PageDocument): VisibleText {
  const texts = [" ", ""].map((between) => plain(textOf(tree, between)));
  const labels = elements.flatMap(({ attributes }) => [
    (attributes.get("role") === "img" && attributes.get("aria-label")) || [],
    attributes.get("datetime") ?? [],
  ]);
  const shown = new Set(labels.flat().map(plain));
  return {
    says: (words) => texts.some((text) => holds(text, plain(words))),
    shows: (words) => shown.has(plain(words)),
  };
}
