import type { Page } from "@playwright/test";
import { rooms } from "@/content/model/rooms";
import { onDesktop } from "./support/matrix";
import { expect, test } from "./support/test";

const [first] = rooms;
if (!first) throw new Error("content/records/rooms has no room");

const footerBand = (page: Page) => page.locator("footer .tibeb");

/** Runs in each page: notes whether a picture carried over from the one before. */
function noteCarriedPicture() {
  addEventListener("pagereveal", ({ viewTransition }) => {
    const note = () => {
      const carried = document
        .getAnimations()
        .some(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect.pseudoElement === "::view-transition-group(room-picture)",
        );
      sessionStorage.setItem("carried", String(carried));
    };
    if (viewTransition) viewTransition.ready.then(note, note);
    else sessionStorage.setItem("carried", "none");
  });
}

const carried = (page: Page) => page.evaluate(() => sessionStorage.getItem("carried"));

/** The page has started, and what moves it has arrived: the footer, far below, waits to be seen. */
async function openMoving(page: Page, address: string) {
  await page.goto(address);
  await expect(footerBand(page)).toHaveAttribute("data-reveal", "waiting");
}

const openRoom = (page: Page) =>
  page.locator("#rooms").getByRole("heading", { name: first.title, exact: true }).getByRole("link");

test.describe("for guests who like motion", { tag: onDesktop }, () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  // At the end of a phone's page it has gone by.
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

  test("a room's picture carries over from its card to its page", async ({ page }) => {
    await page.addInitScript(noteCarriedPicture);
    await openMoving(page, "/room/");
    await openRoom(page).click();
    await expect(page.getByRole("heading", { level: 1, name: first.title })).toBeVisible();
    await expect.poll(() => carried(page)).toBe("true");
  });
});

test(
  "with less motion nothing waits, and a room's page comes at once",
  { tag: onDesktop },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(noteCarriedPicture);
    await page.goto("/room/");
    await openRoom(page).click();
    await expect(page.getByRole("heading", { level: 1, name: first.title })).toBeVisible();
    await expect(footerBand(page)).toHaveAttribute("data-reveal", "rows");
    expect(await carried(page)).toBe("none");
  },
);
