// @ts-nocheck
import { graphFindings } from "./graph-findings";
import { headFacts } from "./head-facts";
import { structuredDataOf } from "./structured-data";

/** Links of these words alone say nothing to somebody who hears a list of links. */
const vague = /^(read more|more|here|click here|learn more|details|view details|go)$/i;

const clicks = 3;

function* lengthFindings({ title, meta }) {
  const description = meta.get("description") ?? "";
  if (title.length > 60) yield `has a title of ${title.length} characters: "${title}"`;
  if (description.length < 110 || description.length > 160) {
    yield `has a description of ${description.length} characters instead of 110 to 160`;
  }
  for (const name of [
    "og:title",
    "og:description",
    "og:url",
    "og:image",
    "og:image:alt",
    "twitter:card",
  ]) {
    if (!meta.get(name)) yield `has no ${name}`;
  }
}

function* headingFindings({ elements }) {
  const ranks = elements.flatMap(({ tag }) => /^h([1-6])$/.exec(tag)?.[1] ?? []).map(Number);
  const main = elements.findIndex(({ tag }) => tag === "h1");
  if (main < 0) return;
  for (const [place, rank] of ranks.entries()) {
    const before = ranks[place - 1] ?? rank;
    if (rank > before + 1) yield `goes from h${before} to h${rank}`;
  }
}

/** @param {{ address: string }} document @param {string} href */
function pathOf({ address }, href, basePath) {
  const base = `http://site.invalid${basePath}${address}`;
  if (!URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  return url.origin === "http://site.invalid" ? url.pathname.slice(basePath.length) : undefined;
}

/** The fewest clicks from the home to each address, along plain links. */
function distances(documents, basePath) {
  const byAddress = new Map(documents.map((document) => [document.address, document]));
  const far = new Map([["/", 0]]);
  for (const [address, steps] of far) {
    const document = byAddress.get(address);
    for (const { tag, attributes } of document?.elements ?? []) {
      const href = tag === "a" ? attributes.get("href") : undefined;
      const next = href === undefined ? undefined : pathOf(document, href, basePath);
      if (next !== undefined && byAddress.has(next) && !far.has(next)) far.set(next, steps + 1);
    }
  }
  return far;
}

const twice = (values) => [
  ...new Set(values.filter((value, place) => values.indexOf(value) !== place)),
];

/**
 * Everything that keeps a site from being found and understood: pairs of a document and what is wrong with it.
 * @param {{ documents: readonly import("./head-facts").Document[], files: readonly string[], basePath: string, siteMap: string }} site
 */
export function* foundFindings({ documents, files, basePath, siteMap }) {
  const known = documents.map((document) => ({ document, head: headFacts(document) }));
  const shown = known.filter(({ head }) => !head.hidden);
  const home = shown.find(({ document }) => document.address === "/");
  const root = home?.head.canonical.replace(/\/$/, "") ?? "";
  const origin = URL.canParse(root) ? new URL(root).origin : "";
  const present = new Set(files);
  const idsOf = new Map(documents.map(({ file, ids }) => [file, new Set(ids)]));

  const has = (address) => {
    const url = new URL(address);
    if (url.origin !== origin) return true;
    if (!url.pathname.startsWith(`${basePath}/`)) return false;
    const inside = decodeURI(url.pathname.slice(basePath.length + 1));
    const file = /(^|\/)$/.test(inside) ? `${inside}index.html` : inside;
    const hash = decodeURIComponent(url.hash.slice(1));
    return present.has(file) && (!hash || (idsOf.get(file)?.has(hash) ?? false));
  };

  const canonicals = [];
  for (const { document, head } of shown) {
    const { file, address, html } = document;
    const { canonical, lang } = head;
    if (!lang) yield [file, "does not name its language"];
    if (!canonical.startsWith(`${root}/`) || /[?#]/.test(canonical) || !has(canonical)) {
      yield [file, `has the canonical address "${canonical}"`];
      continue;
    }
    if (canonical === root + address) canonicals.push({ file, address, head });
    for (const finding of lengthFindings(head)) yield [file, finding];
    for (const finding of headingFindings(document)) yield [file, finding];
    for (const finding of graphFindings({
      html,
      title: head.title,
      texts: structuredDataOf(html),
      has,
    })) {
      yield [file, finding];
    }
    for (const { tag, attributes, said } of document.elements) {
      const label = attributes.get("aria-label") ?? said;
      if (tag === "a" && vague.test(label.trim()))
        yield [file, `has a link that says only "${label.trim()}"`];
    }
  }

  for (const key of ["title", "description"]) {
    const value = ({ head }) => (key === "title" ? head.title : head.meta.get("description"));
    for (const same of twice(canonicals.map(value))) {
      yield ["index.html", `shares its ${key} with another page: "${same}"`];
    }
  }

  const far = distances(documents, basePath);
  for (const { file, address } of canonicals) {
    const steps = far.get(address);
    if (steps === undefined) yield [file, "is an orphan: no link leads to it"];
    else if (steps > clicks) yield [file, `is ${steps} clicks from the home`];
  }

  const mapped = Array.from(siteMap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, loc]) => loc);
  const expected = canonicals.map(({ head }) => head.canonical);
  for (const address of expected.filter((one) => !mapped.includes(one))) {
    yield ["sitemap.xml", `does not name ${address}`];
  }
  for (const address of mapped.filter((one) => !expected.includes(one))) {
    yield ["sitemap.xml", `names ${address}, which is no canonical address`];
  }

  const missing = known.find(({ document }) => document.file === "404.html");
  if (missing && !missing.head.hidden) yield ["404.html", "may be indexed"];
}
