import { documentsOf, numberedDocumentsOf, type PageDocument } from "../lib/documents";
import { createLookup, fileAt, repeated, type ExportedSite, type Finding } from "./exported-site";
import { referencesOf, referencesOfFile, type Reference } from "./references";

const localHost = /https?:\/\/(localhost|127\.0\.0\.1|\[::1\])/;

/** Any origin does: what is resolved against it and stays on it is ours. */
const here = "http://site.invalid";

function* documentSetFindings(app: string, found: readonly string[]): Generator<Finding> {
  const expected = documentsOf(app);
  const numbered = numberedDocumentsOf(app);
  for (const file of expected.filter((one) => !found.includes(one))) yield [file, "is missing"];
  for (const file of found) {
    if (expected.includes(file) || numbered.some((name) => name.test(file))) continue;
    yield [file, "is a document that no route in app/ names"];
  }
}

function* structureFindings({ elements, ids, html }: PageDocument): Generator<string> {
  const all = (tag: string) => elements.filter((element) => element.tag === tag);
  const mains = all("main");
  if (!all("title")[0]?.text.trim()) yield "has no title";
  if (all("h1").length !== 1) yield `has ${all("h1").length} h1 elements instead of one`;
  if (mains.length !== 1 || mains[0]?.attributes.get("id") !== "main")
    yield "has no single main element with the id main";
  for (const id of repeated(ids)) yield `uses the id ${id} more than once`;
  for (const { attributes } of all("img")) {
    if (!attributes.has("alt")) yield `picture ${attributes.get("src")} has no alt text`;
  }
  for (const { tag, attributes } of elements) {
    if (attributes.has("style")) yield `<${tag}> has style="${attributes.get("style")}"`;
  }
  const local = localHost.exec(html);
  if (local) yield `names the address ${local[0]}`;
}

/** The origin the site will have, as its own canonical link says. */
function originOf(home: PageDocument | undefined): string {
  const canonical = home?.elements.find(({ attributes }) => attributes.get("rel") === "canonical");
  const href = canonical?.attributes.get("href") ?? "";
  return URL.canParse(href) ? new URL(href).origin : here;
}

/** Looks references up in the exported folder, as a static host under this base path would. */
function createReferenceCheck(site: ExportedSite) {
  const { hasFile, hasTarget } = createLookup(site);
  const origin = originOf(site.documents.find(({ file }) => file === "index.html"));

  function* ours({ pathname, hash }: URL, use: Reference["use"]): Generator<string> {
    const file = fileAt(pathname, site.basePath);
    if (file === undefined) yield `leaves the sub-path ${site.basePath}`;
    else if (!hasFile(file))
      yield hasFile(`${file}/index.html`) ? "lacks its trailing slash" : "leads nowhere";
    else if (use === "follow" && hash !== "#top" && !hasTarget(file, hash))
      yield `leads to no element with the id ${decodeURIComponent(hash.slice(1))}`;
  }

  return function* faults({ use, value }: Reference, address: string): Generator<string> {
    if (value !== value.trim()) yield "has spaces around it";
    if (use === "follow" && /^#?$/.test(value)) yield "leads nowhere";
    const base = here + site.basePath + address;
    if (!URL.canParse(value, base)) return yield "is no address";
    const url = new URL(value, base);
    if (url.protocol === "javascript:") yield "is a script, not an address";
    if (!/^https?:$/.test(url.protocol)) return;
    const own = url.origin === here || (use === "name" && url.origin === origin);
    if (own) yield* ours(url, use);
    else if (use === "fetch") yield "makes a request to another host";
  };
}

/** Broken links and unsound structure in an exported site, and how many references were looked up. */
export function linkFindings(site: ExportedSite, app: string) {
  const { documents, files, out } = site;
  const findings: Finding[] = [
    ...documentSetFindings(
      app,
      documents.map(({ file }) => file),
    ),
  ];
  const faults = createReferenceCheck(site);
  let references = 0;
  const look = (file: string, address: string, all: Iterable<Reference>) => {
    for (const reference of all) {
      references += 1;
      for (const fault of faults(reference, address))
        findings.push([file, `${reference.name} ${reference.value || '""'} ${fault}`]);
    }
  };
  for (const document of documents) {
    const { file, address, elements } = document;
    for (const fault of structureFindings(document)) findings.push([file, fault]);
    look(
      file,
      address,
      elements.flatMap((element) => [...referencesOf(element)]),
    );
  }
  for (const file of files) look(file, `/${file}`, referencesOfFile(out, file));
  return { findings, references };
}
