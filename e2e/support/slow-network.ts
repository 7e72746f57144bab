import type { Browser, Page } from "playwright";
import { onPhone } from "./phone";

/** 1.6 Mbit/s down and a round trip of 300 ms, as DevTools' "slow 4G" has it. */
const profile = {
  offline: false,
  latency: 300,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** In ms from the start of the navigation; `heroArrived` is 0 where a page begins without a picture. */
async function readTimes() {
  const largest = await new Promise<PerformanceEntry | undefined>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1))).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
  });
  const arrived = (addresses: string[]) =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => addresses.includes(name))
      .reduce((last, { startTime, duration }) => Math.max(last, startTime + duration), 0);
  const sheets = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  const hero = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  return {
    stylesArrived: arrived(Array.from(sheets, ({ href }) => href)),
    heroArrived: arrived(hero ? [hero.currentSrc] : []),
    firstText: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    largest: largest?.startTime ?? 0,
  };
}

/** Has all that a page fetches from now on come over that network. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", profile);
}

/** A page's first view over a slow network. Arrivals are the network's doing; paints are the machine's as well. */
export function slowView(browser: Browser, address: string) {
  return onPhone(browser, { serviceWorkers: "block" }, async (page) => {
    await slowDown(page);
    await page.goto(address, { waitUntil: "load" });
    return await page.evaluate(readTimes);
  });
}
