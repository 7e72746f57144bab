import type { Browser, BrowserContextOptions, Page } from "playwright";

/** A common phone: 390 x 844 CSS pixels at 2x. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Runs in a new page without any cache. */
export async function onPhone<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<Result>,
) {
  const context = await browser.newContext({ ...phone, ...options });
  try {
    // tsx adds a helper for function names, which does not exist in the page.
    await context.addInitScript("globalThis.__name ??= (named) => named");
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
