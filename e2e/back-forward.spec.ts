import type { Browser } from "@playwright/test";
import { share } from "./support/matrix";
import { templates } from "./support/routes";
import { expect, startNow, test } from "./support/test";

/** The page itself records, when the guest is back on it, whether it came from the back/forward cache, and if not, why. */
function recordReturn() {
  addEventListener("pageshow", ({ persisted }) => {
    const [visit] = performance.getEntriesByType("navigation");
    const cause: unknown = visit && "notRestoredReasons" in visit && visit.notRestoredReasons;
    const back = visit && "type" in visit && visit.type === "back_forward";
    if (persisted) sessionStorage.setItem("cameBack", "as it stood");
    else if (back) sessionStorage.setItem("cameBack", `anew: ${JSON.stringify(cause)}`);
  });
}

test.describe("the way back", { tag: "@desktop" }, () => {
  let browser: Browser;
  // Playwright switches the cache for ways back off.
  test.beforeAll(async ({ playwright, launchOptions }) => {
    browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
      args: [...(launchOptions.args ?? []), "--enable-features=BackForwardCache"],
    });
  });
  test.afterAll(() => browser.close());

  // What could keep a page from being kept is in what all of them share.
  for (const address of share(templates, 0, 5)) {
    test(`to ${address} finds it as it stood, without a load`, async ({ baseURL }) => {
      const page = await browser.newPage();
      await page.addInitScript(startNow);
      await page.addInitScript(recordReturn);
      await page.goto(new URL(address, baseURL).href);
      await page.locator("html[data-live]").waitFor();
      await page.goto(new URL("/robots.txt", baseURL).href);
      // Playwright waits for a load, which a page that was kept does not have.
      await page.evaluate(() => history.back()).catch(() => {});
      const cameBack = () =>
        page.evaluate(() => sessionStorage.getItem("cameBack")).catch(() => null);
      await expect.poll(cameBack).toBe("as it stood");
      await page.close();
    });
  }
});
