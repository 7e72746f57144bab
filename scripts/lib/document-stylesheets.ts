import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import postcss, { AtRule, type ChildNode } from "postcss";

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
 * by the first sheet of every page, so that moving a block past blocks of other layers changes nothing.
 */
export function mergedStylesheet(sheets: readonly string[]): string {
  const merged = postcss.root();
  const layers = new Map<string, AtRule>();
  const said = new Set<string>();
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

/** The stylesheets that a document links, in their order, as public paths without the base path. */
export function linkedStylesheets(html: string): readonly string[] {
  return Array.from(html.matchAll(stylesheetLink), ([, href = ""]) => href).flatMap(
    (href) => href.match(stylesheet) ?? [],
  );
}

/**
 * Writes one sheet for what a document links beside those that every document links, and returns the text with its addresses instead:
 * the document's own HTML, or the data of its route for soft navigation. React loads an address once, however often it is named.
 */
export class DocumentStylesheets {
  private readonly written = new Map<string, string>();

  constructor(
    private readonly out: string,
    private readonly shared: ReadonlySet<string>,
  ) {}

  /** The address of the one sheet that stands for these. */
  addressFor(sheets: readonly string[]): string {
    const own = sheets.filter((sheet) => !this.shared.has(sheet));
    const key = own.join();
    const known = this.written.get(key);
    if (known) return known;
    const text = mergedStylesheet(own.map((sheet) => readFileSync(this.out + sheet, "utf8")));
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 13);
    const address = `/_next/static/chunks/${hash}.css`;
    writeFileSync(path.join(this.out, address), text);
    this.written.set(key, address);
    return address;
  }

  /** `text` with the one address for each of `sheets` but the shared ones; of links to it, the first stays. */
  inText(text: string, sheets: readonly string[]): string {
    const own = sheets.filter((sheet) => !this.shared.has(sheet));
    if (own.length === 0) return text;
    const address = this.addressFor(sheets);
    let linked = false;
    return text
      .replace(stylesheet, (found) => (own.includes(found) ? address : found))
      .replace(stylesheetLink, (link, href: string) => {
        if (!href.endsWith(address)) return link;
        const first = !linked;
        linked = true;
        return first ? link : "";
      });
  }
}
