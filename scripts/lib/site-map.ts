// @ts-nocheck
/** @typedef {{ address: string, changed: string | undefined, pictures: readonly string[] }} Entry */

const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** @param {string} text */
function xml(text) {
  return text.replace(/[&<>]/g, (sign) => escapes[sign]);
}

/** @param {Entry} entry */
function printEntry({ address, changed, pictures }) {
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

/** sitemap.xml, with the pictures that each page shows. @param {readonly Entry[]} entries */
export function printSiteMap(entries) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.map(printEntry).join("\n")}
</urlset>
`;
}

/**
 * The pictures of a page's own part that say something: each once, as the file that every client can read.
 * @param {import("./head-facts").Document} document
 * @param {string} canonical
 */
export function picturesOf({ elements }, canonical) {
  const begin = elements.findIndex(({ tag }) => tag === "main");
  const end = elements.findIndex(({ tag }, place) => place > begin && tag === "footer");
  const own = elements.slice(begin, end < 0 ? undefined : end);
  const told = own.filter(({ tag, attributes }) => tag === "img" && attributes.get("alt"));
  const sources = told.map(({ attributes }) => attributes.get("src") ?? "");
  const addresses = sources.filter(Boolean).map((src) => new URL(src, canonical).href);
  return [...new Set(addresses)];
}
