import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import postcss, { AtRule, type ChildNode } from "postcss";
import {
  attributeOf,
  elementsBelow,
  removeNode,
  setAttribute,
  type HtmlElement,
  type HtmlTree,
} from "@/lib/node/html";
import { contentHash } from "@/lib/node/content-hash";
import { Unrecognised } from "./unrecognised";

/** Returns whether two nodes are the same block (an at-rule with equal parameters), so that their contents can be merged. */
function sameBlock(a: ChildNode | undefined, b: ChildNode): boolean {
  return (
    a instanceof AtRule &&
    b instanceof AtRule &&
    a.nodes !== undefined &&
    b.nodes !== undefined &&
    a.name === b.name &&
    a.params === b.params
  );
}

/**
 * Merges several stylesheets: their rules of one cascade layer are in a single block. The first stylesheet of every page declares the
 * order of the layers, so moving a block past blocks of other layers changes nothing. Rules outside the layers of the shared stylesheet
 * (the fonts, which the not-found page repeats) are left out.
 */
export function mergedStylesheet(sheets: readonly string[], shared = ""): string {
  const merged = postcss.root();
  const layers = new Map<string, AtRule>();
  const said = new Set(postcss.parse(shared).nodes.map((node) => node.toString()));
  for (const node of sheets.flatMap((sheet) => postcss.parse(sheet).nodes)) {
    if (!(node instanceof AtRule) || node.name !== "layer" || !node.nodes) {
      const text = node.toString();
      if (!said.has(text)) merged.append(node.clone());
      said.add(text);
      continue;
    }
    const layer = layers.get(node.params) ?? node.clone({ nodes: [] });
    if (!layers.has(node.params)) merged.append(layer);
    layers.set(node.params, layer);
    for (const child of node.nodes) {
      const text = `${node.params} ${child.toString()}`;
      if (said.has(text)) continue;
      said.add(text);
      const last = layer.last;
      if (last instanceof AtRule && child instanceof AtRule && sameBlock(last, child))
        last.append(child.nodes?.map((inner) => inner.clone()) ?? []);
      else layer.append(child.clone());
    }
  }
  merged.walk((node) => {
    node.raws.before = "";
  });
  return merged.toString();
}

const isStylesheet = (element: HtmlElement) =>
  element.tagName === "link" &&
  attributeOf(element, "rel") === "stylesheet" &&
  attributeOf(element, "data-precedence") !== undefined;

const folder = "/_next/static/chunks/";

/** Writes one stylesheet for each set that a document links, below `out`, and returns its name. */
function createMerger(out: string) {
  const names = new Map<string, string>();
  const read = (name: string) => readFileSync(path.join(out, folder, name), "utf8");
  return (sheets: readonly string[], shared: string): string => {
    const key = [shared, ...sheets].join();
    const known = names.get(key);
    if (known) return known;
    const text = mergedStylesheet(sheets.map(read), read(shared));
    const name = `${contentHash(text)}.css`;
    writeFileSync(path.join(out, folder, name), text);
    names.set(key, name);
    return name;
  };
}

/**
 * Returns a function that makes a document link two stylesheets: the one that all documents begin with (globals.css) and one of its own.
 * The bundler splits a page's styles into as many files as it finds orders to keep, up to 25; here the cascade layers keep the order.
 * Assumption 4: the data of a page names its stylesheets as the links do, and React loads a name once, so that it is renamed there too.
 * The function throws Unrecognised, and changes nothing, if a document does not begin with the shared stylesheet.
 */
export function createStylesheetMerger(out: string) {
  const merge = createMerger(out);
  let shared: string | undefined;
  return (tree: HtmlTree): void => {
    const elements = elementsBelow(tree);
    const links = elements.filter(isStylesheet);
    const nameOf = (link: HtmlElement) => path.posix.basename(attributeOf(link, "href") ?? "");
    const [first, ...own] = links.map(nameOf);
    shared ??= first;
    if (!first || first !== shared)
      throw new Unrecognised("does not begin with the stylesheet that the others begin with");
    const [kept, ...others] = links.slice(1);
    if (!kept || others.length === 0) return;

    const name = merge(own, shared);
    const address = (attributeOf(kept, "href") ?? "").replace(nameOf(kept), name);
    setAttribute(kept, "href", address);
    others.forEach(removeNode);
    for (const script of elements.filter(({ tagName }) => tagName === "script"))
      for (const node of script.childNodes)
        if ("value" in node)
          node.value = own.reduce((text, sheet) => text.replaceAll(sheet, name), node.value);
  };
}
