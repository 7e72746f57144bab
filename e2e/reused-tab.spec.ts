import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

const address = "/accessibility/";

/** Lists what a page can find of the tab in which it is opened. */
const found = (page: Page) =>
  page.evaluate(() => ({
    stores: [localStorage.length, sessionStorage.length],
    cookies: document.cookie,
    wayBack: history.length,
    script: "fromTheTestBefore" in window,
    width: innerWidth,
    dark: matchMedia("(prefers-color-scheme: dark)").matches,
    online: navigator.onLine,
  }));

test.describe("a tab that is reused", { tag: "@desktop" }, () => {
  test.describe.configure({ mode: "serial" });

  let first: Page | undefined;
  let untouched: Awaited<ReturnType<typeof found>> | undefined;
  const requested: string[] = [];

  test("is used by a test that leaves traces of every kind", async ({ page, context }) => {
    first = page;
    await page.goto(address);
    untouched = await found(page);
    await page.addInitScript(() => Object.assign(window, { fromTheTestBefore: true }));
    await page.route("**/sitemap.xml", (route) => route.fulfill({ body: "from the test before" }));
    await page.route("**/404.html", async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.continue();
    });
    page.on("request", (request) => requested.push(request.url()));
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 400, height: 400 });
    await page.goto("/");
    await page.evaluate(() => {
      localStorage.setItem("darkMode", "true");
      sessionStorage.setItem("stays", "[]");
      document.cookie = "kept=1";
    });
    await page.goto(address);
    expect((await found(page)).script).toBe(true);
    await context.newPage();
    await page.evaluate(() => void fetch("/404.html").catch(() => {}));
    await context.setOffline(true);
  });

  test("is as it was for the test that comes next", async ({ page, context }) => {
    expect(page === first, "the same tab").toBe(true);
    expect(context.pages()).toHaveLength(1);
    requested.length = 0;
    await page.goto(address);
    expect(await found(page)).toEqual(untouched);
    const answer = await page.goto("/sitemap.xml");
    expect(await answer?.text()).not.toContain("from the test before");
    expect(requested).toEqual([]);
  });
});
