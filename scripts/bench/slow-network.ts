// @ts-nocheck
import { phone } from "./first-view";

/** 1.6 Mbit/s down, 300 ms to the host and back: a phone on the road, as DevTools' "slow 4G" is. */
const profile = {
  offline: false,
  latency: 300,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/**
 * @typedef {object} SlowView in ms from the navigation's start
 * @property {number} stylesArrived the last sheet that the first text waits for
 * @property {number} heroArrived the picture that the page opens with; 0 where it opens with words
 * @property {number} firstText painted
 * @property {number} largest painted
 */

/**
 * A page's first view over a slow network. Arrivals are the network's doing; paints are the machine's as well.
 * @param {import("playwright").Browser} browser
 * @param {string} address
 * @returns {Promise<SlowView>}
 */
export async function slowView(browser, address) {
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", profile);
    await page.goto(address, { waitUntil: "load" });
    return await page.evaluate(async () => {
      const paint = await new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1))).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      });
      const [first] = performance.getEntriesByName("first-contentful-paint");
      const arrived = (addresses) =>
        Math.max(
          0,
          ...addresses.flatMap((each) =>
            performance.getEntriesByName(each).map(({ responseEnd }) => responseEnd),
          ),
        );
      const sheets = Array.from(document.querySelectorAll("link[rel=stylesheet]"));
      const hero = document.querySelector("img[fetchpriority=high]");
      return {
        stylesArrived: arrived(sheets.map(({ href }) => href)),
        heroArrived: arrived(hero ? [hero.currentSrc] : []),
        firstText: first.startTime,
        largest: paint.startTime,
      };
    });
  } finally {
    await context.close();
  }
}
