import type { Page } from "@playwright/test";
import { rooms } from "@/content/model/rooms";
import { onDesktop } from "./support/matrix";
import { expect, test } from "./support/test";

const [first] = rooms;
if (!first) throw new Error("content/records/rooms has no room");

const footerBand = (page: Page) => page.locator("footer .tibeb");

/** Whether a picture is on its way from one page to the other at this moment. */
const pictureCarried = (page: Page) =>
  page.waitForFunction(
    () =>
      document
        .getAnimations()
        .some(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect.pseudoElement === "::view-transition-group(room-picture)",
        ),
    undefined,
    { timeout: 5_000 },
  );

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
    // What takes longer than 400 ms arrives without a transition, on a busy machine too: then once more.
    await expect(async () => {
      await openMoving(page, "/room/");
      // A pointer at rest has the page's data fetched.
      const fetched = page.waitForResponse(/room_details.*\.txt/);
      await openRoom(page).hover();
      await (await fetched).finished();
      await Promise.all([pictureCarried(page), openRoom(page).click()]);
    }).toPass();
    await expect(page.getByRole("heading", { level: 1, name: first.title })).toBeVisible();
  });

  test("a room's page that is late arrives without waiting for its picture", async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        const tell = (end: string) => () => console.log(`picture ${end}`);
        transition.ready.then(tell("carried"), tell("left behind"));
        return transition;
      };
    });
    const logged = page.waitForEvent("console", (line) => line.text().startsWith("picture"));
    await openMoving(page, "/room/");
    await page.route(/room_details.*\.txt/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await openRoom(page).click();
    expect((await logged).text()).toBe("picture left behind");
    await expect(page.getByRole("heading", { level: 1, name: first.title })).toBeVisible();
  });
});

test(
  "with less motion nothing waits, and a room's page comes at once",
  { tag: onDesktop },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(() => {
      document.startViewTransition = () => {
        throw new Error("a view transition, though less motion is wished");
      };
    });
    await page.goto("/room/");
    await openRoom(page).click();
    await expect(page.getByRole("heading", { level: 1, name: first.title })).toBeVisible();
    await expect(footerBand(page)).toHaveAttribute("data-reveal", "rows");
  },
);
