import { firstViewBounds } from "./support/bounds";
import { firstView } from "./support/first-view";
import { namedViews } from "./support/named-view";
import { inTurn, share } from "./support/matrix";
import { servePaused } from "./support/paused-document";
import { onPhone } from "./support/phone";
import { holdRequests } from "./support/requests";
import { addresses, templates } from "./support/routes";
import { expect, test } from "./support/test";

test(
  "what any page names at its start is within the bounds of its kind",
  { tag: "@desktop" },
  async ({ request }) => {
    const fetched = async (address: string) => (await request.get(address)).body();
    const viewOf = namedViews(fetched);
    const views = [...addresses, "/404.html"].map(async (address) => {
      const most = firstViewBounds(address);
      const view = await viewOf((await fetched(address)).toString(), most);
      expect.soft(view.html, `bytes of HTML of ${address}`).toBeLessThan(most.html);
      expect.soft(view.data, `bytes of data of ${address}`).toBeLessThan(most.data);
      expect.soft(view.css, `bytes of CSS of ${address}`).toBeLessThan(most.css);
      expect.soft(view.js, `bytes of scripts of ${address}`).toBeLessThan(most.scriptsAtLoad);
      expect.soft(view.js, `bytes of scripts of ${address}`).toBeGreaterThan(0);
      expect.soft(view.font, `bytes of fonts of ${address}`).toBeLessThan(most.font);
      expect.soft(view.fonts, `fonts of ${address}`).toBeLessThanOrEqual(most.fonts);
    });
    await Promise.all(views);
    expect(views.length).toBeGreaterThan(65);
  },
);

// The bytes of all pages are measured above; in the short run every third template is opened in a window.
for (const address of share(templates, 0, 3)) {
  test(
    `the first view of ${address} on a phone is light and still`,
    { tag: "@phone" },
    async ({ browser, baseURL }) => {
      const view = await firstView(browser, `${baseURL ?? ""}${address}`);
      const most = firstViewBounds(address);
      expect.soft(view.total, "bytes of the first view").toBeLessThan(most.total);
      expect.soft(view.bytes.html, "bytes of HTML").toBeLessThan(most.html);
      expect.soft(view.bytes.data, "bytes of data").toBeLessThan(most.data);
      expect.soft(view.bytes.css, "bytes of CSS").toBeLessThan(most.css);
      expect.soft(view.scriptsAtLoad, "bytes of scripts at load").toBeLessThan(most.scriptsAtLoad);
      expect.soft(view.bytes.font, "bytes of fonts").toBeLessThan(most.font);
      expect.soft(view.fonts, "files of fonts").toBeLessThanOrEqual(most.fonts);
      expect.soft(view.requests, "requests").toBeLessThanOrEqual(most.requests);
      expect
        .soft(view.requestsBeforePaint, "requests before the first paint")
        .toBeLessThanOrEqual(most.requestsBeforePaint);
      expect.soft(view.elements, "elements").toBeLessThan(most.elements);
      expect.soft(view.layoutShift, "layout shift").toBeLessThan(most.layoutShift);
      if (view.largestPicture) {
        expect.soft(view.largestPicture.bytes, "largest picture").toBeLessThan(most.largestPicture);
        expect.soft(view.largestPicture.inHtml, "is found in the HTML").toBe(true);
      }
    },
  );
}

test.describe("on a phone of many pixels", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  for (const address of ["/", "/home3/", "/room/"]) {
    test(
      `${address} left alone for a minute fetches little beyond its first view`,
      { tag: "@phone" },
      async ({ page }) => {
        const client = await page.context().newCDPSession(page);
        await client.send("Network.enable");
        let bytes = 0;
        let underWay = 0;
        client.on("Network.requestWillBeSent", () => underWay++);
        client.on("Network.loadingFailed", () => underWay--);
        client.on("Network.loadingFinished", ({ encodedDataLength }) => {
          underWay--;
          bytes += encodedDataLength;
        });
        const everythingFetched = () => expect.poll(() => underWay).toBe(0);
        // Blocked from the start, because on a slow machine the page would start by itself before its first view is measured.
        const start = Date.now();
        await page.clock.install({ time: start });
        await page.clock.pauseAt(start + 1000);
        await page.goto(address);
        await everythingFetched();
        const first = bytes;
        for (let seconds = 0; seconds < 60; seconds += 2) {
          await page.clock.runFor(2000);
          await everythingFetched();
        }
        await expect(page.locator("html[data-hydrated]"), "it started by itself").toHaveCount(1);
        expect(bytes - first).toBeGreaterThan(0);
        expect(bytes - first).toBeLessThan(firstViewBounds(address).laterInAMinute);
      },
    );
  }
});

function watchShifts() {
  const seen = { shift: 0 };
  Object.assign(globalThis, { shiftSeen: () => seen.shift });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("value" in entry && !("hadRecentInput" in entry && entry.hadRecentInput))
        seen.shift += Number(entry.value);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

for (const [place, address] of [
  "/",
  "/home3/",
  "/home4/",
  "/blog/",
  "/contact/",
  "/resorts/",
].entries()) {
  test(
    `on ${address} the coming of the fonts moves nothing`,
    { tag: inTurn(place) },
    async ({ page }) => {
      const releaseFonts = await holdRequests(page, "**/*.woff2");
      await page.addInitScript(watchShifts);
      await page.goto(address, { waitUntil: "commit" });
      // The page must use system fonts until then.
      const painted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
      await page.waitForFunction(painted);
      releaseFonts();
      await page.waitForLoadState("load");
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check("400 1rem figtree"))).toBe(true);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const shift = await page.evaluate("shiftSeen()");
      expect(shift).toBeLessThan(0.001);
    },
  );
}

/** The longest delay (ms) of a first paint after the styles have arrived, on a slow machine. */
const longerThanAPaintMs = 2000;

/** Each is in the middle of a hero. */
const pauses = [
  { address: "/", before: "</h1>" },
  { address: "/home5/", before: "apartment-hero-words" },
];
for (const { address, before } of pauses) {
  test(
    `${address} is not painted before its first screen is whole, wherever the document pauses, and then stands still`,
    { tag: "@phone" },
    async ({ browser, baseURL }) => {
      const site = await servePaused(baseURL ?? "", before);
      await onPhone(browser, { serviceWorkers: "block" }, async (page) => {
        await page.addInitScript(watchShifts);
        await page.goto(site.origin + address, { waitUntil: "commit" });
        // No frames are drawn while it waits, so nothing may wait for frames.
        const isSo = (condition: () => boolean, timeout?: number) =>
          page.waitForFunction(condition, undefined, { polling: 50, timeout });
        const painted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
        await isSo(() => {
          const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
          return sheets.length > 1 && sheets.every(({ sheet }) => sheet);
        });
        await expect(isSo(painted, longerThanAPaintMs)).rejects.toThrow(/Timeout/);
        site.goOn();
        await isSo(painted);
        await page.waitForLoadState("load");
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
        );
        expect(await page.evaluate("shiftSeen()")).toBe(0);
      }).finally(site.close);
    },
  );
}
