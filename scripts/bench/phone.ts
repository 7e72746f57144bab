import type { Browser, BrowserContextOptions, CDPSession, Page } from "playwright";

/** A common phone: 390 x 844 points of two pixels each. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Runs in a page of its own, which nothing was kept for; `slowdown` divides the speed of the processor. */
export async function onPhone<Result>(
  browser: Browser,
  { slowdown = 1, ...options }: BrowserContextOptions & { slowdown?: number },
  work: (page: Page, session: CDPSession) => Promise<Result>,
) {
  const context = await browser.newContext({ ...phone, ...options });
  try {
    // tsx compiles functions with a helper that keeps their names, and they run in the page without it.
    await context.addInitScript("globalThis.__name ??= (named) => named");
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    return await work(page, session);
  } finally {
    await context.close();
  }
}

/** The smallest sign of intent: what waits for one starts. */
export const showIntent = (page: Page) => page.evaluate(() => dispatchEvent(new Event("wheel")));

export async function startFramework(page: Page) {
  await showIntent(page);
  await page.locator("html[data-live]").waitFor({ state: "attached" });
}
