import type { Page } from "@playwright/test";
import { onDesktop } from "./support/matrix";
import { hydrate } from "./support/hydrate";
import { expect, test } from "./support/test";

const footerBand = (page: Page) => page.locator("footer .tibeb");

/** The page has started, and what moves it has arrived: the footer, far below, waits to be seen. */
async function openMoving(page: Page, address: string) {
  await page.goto(address);
  await hydrate(page);
  await expect(footerBand(page)).toHaveAttribute("data-reveal", "waiting");
}

test.describe("for guests who like motion", { tag: onDesktop }, () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  // At the end of a phone's page it has scrolled past.
  const once = "a woven band is drawn row by row as it comes into view, once";
  test(once, { tag: "@desktop" }, async ({ page }) => {
    await openMoving(page, "/accessibility/");
    const band = footerBand(page);
    const running = () =>
      band.evaluate((element) =>
        element.getAnimations().map(({ effect }) => effect?.getTiming().easing),
      );
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: "instant" }));
    await expect.poll(running).toEqual(["steps(12)"]);
    await expect(band).toHaveAttribute("data-reveal", "rows");
    await expect.poll(running).toEqual([]);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: "instant" }));
    await expect(band).toBeInViewport();
    expect(await running()).toEqual([]);
  });
});

test("with less motion nothing waits to be seen", { tag: onDesktop }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/accessibility/");
  await hydrate(page);
  await expect(footerBand(page)).toHaveAttribute("data-reveal", "rows");
});
