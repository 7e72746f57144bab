import { brotliCompressSync, constants } from "node:zlib";
import type { Browser, Page, Response } from "playwright";
import { onPhone } from "./phone";

declare global {
  interface Window {
    firstView: { shift: number; largest: string; paint: number };
  }
}

/** How long after the first paint what lies below the first screen leaves the line to it, in ms: a second from the first styles (picture.css), which come before the paint. */
const outOfReachMs = 600;

/** Nothing more is expected after this long without a request, in ms. */
const quietMs = 600;

type Kind = "html" | "css" | "js" | "data" | "font" | "picture" | "other";

const kindOfType = new Map<string, Kind>([
  ["document", "html"],
  ["stylesheet", "css"],
  ["script", "js"],
  ["font", "font"],
  ["image", "picture"],
]);

const routeData = /<script[^>]* id="route-data" data-src="([^"]+)"/;

/** A script that is fetched ahead is a script; the one that holds the data of the page is data. */
function kindOf(response: Response, html: string): Kind {
  if (new URL(response.url()).pathname === namedData(html)) return "data";
  if (/javascript/.test(response.headers()["content-type"] ?? "")) return "js";
  return kindOfType.get(response.request().resourceType()) ?? "other";
}

/** The level that a build step compresses with, so that no figure depends on the server of the day. */
export const bestBrotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
};

const sizes = new Map<string, number>();

/** Bytes on the line, without headers. */
async function bytesOf(response: Response) {
  const url = response.url();
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const body = await response.body().catch(() => Buffer.alloc(0));
  const packed = ["image", "font", "media"].includes(response.request().resourceType());
  const vector = /svg|json|xml/.test(response.headers()["content-type"] ?? "");
  const bytes = packed && !vector ? body.length : brotliCompressSync(body, bestBrotli).length;
  sizes.set(url, bytes);
  return bytes;
}

function watchPage() {
  window.firstView = { shift: 0, largest: "", paint: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput }: { value: number; hadRecentInput: boolean } = entry.toJSON();
      if (!hadRecentInput) window.firstView.shift += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.firstView.largest = "url" in entry ? String(entry.url) : "";
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    const [entry] = list.getEntriesByName("first-contentful-paint");
    if (entry) window.firstView.paint = entry.startTime;
  }).observe({ type: "paint", buffered: true });
}

/**
 * Waits until what is not held back has been asked for; returns the addresses of what was asked for before then, and before the first
 * paint. Scripts come when the page is complete: on a slow machine that may be before the paint is noted.
 */
async function askedFor(page: Page) {
  await page.waitForFunction(
    (wait) => window.firstView.paint && performance.now() > window.firstView.paint + wait,
    outOfReachMs,
  );
  return page.evaluate((wait) => {
    const { paint } = window.firstView;
    const before = (end: number) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name, startTime }) => startTime < end && !name.endsWith(".js"))
        .map(({ name }) => name);
    return { first: before(paint + wait), beforePaint: before(paint) };
  }, outOfReachMs);
}

/** The scripts that a document itself names; whatever else comes is fetched later, by need. */
export const namedScripts = (html: string) =>
  new Set(
    Array.from(html.replace(routeData, "").matchAll(/<script\b[^>]*\bsrc="([^"]+)"/gi), firstGroup),
  );

/** The script that holds the data of a document's page, if it stands outside of it. */
export const namedData = (html: string) => routeData.exec(html)?.[1];

/** The first group of a match. */
export function firstGroup([, group = ""]: RegExpMatchArray) {
  return group;
}

/** Notes what the browser's cache answers: scripts that were fetched ahead come from there, and go over the line once. */
async function watchCache(page: Page) {
  const cached = new Set<string>();
  const client = await page.context().newCDPSession(page);
  const fromMemory = new Set<string>();
  client.on("Network.requestServedFromCache", ({ requestId }) => void fromMemory.add(requestId));
  client.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (response.fromDiskCache || fromMemory.has(requestId))
      cached.add(`${type.toLowerCase()} ${response.url}`);
  });
  await client.send("Network.enable");
  return (response: Response) =>
    cached.has(`${response.request().resourceType()} ${response.url()}`);
}

/** What a phone fetches and draws before anybody touches or scrolls the page: bytes as a host with brotli sends them. */
export function firstView(browser: Browser, address: string) {
  // The worker that keeps pages answers again what has come, and has fetched what it fetches long after the first view.
  return onPhone(browser, { serviceWorkers: "block" }, async (page) => {
    await page.addInitScript(watchPage);
    const isCached = await watchCache(page);
    const responses: Response[] = [];
    let lastHeard = Date.now();
    page.on("request", () => (lastHeard = Date.now()));
    page.on("response", (response) => {
      lastHeard = Date.now();
      responses.push(response);
    });
    await page.goto(address, { waitUntil: "load" });
    const { first, beforePaint } = await askedFor(page);
    // Scripts which wait for it are counted with all that they bring.
    await page.evaluate(() => dispatchEvent(new Event("wheel")));
    if (namedData(await page.content())) await page.locator("html[data-live]").waitFor();
    const quiet = async () => {
      while (Date.now() - lastHeard < quietMs) await page.waitForTimeout(quietMs / 4);
    };
    await quiet();
    // A chatbot comes when the page is idle, sooner or later by the machine: it is counted on each.
    const chatbot = page.locator("#chatbot");
    if (await chatbot.count()) {
      await chatbot.getByRole("button", { includeHidden: true }).waitFor({ state: "attached" });
      await quiet();
    }
    const seen = await page.evaluate(() => window.firstView);
    const elements = await page.locator("*").count();

    // What comes while the sizes are counted is no part of the first view.
    const isLater = (response: Response) =>
      response.request().resourceType() === "image" && !first.includes(response.url());
    // Nothing is in the cache at the start: the first answer of each address has come over the line.
    const isRepeated = (response: Response, place: number) =>
      isCached(response) && responses.findIndex((each) => each.url() === response.url()) < place;
    const fetched = responses.filter(
      (response, place) => !isRepeated(response, place) && !isLater(response),
    );
    const html = (await fetched[0]?.text()) ?? "";
    const named = namedScripts(html);
    const bytes = { html: 0, css: 0, js: 0, data: 0, font: 0, picture: 0, other: 0 };
    let scriptsAtLoad = 0;
    for (const response of fetched) {
      const kind = kindOf(response, html);
      const size = await bytesOf(response);
      bytes[kind] += size;
      if (kind === "js" && named.has(new URL(response.url()).pathname)) scriptsAtLoad += size;
    }
    const largest = fetched.find((response) => response.url() === seen.largest);
    return {
      bytes,
      scriptsAtLoad,
      total: Object.values(bytes).reduce((sum, part) => sum + part, 0),
      requests: fetched.length,
      /** The document is one of them. */
      requestsBeforePaint: beforePaint.length + 1,
      fonts: fetched.filter((response) => kindOf(response, html) === "font").length,
      elements,
      layoutShift: seen.shift,
      largestPicture: largest && {
        bytes: await bytesOf(largest),
        inHtml: html.includes(new URL(largest.url()).pathname),
      },
    };
  });
}
