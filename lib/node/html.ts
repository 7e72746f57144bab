import {
  defaultTreeAdapter as adapter,
  html,
  parse,
  serialize,
  type DefaultTreeAdapterTypes,
} from "parse5";

export type HtmlTree = DefaultTreeAdapterTypes.Document;
export type HtmlNode = DefaultTreeAdapterTypes.Node;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Parses a document as a browser without scripts would, so that the contents of noscript count too. */
export const parseHtml = (text: string): HtmlTree => parse(text, { scriptingEnabled: false });

export const printHtml = (tree: HtmlTree): string => serialize(tree, { scriptingEnabled: false });

/** Returns a document's text after a change of its tree. */
export function changeHtml(text: string, change: (tree: HtmlTree) => void): string {
  const tree = parseHtml(text);
  change(tree);
  return printHtml(tree);
}

/** Skips the content of templates, which is not part of the page. */
export const childrenOf = (node: HtmlNode): readonly HtmlNode[] =>
  "childNodes" in node ? node.childNodes : [];

const isElement = (node: HtmlNode): node is HtmlElement => "tagName" in node;

/** Every element below a node, in document order. */
export function elementsBelow(node: HtmlNode): HtmlElement[] {
  return childrenOf(node).flatMap((child) =>
    isElement(child) ? [child, ...elementsBelow(child)] : elementsBelow(child),
  );
}

export const attributeOf = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

export function setAttribute(element: HtmlElement, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((each) => each.name !== name), { name, value }];
}

/** The text directly in an element, as in a script. */
export const textIn = (element: HtmlElement): string =>
  element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");

export const removeNode = (element: HtmlElement): void => adapter.detachNode(element);

export function createElement(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  text = "",
): HtmlElement {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = adapter.createElement(tag, html.NS.HTML, attrs);
  if (text) adapter.insertText(element, text);
  return element;
}

/** The head or the body of a document. */
export function partOf(tree: HtmlTree, tag: "head" | "body"): HtmlElement {
  const found = elementsBelow(tree).find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`has no ${tag}`);
  return found;
}

export const append = (parent: HtmlElement, child: HtmlElement): void =>
  adapter.appendChild(parent, child);

export function insertAfter(reference: HtmlElement, child: HtmlElement): void {
  const parent = reference.parentNode;
  if (!parent) throw new Error("has an element outside of the document");
  const next = parent.childNodes[parent.childNodes.indexOf(reference) + 1];
  if (next) adapter.insertBefore(parent, child, next);
  else adapter.appendChild(parent, child);
}
