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
    // Recorded as it begins, because on a busy machine it may be over before anyone looks.
    const begun = await band.evaluateHandle((element) => {
      const easings: unknown[] = [];
      const animate = element.animate.bind(element);
      element.animate = (keyframes, options) => {
        easings.push(typeof options === "object" && options.easing);
        return animate(keyframes, options);
      };
      return easings;
    });
    const drawn = () => begun.evaluate((easings) => easings);
    const running = () => band.evaluate((element) => element.getAnimations().length);
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: "instant" }));
    await expect.poll(drawn).toEqual(["steps(12)"]);
    await expect(band).toHaveAttribute("data-reveal", "rows");
    await expect.poll(running).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: "instant" }));
    await expect(band).toBeInViewport();
    expect(await drawn()).toHaveLength(1);
  });
});

test("with less motion nothing waits to be seen", { tag: onDesktop }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/accessibility/");
  await hydrate(page);
  await expect(footerBand(page)).toHaveAttribute("data-reveal", "rows");
});
