// @ts-nocheck
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "parse5";

/** Every file below a folder, as a path from it with forward slashes. */
export function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath ?? entry.path, entry.name);
      return path.relative(folder, file).split(path.sep).join("/");
    });
}

/** The documents that the routes below app/ export to, 404.html included. */
export function documentsOf(app) {
  const pages = filesIn(app).filter((file) => /(^|\/)page\.tsx$/.test(file));
  const routes = pages.map((file) => file.replace(/\([^/]+\)\//g, "").replace(/page\.tsx$/, ""));
  return ["404.html", ...routes.map((route) => `${route}index.html`)].sort();
}

/** What the documents of routes with a number in them ([page]) are called; the content says how many there are. */
export function numberedDocumentsOf(app) {
  return filesIn(app)
    .filter((file) => /\[page\]\/page\.\w+\.tsx$/.test(file))
    .map((file) => file.replace(/\([^/]+\)\//g, "").replace(/\[page\].*$/, ""))
    .map((route) => new RegExp(`^${route}\\d+/index\\.html$`));
}

/** Everything that is read out of a node, descriptions of pictures included. */
function saidBy(node) {
  const alt = node.attrs?.find(({ name }) => name === "alt")?.value;
  return node.value ?? alt ?? (node.childNodes ?? []).map(saidBy).join("");
}

/**
 * Every element below a node, in document order. What stands in a template is left out: it is not part of the page.
 * @returns {Generator<{ tag: string, attributes: Map<string, string>, text: string, said: string }>}
 */
function* elementsOf(node) {
  for (const child of node.childNodes ?? []) {
    if (child.tagName) {
      yield {
        tag: child.tagName,
        attributes: new Map(child.attrs.map(({ name, value }) => [name, value])),
        text: child.childNodes.map((part) => part.value ?? "").join(""),
        get said() {
          return saidBy(child);
        },
      };
    }
    yield* elementsOf(child);
  }
}

/** Reads one document as a browser without scripts would, so that the contents of noscript count too. */
export function readDocument(out, file) {
  const html = readFileSync(path.join(out, file), "utf8");
  const elements = [...elementsOf(parse(html, { scriptingEnabled: false }))];
  const ids = elements.flatMap(({ attributes }) => attributes.get("id") ?? []);
  return { file, address: `/${file.replace(/index\.html$/, "")}`, html, elements, ids };
}
