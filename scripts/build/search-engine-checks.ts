import { spokenText, type PageDocument } from "../../lib/node/documents";
import { createLookup, fileAt, repeated, type ExportedSite, type Finding } from "./exported-site";
import { breadcrumbFindings } from "./breadcrumb-checks";
import { describedOn } from "../../lib/node/graph";
import { structuredDataFindings } from "./structured-data-checks";

/** Link texts that mean nothing in a list of links. */
const vague = /^(read more|more|here|click here|learn more|details|view details|go)$/i;
const mostClicks = 3;
const social = ["og:title", "og:description", "og:url", "og:image", "og:image:alt", "twitter:card"];

export type HeadFacts = {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly hidden: boolean;
  readonly meta: ReadonlyMap<string, string>;
};

/** What the head of a document tells search engines. */
export function headFacts({ elements }: PageDocument): HeadFacts {
  const meta = new Map<string, string>();
  for (const { tag, attributes } of elements) {
    const name = attributes.get("property") ?? attributes.get("name");
    if (tag === "meta" && name && !meta.has(name)) meta.set(name, attributes.get("content") ?? "");
  }
  const canonical = elements.find(({ attributes }) => attributes.get("rel") === "canonical");
  return {
    title: elements.find(({ tag }) => tag === "title")?.text ?? "",
    description: meta.get("description") ?? "",
    canonical: canonical?.attributes.get("href") ?? "",
    hidden: /noindex/.test(meta.get("robots") ?? ""),
    meta,
  };
}

/** html-validate (scripts/html-validate.mjs) checks the length of the title, the language and the order of headings. */
function* headFindings({ description, meta }: HeadFacts): Generator<string> {
  if (description.length < 110 || description.length > 160)
    yield `has a description of ${description.length} characters instead of 110 to 160`;
  for (const name of social) if (!meta.get(name)) yield `has no ${name}`;
}

function* linkTextFindings({ elements }: PageDocument): Generator<string> {
  for (const { tag, attributes, node } of elements) {
    if (tag !== "a") continue;
    const words = (attributes.get("aria-label") ?? spokenText(node)).trim();
    if (vague.test(words)) yield `has a link that says only "${words}"`;
  }
}

/** Returns the fewest clicks from the home to each document, along plain links. */
function clicksFromHome({ documents, basePath }: ExportedSite): Map<string, number> {
  const byFile = new Map(documents.map((document) => [document.file, document]));
  const clicks = new Map([["index.html", 0]]);
  for (const [file, steps] of clicks) {
    const document = byFile.get(file);
    const base = `http://site.invalid${basePath}${document?.address ?? "/"}`;
    for (const { tag, attributes } of document?.elements ?? []) {
      const href = tag === "a" ? attributes.get("href") : undefined;
      if (href === undefined || !URL.canParse(href, base)) continue;
      const { host, pathname } = new URL(href, base);
      const next = host === "site.invalid" ? fileAt(pathname, basePath) : undefined;
      if (next !== undefined && byFile.has(next) && !clicks.has(next)) clicks.set(next, steps + 1);
    }
  }
  return clicks;
}

/** Finds everything that keeps search engines from finding and understanding an exported site. */
export function* searchEngineFindings(site: ExportedSite): Generator<Finding> {
  const { documents, basePath } = site;
  const known = documents.map((document) => ({ document, head: headFacts(document) }));
  const home = known.find(({ document }) => document.address === "/")?.head.canonical ?? "";
  const root = home.replace(/\/$/, "");
  const { hasFile, hasTarget } = createLookup(site);
  const has = (address: string) => {
    const { origin, pathname, hash } = new URL(address);
    if (!URL.canParse(root) || origin !== new URL(root).origin) return true;
    const file = fileAt(pathname, basePath);
    return file !== undefined && hasFile(file) && hasTarget(file, hash);
  };

  const described = new Map(
    known.flatMap(({ document, head }) => describedOn(document, head.canonical)),
  );

  const pages: { file: string; head: HeadFacts }[] = [];
  for (const { document, head } of known.filter((one) => !one.head.hidden)) {
    const { file, address } = document;
    const { canonical } = head;
    if (!canonical.startsWith(`${root}/`) || /[?#]/.test(canonical) || !has(canonical)) {
      yield [file, `has the canonical address "${canonical}"`];
      continue;
    }
    if (canonical === root + address) pages.push({ file, head });
    for (const fault of headFindings(head)) yield [file, fault];
    for (const fault of linkTextFindings(document)) yield [file, fault];
    for (const fault of breadcrumbFindings(document, canonical)) yield [file, fault];
    for (const fault of structuredDataFindings(document, has, described)) yield [file, fault];
  }

  for (const key of ["title", "description"] as const) {
    for (const same of repeated(pages.map(({ head }) => head[key]))) {
      const [first = "", ...others] = pages
        .filter(({ head }) => head[key] === same)
        .map(({ file }) => file);
      yield [
        first,
        `shares its ${key} with ${others.map((file) => `out/${file}`).join(", ")}: "${same}"`,
      ];
    }
  }
  const clicks = clicksFromHome(site);
  for (const { file } of pages) {
    const steps = clicks.get(file);
    if (steps === undefined) yield [file, "is an orphan: no link leads to it"];
    else if (steps > mostClicks) yield [file, `is ${steps} clicks from the home`];
  }
  const missing = known.find(({ document }) => document.file === "404.html");
  if (missing && !missing.head.hidden) yield ["404.html", "may be indexed"];
}
