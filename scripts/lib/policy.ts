// @ts-nocheck
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./steps";

/**
 * @typedef {{ video: Record<string, string>, map: { frameUrl?: string }, chatbot: { src?: string }, forms: { endpoint?: string } }} Facts
 * @typedef {Record<string, readonly string[]>} Sources directive → what it allows
 */

const self = "'self'";

/** What every document may do; `default-src 'none'` forbids the rest: frames, plug-ins, other hosts, a base address. */
const everywhere = {
  "default-src": ["'none'"],
  "script-src": [self],
  "style-src": [self],
  "style-src-attr": ["'none'"],
  "img-src": [self],
  "font-src": [self],
  "media-src": [self],
  "connect-src": [self],
  "manifest-src": [self],
  "worker-src": [self],
  "form-action": [self],
  "base-uri": ["'none'"],
};

const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** While the theme changes, next-themes adds this one sheet: known text, so it is allowed by its hash like our own. */
function themeChangeSheet() {
  const file = path.join(root, "node_modules/next-themes/dist/index.mjs");
  const [, text] = /createTextNode\("([^"]+)"\)/.exec(readFileSync(file, "utf8")) ?? [];
  if (!text)
    throw new Error("next-themes has changed how it stops transitions: see scripts/lib/policy.ts.");
  return hash(text);
}

/** Types that a browser executes or obeys; a script of any other type (JSON-LD) is data. */
const executed =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

function inlineHashes(elements, tag) {
  return elements
    .filter((element) => element.tag === tag && !element.attributes.has("src"))
    .filter(
      ({ attributes }) => tag !== "script" || executed.test(attributes.get("type")?.trim() ?? ""),
    )
    .map(({ text }) => hash(text));
}

/** The origin of an outside address; undefined for a path of ours. */
function outsideOrigin(address) {
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Whether a document carries an address, however its quotes and ampersands are written there. */
function names(html, address) {
  const { origin, pathname } = new URL(address);
  return html.includes(origin + (pathname === "/" ? "" : pathname));
}

const players = [
  [/(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/, "https://www.youtube-nocookie.com"],
  [/(^|\.)vimeo\.com$/, "https://player.vimeo.com"],
];

/** As components/features/lightbox/media-type.ts will treat the film: by its player, by its ending, else by asking its host. */
function filmNeeds(address) {
  const { hostname, origin, pathname } = new URL(address);
  const player = players.find(([host]) => host.test(hostname));
  if (player) return [["frame-src", player[1]]];
  if (/\.(mp4|m4v|webm|ogv|mov)$/i.test(pathname)) return [["media-src", origin]];
  if (/\.(avif|webp|jpe?g|png|gif|svg)$/i.test(pathname)) return [["img-src", origin]];
  return ["connect-src", "media-src", "img-src"].map((directive) => [directive, origin]);
}

const widgetNeeds = ["script-src", "style-src", "connect-src", "img-src", "font-src", "frame-src"];

/** What content/site.ts asks other hosts for, on a document that carries it. */
function* outsideNeeds(html, elements, facts) {
  const carried = (address) => outsideOrigin(address) && names(html, address);
  for (const address of Object.values(facts.video)) {
    if (carried(address)) yield* filmNeeds(address);
  }
  if (carried(facts.map.frameUrl)) yield ["frame-src", outsideOrigin(facts.map.frameUrl)];
  if (carried(facts.chatbot.src)) {
    for (const directive of widgetNeeds) yield [directive, outsideOrigin(facts.chatbot.src)];
  }
  if (outsideOrigin(facts.forms.endpoint) && elements.some(({ tag }) => tag === "form")) {
    yield ["connect-src", outsideOrigin(facts.forms.endpoint)];
  }
  for (const { tag, attributes } of elements) {
    const target = outsideOrigin(
      tag === "form" ? attributes.get("action") : attributes.get("formaction"),
    );
    if (target) yield ["form-action", target];
  }
}

/**
 * The policy of one document: the hashes of what stands in it, and no host that it does not carry.
 * @param {{ html: string, elements: { tag: string, attributes: Map<string, string>, text: string }[] }} document
 * @param {Facts} facts
 */
export function policyOf({ html, elements }, facts) {
  /** @type {Record<string, Set<string>>} */
  const sources = Object.fromEntries(
    Object.entries(everywhere).map(([directive, values]) => [directive, new Set(values)]),
  );
  const allow = (directive, value) => (sources[directive] ??= new Set()).add(value);
  for (const value of inlineHashes(elements, "script")) allow("script-src", value);
  for (const value of inlineHashes(elements, "style")) allow("style-src", value);
  allow("style-src", themeChangeSheet());
  for (const [directive, value] of outsideNeeds(withoutPolicy(html), elements, facts)) {
    allow(directive, value);
  }
  return Object.entries(sources)
    .map(([directive, values]) => `${directive} ${[...values].join(" ")}`)
    .join("; ");
}

const policyTag = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/g;

const withoutPolicy = (html) => html.replace(policyTag, "");

/** The document with this policy, right after charset and viewport: before anything that it has to rule. */
export function withPolicy(html, policy) {
  const place =
    /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"\/><meta name="viewport"[^>]*\/>/i;
  const bare = withoutPolicy(html);
  if (!place.test(bare)) throw new Error("begins with something else than charset and viewport");
  return bare.replace(
    place,
    (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/**
 * What is wrong with a finished document's policy.
 * @param {{ html: string, elements: { tag: string, attributes: Map<string, string>, text: string }[] }} document
 * @param {Facts} facts
 */
export function* policyFindings(document, facts) {
  const { elements } = document;
  const policies = elements.filter(
    ({ tag, attributes }) =>
      tag === "meta" && /^content-security-policy$/i.test(attributes.get("http-equiv") ?? ""),
  );
  if (policies.length !== 1) {
    yield `has ${policies.length} policies instead of one`;
    return;
  }
  const written = policies[0].attributes.get("content") ?? "";
  if (written !== policyOf(document, facts)) {
    yield "has changed since its policy was written: a re-hash differs";
  }
  const ruled = elements.findIndex(({ tag }) => ["script", "style", "link"].includes(tag));
  if (ruled !== -1 && ruled < elements.indexOf(policies[0]))
    yield "loads something before its policy";
  if (/'unsafe-|(^|[\s;])(\*|https?:|data:|blob:)(\s|;|$)/.test(written))
    yield "has a policy with a hole";
  for (const { tag, attributes } of elements) {
    for (const name of attributes.keys()) {
      if (/^on[a-z]/.test(name)) yield `<${tag}> has the handler ${name}, which the policy blocks`;
    }
  }
}
