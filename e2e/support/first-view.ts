import { brotliCompressSync, constants } from "node:zlib";
import type { Browser, Page, Response } from "playwright";
import { onPhone } from "./phone";

declare global {
  interface Window {
    firstView: { shift: number; largest: string; paint: number };
  }
}

/**
 * How long (ms) lazy pictures wait after the first paint: a second from the first styles (picture.css), which arrive before the paint.
 */
const outOfReachMs = 600;

/** The network counts as idle after this long without a request, in ms. */
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

function kindOf(response: Response, html: string): Kind {
  if (new URL(response.url()).pathname === namedData(html)) return "data";
  if (/javascript/.test(response.headers()["content-type"] ?? "")) return "js";
  return kindOfType.get(response.request().resourceType()) ?? "other";
}

/** The compression level of the build, so that figures do not depend on a server. */
export const bestBrotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
};

const sizes = new Map<string, number>();

/** Transferred bytes without headers. */
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
 * Waits until every request of the first view was made; returns the addresses requested by then, and before the first paint. Scripts are
 * requested when the page has loaded, which on a slow machine may be before the paint is recorded.
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

/** The scripts that a document itself names; all others are fetched later, on demand. */
export const namedScripts = (html: string) =>
  new Set(
    Array.from(html.replace(routeData, "").matchAll(/<script\b[^>]*\bsrc="([^"]+)"/gi), firstGroup),
  );

/** The script with the data of a document's page, if it is separate. */
export const namedData = (html: string) => routeData.exec(html)?.[1];

export function firstGroup([, group = ""]: RegExpMatchArray) {
  return group;
}

/** Records responses from the browser's cache: prefetched scripts come from there, and are transferred once. */
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

/** Measures what a phone fetches and draws before any touch or scroll: bytes as a host with brotli sends them. */
export function firstView(browser: Browser, address: string) {
  // The service worker repeats responses, and prefetches its files long after the first view.
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
    // Late scripts are counted with everything that they load.
    await page.evaluate(() => dispatchEvent(new Event("wheel")));
    if (namedData(await page.content())) await page.locator("html[data-hydrated]").waitFor();
    const quiet = async () => {
      while (Date.now() - lastHeard < quietMs) await page.waitForTimeout(quietMs / 4);
    };
    await quiet();
    // The chatbot loads when the page is idle, which depends on the machine, so it is counted on every page.
    const chatbot = page.locator("#chatbot");
    if (await chatbot.count()) {
      await chatbot.getByRole("button", { includeHidden: true }).waitFor({ state: "attached" });
      await quiet();
    }
    const seen = await page.evaluate(() => window.firstView);
    const elements = await page.locator("*").count();

    // Requests made while the sizes are computed are no part of the first view.
    const isLater = (response: Response) =>
      response.request().resourceType() === "image" && !first.includes(response.url());
    // The cache is empty at the start, so the first response of each address was transferred.
    const isRepeated = (response: Response, place: number) =>
      isCached(response) && responses.findIndex((each) => each.url() === response.url()) < place;
    const fetched = responses.filter(
      (response, place) => !isRepeated(response, place) && !isLater(response),
    );
    const html = (await fetched[0]?.text()) ?? "";
    // A script that is wanted while its prefetch is still coming is reported twice and shares the transfer, so each leaves the set.
    const named = namedScripts(html);
    const bytes = { html: 0, css: 0, js: 0, data: 0, font: 0, picture: 0, other: 0 };
    let scriptsAtLoad = 0;
    for (const response of fetched) {
      const kind = kindOf(response, html);
      const size = await bytesOf(response);
      bytes[kind] += size;
      if (kind === "js" && named.delete(new URL(response.url()).pathname)) scriptsAtLoad += size;
    }
    const largest = fetched.find((response) => response.url() === seen.largest);
    return {
      bytes,
      scriptsAtLoad,
      total: Object.values(bytes).reduce((sum, part) => sum + part, 0),
      requests: fetched.length,
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
