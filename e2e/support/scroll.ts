import type { Page } from "@playwright/test";

/** Starts what waits for a guest to stir, and brings up what waits to be near the window. */
export async function scrollThrough(page: Page) {
  await page.keyboard.press("Shift");
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  await page.waitForLoadState("networkidle");
}
