// @ts-nocheck
import { brotliCompressSync, constants } from "node:zlib";

/**
 * @typedef {"html" | "css" | "js" | "font" | "picture" | "other"} Kind
 * @typedef {object} FirstView what a phone fetches and draws before anybody touches or scrolls the page
 * @property {Record<Kind, number>} bytes as a host with brotli sends them
 * @property {number} total bytes of all kinds
 * @property {number} scriptsAtLoad bytes of the scripts that the HTML itself names; the rest came later, by need
 * @property {number} requests
 * @property {number} fonts files of them
 * @property {number} elements of the document
 * @property {number} layoutShift cumulative
 * @property {{ bytes: number, inHtml: boolean } | undefined} largestPicture where the largest paint is a picture
 */

/** A common phone: 390 x 844 points of two pixels each. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Nothing more is expected after this long without a request, in ms. */
const quietMs = 600;

/** @type {Record<string, Kind>} */
const kindOfType = {
  document: "html",
  stylesheet: "css",
  script: "js",
  font: "font",
  image: "picture",
};

/** @type {Map<string, number>} */
const compressed = new Map();

/** The level that a build step compresses with, so that no figure depends on the server of the day. */
export const bestBrotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
};

/** @param {Buffer} body */
function brotliSize(body) {
  return brotliCompressSync(body, bestBrotli).length;
}

/**
 * @param {import("playwright").Response} response
 * @returns {Promise<number>} bytes on the line, without headers
 */
async function bytesOf(response) {
  const url = response.url();
  const known = compressed.get(url);
  if (known !== undefined) return known;
  const body = await response.body().catch(() => Buffer.alloc(0));
  const packed = ["image", "font", "media"].includes(response.request().resourceType());
  const vector = /svg|json|xml/.test(response.headers()["content-type"] ?? "");
  const bytes = packed && !vector ? body.length : brotliSize(body);
  compressed.set(url, bytes);
  return bytes;
}

function watchPage() {
  const seen = { shift: 0, largest: "" };
  Object.assign(globalThis, { firstView: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = entry.url ?? "";
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} address
 * @returns {Promise<FirstView>}
 */
export async function firstView(browser, address) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    /** @type {import("playwright").Response[]} */
    const responses = [];
    let lastHeard = Date.now();
    page.on("request", () => (lastHeard = Date.now()));
    page.on("response", (response) => {
      lastHeard = Date.now();
      responses.push(response);
    });
    await page.goto(address, { waitUntil: "load" });
    // The smallest sign of intent, so that scripts which wait for one are counted with all that they bring.
    await page.evaluate(() => dispatchEvent(new Event("wheel")));
    while (Date.now() - lastHeard < quietMs) await page.waitForTimeout(quietMs / 4);

    const seen = await page.evaluate(() => ({
      ...globalThis.firstView,
      elements: document.querySelectorAll("*").length,
    }));
    // What comes while the sizes are counted is no part of the first view.
    const fetched = [...responses];
    const html = (await fetched[0]?.text()) ?? "";
    const named = new Set(
      Array.from(
        html.matchAll(/<script\b(?![^>]*\bnoModule)[^>]*\bsrc="([^"]+)"/gi),
        ([, src]) => src,
      ),
    );
    let scriptsAtLoad = 0;
    const bytes = { html: 0, css: 0, js: 0, font: 0, picture: 0, other: 0 };
    for (const response of fetched) {
      const kind = kindOfType[response.request().resourceType()] ?? "other";
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
      fonts: fetched.filter((response) => response.request().resourceType() === "font").length,
      elements: seen.elements,
      layoutShift: seen.shift,
      largestPicture: largest && {
        bytes: await bytesOf(largest),
        inHtml: html.includes(new URL(largest.url()).pathname),
      },
    };
  } finally {
    await context.close();
  }
}
