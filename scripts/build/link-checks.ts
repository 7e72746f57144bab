import {
  documentsOf,
  filesIn,
  isDocument,
  numberedDocumentsOf,
  readDocument,
  type PageDocument,
} from "../lib/documents";
import { referencesOf, referencesOfFile, type Reference } from "./references";

/** A file of the exported folder and what is wrong with it. */
export type Finding = readonly [file: string, fault: string];

export type ExportedSite = {
  readonly out: string;
  readonly files: readonly string[];
  readonly documents: readonly PageDocument[];
  readonly basePath: string;
};

const localHost = /https?:\/\/(localhost|127\.0\.0\.1|\[::1\])/;

/** Any origin does: what is resolved against it and stays on it is ours. */
const here = "http://site.invalid";

export const repeated = <Value>(values: readonly Value[]): Value[] => [
  ...new Set(values.filter((value, place) => values.indexOf(value) !== place)),
];

/** The file that a host answers with for a path of ours; undefined outside the sub-path. */
export function fileAt(pathname: string, basePath: string): string | undefined {
  if (!pathname.startsWith(`${basePath}/`)) return undefined;
  const inside = decodeURI(pathname.slice(basePath.length + 1));
  return /(^|\/)$/.test(inside) ? `${inside}index.html` : inside;
}

/** Tells whether a file is there, and whether an element with an id is in it. */
export function createLookup({ files, documents }: Pick<ExportedSite, "files" | "documents">) {
  const present = new Set(files);
  const idsOf = new Map(documents.map(({ file, ids }) => [file, new Set(ids)]));
  return {
    hasFile: (file: string) => present.has(file),
    hasTarget: (file: string, hash: string) =>
      hash === "" || (idsOf.get(file)?.has(decodeURIComponent(hash.slice(1))) ?? false),
  };
}

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

/** One line for each fault: the first file that has it, and how many more do. */
export function groupedFindings(findings: Iterable<Finding>): string[] {
  const places = new Map<string, Set<string>>();
  for (const [file, fault] of findings)
    places.set(fault, (places.get(fault) ?? new Set()).add(file));
  return Array.from(places, ([fault, files]) => {
    const more = files.size > 1 ? ` (and in ${files.size - 1} more)` : "";
    return `out/${[...files][0]}: ${fault}${more}`;
  });
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

/** An exported folder as it lies on the disk. */
export function readSite(out: string, basePath: string): ExportedSite {
  const files = filesIn(out);
  const documents = files
    .filter(isDocument)
    .sort()
    .map((file) => readDocument(out, file));
  return { out, files, documents, basePath };
}
