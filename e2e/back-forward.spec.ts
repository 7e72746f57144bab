import type { Browser } from "@playwright/test";
import { share } from "./support/matrix";
import { templates } from "./support/routes";
import { hydrate } from "./support/hydrate";
import { expect, test } from "./support/test";

/** The page itself records whether it came from the back/forward cache, and if not, why. */
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
  // Playwright disables the back/forward cache by default.
  test.beforeAll(async ({ playwright, launchOptions }) => {
    browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
      args: [...(launchOptions.args ?? []), "--enable-features=BackForwardCache"],
    });
  });
  test.afterAll(() => browser.close());

  // All pages share what could keep one out of the cache.
  for (const address of share(templates, 0, 5)) {
    test(`to ${address} finds it as it was, without a load`, async ({ baseURL }) => {
      const page = await browser.newPage();
      await page.addInitScript(recordReturn);
      await page.goto(new URL(address, baseURL).href);
      await hydrate(page);
      await page.goto(new URL("/robots.txt", baseURL).href);
      // Playwright waits for a load event, which a page from the cache does not fire.
      await page.evaluate(() => history.back()).catch(() => {});
      const cameBack = () =>
        page.evaluate(() => sessionStorage.getItem("cameBack")).catch(() => null);
      await expect.poll(cameBack).toBe("as it stood");
      await page.close();
    });
  }
});
