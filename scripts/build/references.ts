import { readFileSync } from "node:fs";
import path from "node:path";
import type { PageElement } from "../lib/documents";

export type Reference = {
  /** What it is called in a finding. */
  readonly name: string;
  /** What a browser fetches by itself, what a guest follows, and what only names an address. */
  readonly use: "fetch" | "follow" | "name";
  readonly value: string;
};

const namedOnly = /\b(canonical|alternate|author|license|me|next|prev|help|search|bookmark)\b/;

/** The attributes of each element that hold an address: [name in a finding, followed, fetched]. */
const kinds: Readonly<Record<string, readonly [string, string, string]>> = {
  a: ["link", "href", ""],
  area: ["link", "href", ""],
  form: ["form", "action", ""],
  button: ["button", "formaction", ""],
  script: ["script", "", "src"],
  img: ["picture", "", "src srcset"],
  source: ["source", "", "src srcset"],
  video: ["film", "", "src poster"],
  audio: ["sound", "", "src"],
  track: ["subtitles", "", "src"],
  iframe: ["frame", "", "src"],
  embed: ["embed", "", "src"],
  object: ["object", "", "data"],
  input: ["input", "formaction", "src"],
  use: ["icon", "", "href"],
  image: ["picture", "", "href"],
};

const candidates = (srcset: string) =>
  srcset.split(/,\s+/).map((candidate) => candidate.split(/\s/)[0] ?? "");

/** Everything an element points at. */
export function* referencesOf({ tag, attributes }: PageElement): Generator<Reference> {
  if (tag === "link") {
    const name = attributes.get("rel") ?? "";
    const use = namedOnly.test(name) ? "name" : "fetch";
    const href = attributes.get("href");
    if (href !== undefined) yield { name, use, value: href };
    for (const value of candidates(attributes.get("imagesrcset") ?? "")) {
      if (value) yield { name, use, value };
    }
  }
  const property = attributes.get("property") ?? attributes.get("name") ?? "";
  if (tag === "meta" && /^(og|twitter):image$/.test(property)) {
    yield { name: property, use: "name", value: attributes.get("content") ?? "" };
  }
  const [name = "", followed = "", fetched = ""] = kinds[tag] ?? [];
  for (const attribute of `${followed} ${fetched}`.trim().split(" ")) {
    const value = attributes.get(attribute);
    if (value === undefined) continue;
    const use = attribute === followed ? "follow" : "fetch";
    for (const each of attribute === "srcset" ? candidates(value) : [value])
      yield { name, use, value: each };
  }
}

/** The files beside the documents in which addresses stand, and how to find them there: [file, pattern, name, use]. */
const patterns: readonly (readonly [RegExp, RegExp, Reference["name"], Reference["use"]])[] = [
  [/\.css$/, /url\(["']?([^"')]+)["']?\)/g, "url()", "fetch"],
  [/\.webmanifest$/, /"start_url": ?"([^"]+)"/g, "start_url", "follow"],
  [/\.webmanifest$/, /"src": ?"([^"]+)"/g, "icon", "fetch"],
  [
    /(^|\/)(feed\.xml|llms\.txt|robots\.txt|security\.txt)$/,
    /(https?:\/\/[^\s"<>)]+)/g,
    "address",
    "name",
  ],
  [/^sitemap.*\.xml$/, /<(?:image:)?loc>([^<]+)</g, "address", "name"],
];

/** The name of a format, where nothing is to be found. */
const atom = "http://www.w3.org/2005/Atom";

/** What style sheets, the manifest, the sitemap, the feed and robots.txt point at. */
export function* referencesOfFile(out: string, file: string): Generator<Reference> {
  for (const [files, pattern, name, use] of patterns) {
    if (!files.test(file)) continue;
    for (const [, value = ""] of readFileSync(path.join(out, file), "utf8").matchAll(pattern)) {
      if (value !== atom) yield { name, use, value };
    }
  }
}
