// @ts-nocheck
import { documentsOf, filesIn, numberedDocumentsOf, readDocument } from "./out-documents";
import { referencesOf, referencesOfFile } from "./out-references";

const localHost = /https?:\/\/(localhost|127\.0\.0\.1|\[::1\])/;

/** Any origin does: what is resolved against it and stays on it is ours. */
const here = "http://site.invalid";

function duplicates(values) {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function* documentSetFindings(expected, numbered, found) {
  for (const file of expected) {
    if (!found.includes(file)) yield [file, "is missing"];
  }
  for (const file of found) {
    if (expected.includes(file) || numbered.some((name) => name.test(file))) continue;
    yield [file, "is a document that no route in app/ names"];
  }
}

function* structureFindings({ elements, ids, html }) {
  const all = (tag) => elements.filter((element) => element.tag === tag);
  const mains = all("main");
  if (!all("title")[0]?.text.trim()) yield "has no title";
  if (all("h1").length !== 1) yield `has ${all("h1").length} h1 elements instead of one`;
  if (mains.length !== 1 || mains[0].attributes.get("id") !== "main") {
    yield "has no single main element with the id main";
  }
  for (const id of duplicates(ids)) yield `uses the id ${id} more than once`;
  for (const { attributes } of all("img")) {
    if (!attributes.has("alt")) yield `picture ${attributes.get("src")} has no alt text`;
  }
  for (const { tag, attributes } of elements) {
    if (attributes.has("style")) yield `<${tag}> has style="${attributes.get("style")}"`;
  }
  if (localHost.test(html)) yield `names the address ${html.match(localHost)[0]}`;
}

/** The origin the site will have, as its own canonical link says. */
function originOf({ elements }) {
  const canonical = elements.find(({ attributes }) => attributes.get("rel") === "canonical");
  const href = canonical?.attributes.get("href") ?? "";
  return URL.canParse(href) ? new URL(href).origin : here;
}

/** Looks references up in the exported folder, as a static host under this base path would. */
function createLookup(files, documents, basePath, origin) {
  const present = new Set(files);
  const idsOf = new Map(documents.map(({ file, ids }) => [file, new Set([...ids, "top"])]));

  function* ours(url, use) {
    if (!url.pathname.startsWith(`${basePath}/`)) {
      yield `leaves the sub-path ${basePath}`;
      return;
    }
    const inside = decodeURI(url.pathname.slice(basePath.length + 1));
    const file = /(^|\/)$/.test(inside) ? `${inside}index.html` : inside;
    const hash = decodeURIComponent(url.hash.slice(1));
    if (!present.has(file)) {
      const slashless = present.has(`${inside}/index.html`);
      yield slashless ? "lacks its trailing slash" : "leads nowhere";
    } else if (use === "follow" && hash && !idsOf.get(file)?.has(hash)) {
      yield `leads to no element with the id ${hash}`;
    }
  }

  return function* problems({ use, value }, address) {
    if (value !== value.trim()) yield "has spaces around it";
    if (use === "follow" && /^#?$/.test(value)) yield "leads nowhere";
    const base = here + basePath + address;
    if (!URL.canParse(value, base)) {
      yield "is no address";
      return;
    }
    const url = new URL(value, base);
    if (url.protocol === "javascript:") yield "is a script, not an address";
    if (!/^https?:$/.test(url.protocol)) return;
    const own = url.origin === here || (use === "name" && url.origin === origin);
    if (own) yield* ours(url, use);
    else if (use === "fetch") yield "makes a request to another host";
  };
}

/** One line for each fault: the first document that has it, and how many more do. */
export function* sameFinding(found) {
  const places = new Map();
  for (const [file, message] of found) {
    places.set(message, [...(places.get(message) ?? []), file]);
  }
  for (const [message, [first, ...others]] of places) {
    const more = new Set(others.filter((file) => file !== first)).size;
    yield `out/${first}: ${message}${more ? ` (and in ${more} more)` : ""}`;
  }
}

/**
 * Everything that is wrong with an exported site, one line each; what many documents share is told once.
 * @param {{ out: string, app: string, basePath: string }} site
 */
export function examine({ out, app, basePath }) {
  const files = filesIn(out);
  const documents = files
    .filter((file) => file.endsWith(".html"))
    .sort()
    .map((file) => readDocument(out, file));
  const found = [
    ...documentSetFindings(
      documentsOf(app),
      numberedDocumentsOf(app),
      documents.map(({ file }) => file),
    ),
  ];
  const home = documents.find(({ file }) => file === "index.html");
  const lookUp = createLookup(files, documents, basePath, home ? originOf(home) : here);
  let references = 0;
  const note = (file, address, reference) => {
    references += 1;
    for (const problem of lookUp(reference, address)) {
      found.push([file, `${reference.name} ${reference.value || '""'} ${problem}`]);
    }
  };
  for (const document of documents) {
    for (const message of structureFindings(document)) found.push([document.file, message]);
    for (const element of document.elements) {
      for (const reference of referencesOf(element)) {
        note(document.file, document.address, reference);
      }
    }
  }
  for (const file of files) {
    for (const reference of referencesOfFile(out, file)) note(file, `/${file}`, reference);
  }
  return { findings: [...sameFinding(found)], documents: documents.length, references };
}
