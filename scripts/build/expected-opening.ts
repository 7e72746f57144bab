import { secondSlideId } from "@/components/ui/section/second-slide-id";
import type { PageDocument, PageElement } from "@/lib/node/documents";
import {
  append,
  childrenOf,
  createElement,
  partOf,
  type HtmlNode,
  type HtmlTree,
} from "@/lib/node/html";

/** Finds a page's opening: the part that tells the header its background, or the one that contains the heading. */
function openingOf(elements: readonly PageElement[]): HtmlNode | null | undefined {
  const opening = elements.find(({ attributes }) => attributes.has("data-hero-ground"))?.node;
  return opening ?? elements.find(({ tag }) => tag === "h1")?.node.parentNode;
}

/** A node and all below it, in the order in which a parser closes them. */
const closingOrder = (node: HtmlNode): readonly HtmlNode[] => [
  ...childrenOf(node).flatMap(closingOrder),
  node,
];

/**
 * Returns the id of the element that a browser must have parsed before its first paint: the second slide of a hero with slides, or else
 * the first element that ends after the opening. (By the standard it has to be parsed to its end; Chromium waits for its start tag.) A
 * parser may pause anywhere, on a busy phone in the middle of the opening, and what is painted then would shift.
 */
export function expectedId({
  tree,
  elements,
  ids: all,
}: Pick<PageDocument, "tree" | "elements" | "ids">): string {
  if (all.includes(secondSlideId)) return secondSlideId;
  const opening = openingOf(elements);
  if (!opening) return "main";
  const closed = closingOrder(tree);
  const ids = closed
    .slice(closed.indexOf(opening) + 1)
    .flatMap((node) => ("attrs" in node ? node.attrs.filter(({ name }) => name === "id") : []));
  return ids.find(({ value }) => /^[\w-]+$/.test(value))?.value ?? "main";
}

/** Adds a link rel="expect", which makes the first paint wait; browsers that do not support it ignore it. */
export function expectOpening(tree: HtmlTree, id: string): void {
  const link = { rel: "expect", href: `#${id}`, blocking: "render" };
  append(partOf(tree, "head"), createElement("link", link));
}
