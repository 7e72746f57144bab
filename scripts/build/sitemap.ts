import type { PageDocument } from "../../lib/node/documents";

export type SitemapEntry = {
  readonly address: string;
  readonly changed: string | undefined;
  readonly pictures: readonly string[];
};

type Head = { readonly canonical: string; readonly hidden: boolean };

/** Returns whether a document is a page of its own for search engines; `templates` are canonical addresses of generic pages. */
export const isListed = (
  { address }: Pick<PageDocument, "address">,
  { canonical, hidden }: Head,
  basePath: string,
  templates: readonly string[],
): boolean =>
  canonical !== "" &&
  !hidden &&
  !templates.includes(canonical) &&
  new URL(canonical).pathname === basePath + address;

const xml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function printEntry({ address, changed, pictures }: SitemapEntry): string {
  return [
    "<url>",
    `<loc>${xml(address)}</loc>`,
    ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
    ...pictures.map(
      (picture) => `<image:image><image:loc>${xml(picture)}</image:loc></image:image>`,
    ),
    "</url>",
  ].join("\n");
}

/** Builds sitemap.xml, with the pictures that each page shows. */
export function printSitemap(entries: readonly SitemapEntry[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.map(printEntry).join("\n")}
</urlset>
`;
}

/** The meaningful pictures in a page's main part: each once, as the file that every client can read. */
export function picturesOf({ elements }: PageDocument, canonical: string): string[] {
  const begin = elements.findIndex(({ tag }) => tag === "main");
  const end = elements.findIndex(({ tag }, place) => place > begin && tag === "footer");
  const addresses = elements
    .slice(begin, end < 0 ? undefined : end)
    .filter(({ tag, attributes }) => tag === "img" && attributes.get("alt"))
    .flatMap(({ attributes }) => attributes.get("src") || [])
    .map((src) => new URL(src, canonical).href);
  return [...new Set(addresses)];
}
