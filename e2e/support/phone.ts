import type { Browser, BrowserContextOptions, Page } from "playwright";

/** A common phone: 390 x 844 points of two pixels each. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Runs in a page of its own, which nothing was kept for. */
export async function onPhone<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<Result>,
) {
  const context = await browser.newContext({ ...phone, ...options });
  try {
    // tsx compiles functions with a helper that keeps their names, and they run in the page without it.
    await context.addInitScript("globalThis.__name ??= (named) => named");
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
