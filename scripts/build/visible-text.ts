import { childrenOf, type HtmlNode } from "../lib/documents";

/** What is no text of the page. */
const unseenTags = new Set(["script", "style", "template", "head", "svg"]);

function attributeOf(node: HtmlNode, name: string): string | undefined {
  return "attrs" in node ? node.attrs.find((one) => one.name === name)?.value : undefined;
}

const isUnseen = (node: HtmlNode) =>
  unseenTags.has(node.nodeName) ||
  attributeOf(node, "hidden") !== undefined ||
  / sr-only /.test(` ${attributeOf(node, "class") ?? ""} `);

function* textsOf(node: HtmlNode, between: string): Generator<string> {
  for (const child of childrenOf(node)) {
    if ("value" in child) yield child.value;
    else if (!isUnseen(child)) {
      yield between;
      yield* textsOf(child, between);
      yield between;
    }
  }
}

function* labelsOf(node: HtmlNode): Generator<string> {
  for (const child of childrenOf(node)) {
    const label = attributeOf(child, "aria-label");
    const day = attributeOf(child, "datetime");
    if (attributeOf(child, "role") === "img" && label) yield label;
    if (day) yield day;
    yield* labelsOf(child);
  }
}

/** One space, one case, one kind of hyphen: what a reader would call the same words. */
const plain = (text: string) =>
  text
    .replace(/[\s\u00a0]+/g, " ")
    .replace(/[‐‑]/g, "-")
    .trim()
    .toLowerCase();

function holds(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const goesOn = /\d$/.test(words) && /^[.,]?\d/.test(text.slice(at + words.length));
    const wentOn = /^\d/.test(words) && /\d/.test(text[at - 1] ?? "");
    if (!goesOn && !wentOn) return true;
  }
  return false;
}

export type VisibleText = {
  /** Whole words: "$45" does not stand in "$450". */
  readonly says: (words: string) => boolean;
  /** By a drawing with a label, or as the day of a `<time>`. */
  readonly shows: (words: string) => boolean;
};

/**
 * The words that a reader of a document sees: with and without a space where an element ends, since only a style sheet knows which of
 * the two is seen.
 */
export function visibleText(tree: HtmlNode): VisibleText {
  const texts = [" ", ""].map((between) => plain([...textsOf(tree, between)].join("")));
  const labels = [...labelsOf(tree)].map(plain);
  return {
    says: (words) => texts.some((text) => holds(text, plain(words))),
    shows: (words) => labels.includes(plain(words)),
  };
}
