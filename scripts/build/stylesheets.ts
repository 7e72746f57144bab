import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import postcss, { AtRule, type ChildNode } from "postcss";
import { filesIn, isDocument } from "../../lib/node/documents";
import { Stop } from "../../lib/node/steps";
import { contentHash } from "../../lib/node/content-hash";

const stylesheet = /\/_next\/static\/chunks\/[\w~-]+\.css/g;
const stylesheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/g;

/** Whether two nodes of a sheet are the same block, so that what stands in them may stand in one. */
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
 * Several sheets as one: what they say in the same cascade layer stands in one block of it, once. The order of the layers is declared
 * by the first sheet of every page, so that moving a block past blocks of other layers changes nothing. What stands outside the layers
 * of the shared sheet (the fonts, which the not-found page names again) is left out.
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

/**
 * The stylesheets that a document names, as public paths without the base path: those of its links, in their order, then those of its
 * route data, which holds the not-found page as well and would have them fetched.
 */
export function namedStylesheets(html: string): readonly string[] {
  const linked = Array.from(html.matchAll(stylesheetLink), ([link]) => link).join();
  return [...new Set([...(linked.match(stylesheet) ?? []), ...(html.match(stylesheet) ?? [])])];
}

/** `text` with `address` for each of `sheets`; of links to it, the first stays. */
function withOneStylesheet(text: string, sheets: readonly string[], address: string): string {
  let linked = false;
  return text
    .replace(stylesheet, (found) => (sheets.includes(found) ? address : found))
    .replace(stylesheetLink, (link, href: string) => {
      if (!href.endsWith(address)) return link;
      const first = !linked;
      linked = true;
      return first ? link : "";
    });
}

/**
 * Has every document link one sheet of its own beside the one that all share. The bundler sends a page's styles in as many files as it
 * finds orders to keep, up to 25; here the cascade layers keep the order, and a guest on a slow line waits for two. The data of a route
 * (*.txt, for soft navigation) names the same sheet: React loads an address once, however often it is named.
 */
export function mergeStylesheets(out: string): void {
  const files = filesIn(out);
  const pages = files.filter(isDocument).map((file) => {
    const html = readFileSync(path.join(out, file), "utf8");
    return { file, html, named: namedStylesheets(html) };
  });
  const shared = pages[0]?.named[0];
  if (!shared || pages.some(({ named }) => named[0] !== shared))
    throw new Stop("The documents of out/ do not begin with one and the same stylesheet.");
  const sharedText = readFileSync(path.join(out, shared), "utf8");
  const addresses = new Map<string, string>();

  function addressFor(sheets: readonly string[]): string {
    const known = addresses.get(sheets.join());
    if (known) return known;
    const text = mergedStylesheet(
      sheets.map((sheet) => readFileSync(path.join(out, sheet), "utf8")),
      sharedText,
    );
    const address = `/_next/static/chunks/${contentHash(text)}.css`;
    writeFileSync(path.join(out, address), text);
    addresses.set(sheets.join(), address);
    return address;
  }

  for (const { file, html, named } of pages) {
    const own = named.filter((sheet) => sheet !== shared);
    if (own.length === 0) continue;
    const address = addressFor(own);
    writeFileSync(path.join(out, file), withOneStylesheet(html, own, address));
    if (path.basename(file) !== "index.html") continue;
    for (const data of files) {
      if (!data.endsWith(".txt") || path.dirname(data) !== path.dirname(file)) continue;
      const place = path.join(out, data);
      writeFileSync(place, withOneStylesheet(readFileSync(place, "utf8"), own, address));
    }
  }
  console.log(`${pages.length} documents, ${addresses.size} stylesheets beside the shared one`);
}
