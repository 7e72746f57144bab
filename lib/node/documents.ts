import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  childrenOf,
  elementsBelow,
  parseHtml,
  textIn,
  type HtmlElement,
  type HtmlNode,
  type HtmlTree,
} from "./html";

export type PageElement = {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The text directly in it, as in a script. */
  readonly text: string;
  readonly node: HtmlElement;
};

export type PageDocument = {
  /** The path from the exported folder. */
  readonly file: string;
  readonly address: string;
  readonly html: string;
  readonly tree: HtmlTree;
  /** In document order. */
  readonly elements: readonly PageElement[];
  readonly ids: readonly string[];
};

/** Returns every file below a folder, as a relative path with forward slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath ?? entry.path, entry.name);
      return path.relative(folder, file).split(path.sep).join("/");
    });
}

export const isDocument = (file: string): boolean => file.endsWith(".html");

const withoutGroups = (route: string) => route.replace(/\([^/]+\)\//g, "");

/** Returns the documents of the routes below app/, 404.html included. */
export function documentsOf(app: string): string[] {
  const pages = filesIn(app).filter((file) => /(^|\/)page\.tsx$/.test(file) && !/\[/.test(file));
  const routes = pages.map((file) => withoutGroups(file).replace(/page\.tsx$/, ""));
  return ["404.html", ...routes.map((route) => `${route}index.html`)].sort();
}

/** The documents of dynamic routes, with a number ([page]) or a record ([place]); the content decides how many there are. */
export function numberedDocumentsOf(app: string): RegExp[] {
  return filesIn(app)
    .filter((file) => /\]\/page\.(\w+\.)?tsx$/.test(file))
    .map((file) => withoutGroups(file).replace(/\/page\.[\w.]+$/, "/index\\.html"))
    .map((route) => route.replace("[page]", "\\d+").replace(/\[\w+\]/, "[a-z0-9-]+"))
    .map((route) => new RegExp(`^${route}$`));
}

/** The text that is read out of a node, including descriptions of pictures. */
export function spokenText(node: HtmlNode): string {
  if ("value" in node) return node.value;
  const alt = "attrs" in node ? node.attrs.find(({ name }) => name === "alt")?.value : undefined;
  return alt ?? childrenOf(node).map(spokenText).join("");
}

/** A document of the exported folder, parsed into `tree`. */
export function documentOf(file: string, html: string, tree: HtmlTree): PageDocument {
  const elements = elementsBelow(tree).map((node) => ({
    tag: node.tagName,
    attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
    text: textIn(node),
    node,
  }));
  const ids = elements.flatMap(({ attributes }) => attributes.get("id") ?? []);
  return { file, address: `/${file.replace(/index\.html$/, "")}`, html, tree, elements, ids };
}

export const parseDocument = (file: string, html: string): PageDocument =>
  documentOf(file, html, parseHtml(html));

export function readDocument(folder: string, file: string): PageDocument {
  return parseDocument(file, readFileSync(path.join(folder, file), "utf8"));
}
