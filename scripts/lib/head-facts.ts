// @ts-nocheck
/** @typedef {ReturnType<typeof import("./out-documents").readDocument>} Document */

/**
 * What the head of a document tells search engines.
 * @param {Document} document
 */
export function headFacts({ elements }) {
  const meta = new Map();
  for (const { tag, attributes } of elements) {
    const name = attributes.get("property") ?? attributes.get("name");
    if (tag === "meta" && name && !meta.has(name)) meta.set(name, attributes.get("content") ?? "");
  }
  const canonical = elements.find(({ attributes }) => attributes.get("rel") === "canonical");
  const html = elements.find(({ tag }) => tag === "html");
  return {
    title: elements.find(({ tag }) => tag === "title")?.text ?? "",
    canonical: canonical?.attributes.get("href") ?? "",
    lang: html?.attributes.get("lang") ?? "",
    hidden: /noindex/.test(meta.get("robots") ?? ""),
    meta,
  };
}
