import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { documentOf, type PageDocument, type PageElement } from "../../lib/node/documents";
import {
  attributeOf,
  createElement,
  elementsBelow,
  insertAfter,
  partOf,
  type HtmlTree,
} from "../../lib/node/html";
import type { Site } from "../../content/model/site";
import { root } from "../../lib/node/steps";

/** The parts of content/records/site.yaml that may load something from other hosts. */
type OutsideFacts = {
  video: Readonly<Record<string, string>>;
  map: Site["map"];
  chatbot: Site["chatbot"];
  forms: Pick<Site["forms"], "endpoint">;
};
type Content = Pick<PageDocument, "elements">;
type Need = readonly [directive: string, source: string];

/** The policy of every document; `default-src 'none'` forbids the rest: frames, plug-ins, other hosts, a base address. */
const everywhere = [
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'none'; img-src 'self'; font-src 'self'; media-src 'self'",
  "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'",
].join("; ");

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** next-themes adds this stylesheet while the theme changes; its text is known, so its hash is allowed like our own. */
function themeChangeSheet(): string {
  const file = path.join(root, "node_modules/next-themes/dist/index.mjs");
  const text = /createTextNode\("([^"]+)"\)/.exec(readFileSync(file, "utf8"))?.[1];
  if (!text)
    throw new Error(
      "next-themes has changed how it stops transitions: see scripts/build/policy.ts.",
    );
  return hash(text);
}

/** Browsers execute or apply these types; a script of any other type (JSON-LD) is data. */
const executed =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

function inlineNeed({ tag, attributes, text }: PageElement): Need[] {
  if (tag === "style") return [["style-src", hash(text)]];
  const runs = executed.test(attributes.get("type")?.trim() ?? "") && !attributes.has("src");
  return tag === "script" && runs ? [["script-src", hash(text)]] : [];
}

/** The origin of an outside address; undefined for a path of ours and for schemes without a host. */
function outsideOrigin(address: string | undefined): string | undefined {
  const origin = address && URL.canParse(address) ? new URL(address).origin : "null";
  return origin === "null" ? undefined : origin;
}

/** The targets of a form: a host, or the guest's own mail program. */
function formTarget(action: string | undefined): string | undefined {
  return /^mailto:/i.test(action ?? "") ? "mailto:" : outsideOrigin(action);
}

const players = [
  [/(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/, "https://www.youtube-nocookie.com"],
  [/(^|\.)vimeo\.com$/, "https://player.vimeo.com"],
] as const;

/** Treats the film as the lightbox does: by its player, by its extension, else by asking its host. */
function filmDirectives(address: string): readonly Need[] {
  const { hostname, origin, pathname } = new URL(address);
  const player = players.find(([host]) => host.test(hostname));
  if (player) return [["frame-src", player[1]]];
  if (/\.(mp4|m4v|webm|ogv|mov)$/i.test(pathname)) return [["media-src", origin]];
  if (/\.(avif|webp|jpe?g|png|gif|svg)$/i.test(pathname)) return [["img-src", origin]];
  return ["connect-src", "media-src", "img-src"].map((directive) => [directive, origin]);
}

const widgetDirectives = "script-src style-src connect-src img-src font-src frame-src".split(" ");

/** What a document with settings of content/records/site.yaml may load from other hosts. */
function* outsideNeeds({ elements }: Content, facts: OutsideFacts): Generator<Need> {
  const texts = elements.flatMap(({ attributes, text }) => [...attributes.values(), text]);
  /** The origin of an address that the document names, whatever follows its path there. */
  const carried = (address: string | undefined) => {
    const origin = outsideOrigin(address);
    if (address === undefined || origin === undefined) return undefined;
    const { pathname } = new URL(address);
    const named = origin + (pathname === "/" ? "" : pathname);
    return texts.some((text) => text.includes(named)) ? origin : undefined;
  };
  for (const address of Object.values(facts.video)) {
    if (carried(address)) yield* filmDirectives(address);
  }
  const frame = carried(facts.map.frameUrl);
  if (frame) yield ["frame-src", frame];
  const widget = carried(facts.chatbot.src);
  if (widget) yield* widgetDirectives.map((directive): Need => [directive, widget]);
  const endpoint = outsideOrigin(facts.forms.endpoint);
  if (endpoint && elements.some(({ tag }) => tag === "form")) yield ["connect-src", endpoint];
  for (const { tag, attributes } of elements) {
    const target = formTarget(attributes.get(tag === "form" ? "action" : "formaction"));
    if (target) yield ["form-action", target];
  }
}

/** Builds the policy of one document: the hashes of its inline scripts and styles, and only the hosts that it uses. */
export function policyOf({ elements }: Content, facts: OutsideFacts): string {
  const sources = new Map<string, Set<string>>();
  const allow = ([directive, ...values]: readonly string[]) => {
    if (directive) sources.set(directive, new Set([...(sources.get(directive) ?? []), ...values]));
  };
  for (const part of everywhere.split("; ")) allow(part.split(" "));
  elements.flatMap(inlineNeed).forEach(allow);
  allow(["style-src", themeChangeSheet()]);
  for (const need of outsideNeeds({ elements }, facts)) allow(need);
  return Array.from(sources, ([directive, values]) => [directive, ...values].join(" ")).join("; ");
}

/**
 * Inserts a policy into a document right after the charset, because it rules only what follows. Throws where the document begins with
 * something else, or contains what its policy would block.
 */
export function addPolicy(tree: HtmlTree, policy: string): void {
  const [charset] = elementsBelow(partOf(tree, "head"));
  if (!charset || attributeOf(charset, "charset") === undefined)
    throw new Error("begins with something else than its charset");
  const inline = documentOf("", "", tree).elements.flatMap(inlineNeed);
  if (inline.some(([, hash]) => !policy.includes(hash)))
    throw new Error("has a script or style whose hash its policy lacks");
  if (/'unsafe-|(^|[\s;])(\*|https?:|data:|blob:)(\s|;|$)/.test(policy))
    throw new Error("has a policy with a hole");
  if (elementsBelow(tree).some(({ attrs }) => attrs.some(({ name }) => name.startsWith("on"))))
    throw new Error("has a handler in an attribute, which its policy blocks");
  const meta = { "http-equiv": "Content-Security-Policy", content: policy };
  insertAfter(charset, createElement("meta", meta));
}
