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

/** What a page opens with: the part that says what the header lies over, or the one that its heading stands in. */
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
 * The id of what a browser has to come to before it paints for the first time: the second slide of an opening that has slides, or else
 * the first element that ends behind the opening. (By the standard it is to be read to its end; Chromium takes its start for it.)
 * A parser pauses where it likes, on a busy phone in the midst of the opening, and what is painted then moves as the rest comes.
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

/** Has the first paint of a document wait for it; browsers that do not know of it paint as before. */
export function expectOpening(tree: HtmlTree, id: string): void {
  const link = { rel: "expect", href: `#${id}`, blocking: "render" };
  append(partOf(tree, "head"), createElement("link", link));
}
