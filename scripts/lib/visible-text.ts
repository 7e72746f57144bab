// @ts-nocheck
import { parse } from "parse5";

/** What is no text of the page, or is there for ears alone. */
const unseen = new Set(["script", "style", "template", "head", "svg"]);

const attributeOf = (node, name) => node.attrs?.find((one) => one.name === name)?.value;

const isUnseen = (node) =>
  unseen.has(node.tagName) ||
  node.attrs?.some(({ name }) => name === "hidden") ||
  / sr-only /.test(` ${attributeOf(node, "class") ?? ""} `);

function* textsOf(node, between) {
  for (const child of node.childNodes ?? []) {
    if (child.nodeName === "#text") yield child.value;
    else if (!isUnseen(child)) {
      yield between;
      yield* textsOf(child, between);
      yield between;
    }
  }
}

function* labelsOf(node) {
  for (const child of node.childNodes ?? []) {
    const label = attributeOf(child, "aria-label");
    const day = attributeOf(child, "datetime");
    if (attributeOf(child, "role") === "img" && label) yield label;
    if (day) yield day;
    yield* labelsOf(child);
  }
}

/** One space, one case, one kind of hyphen and quote: what a reader would call the same words. */
export function plain(text) {
  return text
    .replace(/[\s\u00a0]+/g, " ")
    .replace(/[‐‑]/g, "-")
    .trim()
    .toLowerCase();
}

/** @param {string} text @param {string} words */
function holds(text, words) {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = text[at - 1] ?? " ";
    const after = text.slice(at + words.length, at + words.length + 2);
    const goesOn = /\d$/.test(words) && /^([.,]?\d)/.test(after);
    const wentOn = /^\d/.test(words) && /[\d]/.test(before);
    if (!goesOn && !wentOn) return true;
  }
  return false;
}

/**
 * The words that a reader of a document sees: with and without a space where an element ends, since only a style sheet knows which of
 * the two is seen. Drawn stars and the days of `<time>` count as the words they stand for.
 * @param {string} html
 */
export function visibleText(html) {
  const tree = parse(html, { scriptingEnabled: false });
  const texts = [" ", ""].map((between) => plain([...textsOf(tree, between)].join("")));
  const labels = [...labelsOf(tree)].map(plain);
  return {
    /** Whole words: "$45" does not stand in "$450". @param {string} words */
    says: (words) => texts.some((text) => holds(text, plain(words))),
    /** @param {string} words */
    shows: (words) => labels.includes(plain(words)),
  };
}
