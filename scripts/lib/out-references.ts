// @ts-nocheck
import { readFileSync } from "node:fs";
import path from "node:path";

const quietRels = /\b(canonical|alternate|author|license|me|next|prev|help|search|bookmark)\b/;

/** What a browser fetches by itself, what a guest follows, and what only names an address. */
const kinds = {
  a: { name: "link", href: "follow" },
  area: { name: "link", href: "follow" },
  form: { name: "form", action: "follow" },
  button: { name: "button", formaction: "follow" },
  script: { name: "script", src: "fetch" },
  img: { name: "picture", src: "fetch", srcset: "fetch" },
  source: { name: "source", src: "fetch", srcset: "fetch" },
  video: { name: "film", src: "fetch", poster: "fetch" },
  audio: { name: "sound", src: "fetch" },
  track: { name: "subtitles", src: "fetch" },
  iframe: { name: "frame", src: "fetch" },
  embed: { name: "embed", src: "fetch" },
  object: { name: "object", data: "fetch" },
  input: { name: "input", src: "fetch", formaction: "follow" },
  use: { name: "icon", href: "fetch" },
  image: { name: "picture", href: "fetch" },
};

const socialPictures = ["og:image", "twitter:image"];

const candidates = (srcset) => srcset.split(/,\s+/).map((candidate) => candidate.split(/\s/)[0]);

function* referencesOfLink(attributes) {
  const rel = attributes.get("rel") ?? "";
  const use = quietRels.test(rel) ? "name" : "fetch";
  const href = attributes.get("href");
  if (href !== undefined) yield { name: rel, use, value: href };
  for (const value of candidates(attributes.get("imagesrcset") ?? "")) {
    if (value) yield { name: rel, use, value };
  }
}

/**
 * Everything an element points at.
 * @returns {Generator<{ name: string, use: "fetch" | "follow" | "name", value: string }>}
 */
export function* referencesOf({ tag, attributes }) {
  if (tag === "link") yield* referencesOfLink(attributes);
  if (tag === "meta") {
    const property = attributes.get("property") ?? attributes.get("name");
    if (socialPictures.includes(property)) {
      yield { name: property, use: "name", value: attributes.get("content") ?? "" };
    }
  }
  const { name, ...uses } = kinds[tag] ?? {};
  for (const [attribute, use] of Object.entries(uses)) {
    const value = attributes.get(attribute);
    if (value === undefined) continue;
    const values = attribute === "srcset" ? candidates(value) : [value];
    for (const each of values) yield { name, use, value: each };
  }
}

/** The name of a format, where nothing is to be found. */
const atom = "http://www.w3.org/2005/Atom";

/** What stylesheets, the manifest, the site map, the feed and the texts for machines point at. */
export function* referencesOfFile(out, file) {
  const text = () => readFileSync(path.join(out, file), "utf8");
  if (file.endsWith(".css")) {
    for (const [, value] of text().matchAll(/url\(["']?([^"')]+)["']?\)/g)) {
      yield { name: "url()", use: "fetch", value };
    }
  }
  if (file.endsWith(".webmanifest")) {
    const { start_url: start, icons = [] } = JSON.parse(text());
    if (start) yield { name: "start_url", use: "follow", value: start };
    for (const { src } of icons) yield { name: "icon", use: "fetch", value: src };
  }
  if (/(^|\/)(feed\.xml|llms\.txt|robots\.txt|security\.txt)$/.test(file)) {
    for (const [value] of text().matchAll(/https?:\/\/[^\s"<>)]+/g)) {
      if (value !== atom) yield { name: "address", use: "name", value };
    }
  }
  if (/^sitemap.*\.xml$/.test(file)) {
    for (const [, value] of text().matchAll(/<(?:image:)?loc>([^<]+)</g)) {
      yield { name: "address", use: "name", value };
    }
  }
}
