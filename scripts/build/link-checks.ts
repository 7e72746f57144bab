import { readFileSync } from "node:fs";
import path from "node:path";
import {
  documentsOf,
  numberedDocumentsOf,
  type PageDocument,
  type PageElement,
} from "../../lib/node/documents";
import { createLookup, fileAt, type ExportedSite, type Finding } from "./exported-site";
import { unreferencedFiles } from "./unreferenced";

type Reference = {
  /** What findings call it. */
  readonly name: string;
  /** Addresses that the browser fetches by itself, that a guest follows, and that only name something. */
  readonly use: "fetch" | "follow" | "name";
  readonly value: string;
};

const localHost = /https?:\/\/(localhost|127\.0\.0\.1|\[::1\])/;
const namedOnly = /\b(canonical|alternate|author|license|me|next|prev|help|search|bookmark)\b/;
const followed = /^(href|action|formaction)$/;
const fetched = /^(src|data-src|srcset|imagesrcset|poster|data)$/;

/** Any origin works: an address that resolves to it is ours. */
const here = "http://site.invalid";

/** Returns every address in an element. */
function* referencesOf({ tag, attributes }: PageElement): Generator<Reference> {
  const rel = tag === "link" ? (attributes.get("rel") ?? "") : "";
  const property = attributes.get("property") ?? attributes.get("name") ?? "";
  const name = rel || (tag === "meta" ? property : `<${tag}>`);
  const fetches = ["link", "use", "image"].includes(tag) && !namedOnly.test(rel);
  for (const [attribute, value] of attributes) {
    // The host answers posted forms, so no file has to exist.
    if (attribute === "action" && attributes.get("method") === "post") continue;
    if (tag === "meta" && attribute === "content") {
      if (/^(og|twitter):image$/.test(property)) yield { name, use: "name", value };
    } else if (followed.test(attribute)) {
      yield { name, use: fetches ? "fetch" : rel ? "name" : "follow", value };
    } else if (fetched.test(attribute)) {
      const candidates = attribute.endsWith("srcset") ? value.split(/,\s+/) : [value];
      for (const candidate of candidates)
        yield { name, use: "fetch", value: candidate.replace(/\s\S+$/, "") };
    }
  }
}

/** Files beside the documents that contain addresses, and how to find those; without the identifier of the feed's format. */
const patterns: readonly (readonly [RegExp, RegExp, Reference["use"]])[] = [
  [/\.css$/, /url\(["']?([^"')]+)["']?\)/g, "fetch"],
  [/\.webmanifest$/, /"(?:start_)?url": ?"([^"]+)"/g, "follow"],
  [/\.webmanifest$/, /"src": ?"([^"]+)"/g, "fetch"],
  [
    /(^|\/)(feed\.xml|llms\.txt|robots\.txt|security\.txt)$/,
    /(https?:\/\/(?!www\.w3\.org\/2005\/Atom)[^\s"<>)]+)/g,
    "name",
  ],
  [/^sitemap.*\.xml$/, /<(?:image:)?loc>([^<]+)</g, "name"],
];

const referencesIn = (file: string, text: string): Reference[] =>
  patterns
    .filter(([files]) => files.test(file))
    .flatMap(([, pattern, use]) =>
      Array.from(text.matchAll(pattern), ([, value = ""]) => ({ name: "address", use, value })),
    );

function* documentSetFindings(app: string, found: readonly string[]): Generator<Finding> {
  const expected = documentsOf(app);
  const numbered = numberedDocumentsOf(app);
  for (const file of expected.filter((one) => !found.includes(one))) yield [file, "is missing"];
  for (const file of found) {
    if (!expected.includes(file) && !numbered.some((name) => name.test(file)))
      yield [file, "is a document that no route in app/ names"];
  }
}

/** The origin of the published site, from its own canonical link. */
function originOf(home: PageDocument | undefined): string {
  const canonical = home?.elements.find(({ attributes }) => attributes.get("rel") === "canonical");
  const href = canonical?.attributes.get("href") ?? "";
  return URL.canParse(href) ? new URL(href).origin : here;
}

/** Resolves addresses in the exported folder, as a static host with this base path would. */
function createReferenceCheck(site: ExportedSite) {
  const { hasFile, hasTarget } = createLookup(site);
  const origin = originOf(site.documents.find(({ file }) => file === "index.html"));

  return function* faults({ use, value }: Reference, address: string): Generator<string> {
    if (value !== value.trim()) yield "has spaces around it";
    if (use === "follow" && /^#?$/.test(value)) yield "leads nowhere";
    const base = here + site.basePath + address;
    if (!URL.canParse(value, base)) return yield "is no address";
    const { protocol, origin: host, pathname, hash } = new URL(value, base);
    if (protocol === "javascript:") yield "is a script, not an address";
    if (!/^https?:$/.test(protocol)) return;
    if (host !== here && (use !== "name" || host !== origin)) {
      if (use === "fetch") yield "makes a request to another host";
      return;
    }
    const file = fileAt(pathname, site.basePath);
    if (file === undefined) yield `leaves the sub-path ${site.basePath}`;
    else if (!hasFile(file))
      yield hasFile(`${file}/index.html`) ? "lacks its trailing slash" : "leads nowhere";
    else if (use === "follow" && hash !== "#top" && !hasTarget(file, hash))
      yield `leads to no element with the id ${decodeURIComponent(hash.slice(1))}`;
  };
}

/**
 * Returns the broken links of an exported site, each with the content files that contain it (`sourcesOf`), and the number of checked
 * addresses. We check ourselves, because link checkers request a server, and so do not see what a document fetches from another host.
 */
export function linkFindings(
  site: ExportedSite,
  app: string,
  sourcesOf: (address: string) => readonly string[] = () => [],
) {
  const { documents, files, out } = site;
  const set = documents.map(({ file }) => file);
  const findings: Finding[] = [
    ...documentSetFindings(app, set),
    ...unreferencedFiles(out, files).map((file): Finding => [file, "is named by no other file"]),
  ];
  const faults = createReferenceCheck(site);
  let references = 0;
  const look = (file: string, address: string, all: Iterable<Reference>) => {
    for (const reference of all) {
      references += 1;
      for (const fault of faults(reference, address)) {
        const sources = sourcesOf(reference.value).join(", ");
        const written = sources && `, written in ${sources}`;
        findings.push([file, `${reference.name} ${reference.value || '""'} ${fault}${written}`]);
      }
    }
  };
  const lookForThisMachine = (file: string, text: string) => {
    const [local] = localHost.exec(text) ?? [];
    if (local) findings.push([file, `names the address ${local}`]);
  };
  for (const { file, address, elements, html } of documents) {
    for (const element of elements) look(file, address, referencesOf(element));
    lookForThisMachine(file, html);
  }
  for (const file of files.filter((each) => patterns.some(([named]) => named.test(each)))) {
    const text = readFileSync(path.join(out, file), "utf8");
    look(file, `/${file}`, referencesIn(file, text));
    lookForThisMachine(file, text);
  }
  return { findings, references };
}
