import { contentHash } from "@/lib/node/content-hash";
import {
  append,
  attributeOf,
  createElement,
  elementsBelow,
  partOf,
  removeNode,
  setAttribute,
  textIn,
  type HtmlElement,
  type HtmlTree,
} from "@/lib/node/html";
import { Unrecognised } from "./unrecognised";

type LateStart = {
  /** The text of the boot script. */
  readonly boot: string;
  /** The folder of the pages' data below the base path; it belongs to this release, so that a document names its release. */
  readonly folder: string;
  readonly basePath: string;
};

/** A file that a document names: its path below the base path, and its text. */
export type WrittenFile = { readonly path: string; readonly text: string };

const isScript = (element: HtmlElement) => element.tagName === "script";

/** Assumption 1: the framework's scripts are those with `async` and an address, and their order does not matter. */
const isFrameworkScript = (element: HtmlElement) =>
  isScript(element) &&
  attributeOf(element, "src") !== undefined &&
  attributeOf(element, "async") !== undefined;

const isScriptPreload = (element: HtmlElement) =>
  element.tagName === "link" &&
  attributeOf(element, "rel") === "preload" &&
  attributeOf(element, "as") === "script";

/** Assumption 2: inline scripts that begin with this name contain the data of a page. */
const isPageData = (element: HtmlElement) =>
  isScript(element) && /^\(?self\.__next_f\b/.test(textIn(element));

/** Assumption 3: one inline script with this id names the page's entry, and nothing runs before it. */
const isEntry = (element: HtmlElement) => isScript(element) && attributeOf(element, "id") === "_R_";

/**
 * Makes a document's scripts wait for the boot script, and moves the page's data, which is half of the document, unchanged into a script
 * that waits with them. That script ends by naming the entry, so that nothing runs before the data has arrived, in whatever order the
 * scripts do. Throws Unrecognised, and changes nothing, if the document is not as Next is known to write it.
 */
export function startLate(tree: HtmlTree, { boot, folder, basePath }: LateStart): WrittenFile {
  const elements = elementsBelow(tree);
  const scripts = elements.filter(isFrameworkScript);
  const data = elements.filter(isPageData);
  const entries = elements.filter(isEntry);
  if (scripts.length === 0) throw new Unrecognised("has no async script with an address");
  if (data.length === 0) throw new Unrecognised("has no inline script with the data of its page");
  if (entries.length !== 1)
    throw new Unrecognised(`names ${entries.length} entries instead of one`);

  const text = [...data, ...entries].map((script) => `${textIn(script)};\n`).join("");
  const path = `${folder}/${contentHash(text)}.js`;
  for (const element of [...data, ...entries, ...elements.filter(isScriptPreload)])
    removeNode(element);
  // In the head, so that a document that breaks off has all of them.
  const head = partOf(tree, "head");
  for (const script of scripts) {
    removeNode(script);
    append(head, script);
    const src = attributeOf(script, "src") ?? "";
    script.attrs = script.attrs.filter(({ name }) => !["src", "async"].includes(name));
    setAttribute(script, "type", "text/late");
    setAttribute(script, "data-src", src);
  }
  const dataScript = { type: "text/late", id: "route-data", "data-src": `${basePath}${path}` };
  append(head, createElement("script", dataScript));
  append(head, createElement("script", { id: "late-start" }, boot));
  return { path, text };
}
