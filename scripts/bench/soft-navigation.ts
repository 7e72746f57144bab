// @ts-nocheck
import { phone } from "./first-view";

/**
 * From the touch of a link to the first frame that shows the next page's heading, in ms, without a full load.
 * @param {import("playwright").Browser} browser
 * @param {string} base
 */
export async function softNavigation(browser, base) {
  const context = await browser.newContext({ ...phone, reducedMotion: "reduce" });
  try {
    const page = await context.newPage();
    await page.goto(`${base}/`, { waitUntil: "load" });
    // Before the framework runs, a link is followed by the browser.
    await page.evaluate(() => dispatchEvent(new Event("wheel")));
    await page.locator("html[data-live]").waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    const heading = await page.locator("h1").first().innerText();
    await page.evaluate((before) => {
      Object.assign(globalThis, { move: { touched: 0, seen: 0 } });
      addEventListener(
        "pointerdown",
        ({ timeStamp }) => (globalThis.move.touched = timeStamp),
        true,
      );
      const look = () => {
        const now = document.querySelector("h1")?.innerText;
        if (now && now !== before) globalThis.move.seen = performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, heading);
    await page.locator("footer a[href$='/about/']").first().tap();
    await page.waitForFunction(() => globalThis.move?.seen > 0);
    const { touched, seen } = await page.evaluate(() => globalThis.move);
    return seen - touched;
  } finally {
    await context.close();
  }
}
