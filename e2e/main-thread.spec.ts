import type { Browser, Page } from "@playwright/test";
import { homeBooking } from "@/content/copy/home-booking";
import { few } from "./support/matrix";
import { expect, test } from "./support/test";

/* Style recalculation delays a slow phone most: all of / takes a tenth of a second and more. Times vary with the machine, so these
   tests count the elements of one recalculation. */

type Trace = { traceEvents: { name: string; args: { elementCount?: number } }[] };

/** Returns the most elements that one recalculation covers during `work`, as a share of the page. */
async function mostStyled(browser: Browser, page: Page, work: () => Promise<void>) {
  const all = await page.locator("*").count();
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await work();
  const { traceEvents }: Trace = JSON.parse((await browser.stopTracing()).toString());
  const passes = traceEvents.filter(({ name }) => name === "UpdateLayoutTree");
  expect(passes.length, "passes over the styles").toBeGreaterThan(0);
  return Math.max(...passes.map(({ args }) => args.elementCount ?? 0)) / all;
}

const hydrated = (page: Page) => page.locator("html[data-hydrated]");
const theme = (page: Page) => page.getByRole("button", { name: "Dark mode" });

/** Visible rows switch to Swiper when they are at rest, and other deferred work has run in a pause. */
async function expectRowsInViewStarted(page: Page) {
  const waiting = () =>
    page.locator("[aria-roledescription=carousel]").evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return top < innerHeight && bottom > 0 && !row.querySelector(".swiper-initialized");
        }).length,
    );
  await expect.poll(waiting).toBe(0);
  await page.evaluate(async () => {
    for (let pause = 0; pause < 3; pause += 1) {
      await new Promise((done) => requestIdleCallback(done));
    }
  });
}

/** The guest's first input starts the framework, then Swiper on the visible rows. */
async function startAtRest(page: Page) {
  await page.mouse.wheel(0, 1);
  await expect(hydrated(page)).toBeVisible();
  await expectRowsInViewStarted(page);
}

test.describe("a phone's main thread", { tag: "@phone" }, () => {
  for (const address of few(["/", "/room/", "/home3/"], 2)) {
    test(`the start of ${address} styles no more than what it changes`, async ({
      browser,
      page,
    }) => {
      await page.goto(address);
      const share = await mostStyled(browser, page, () => startAtRest(page));
      expect(share).toBeLessThan(0.4);
    });
  }

  for (const address of few(["/", "/room/"], 1)) {
    test(`the focus that a click brings to the header of ${address} restyles nothing below it`, async ({
      browser,
      page,
    }) => {
      await page.goto(address);
      await startAtRest(page);
      const share = await mostStyled(browser, page, async () => {
        await theme(page).focus();
        await expect(theme(page)).toBeFocused();
      });
      expect(share).toBeLessThan(0.03);
    });
  }

  test.describe("with a hero that turns", () => {
    test.use({ contextOptions: { reducedMotion: "no-preference" } });

    test("a picture at rest has no animation of more than five seconds, and its line grows", async ({
      page,
    }) => {
      await page.goto("/");
      await startAtRest(page);
      const hero = page.getByRole("region", { name: homeBooking.hero.carouselLabel });
      await expect(hero).toHaveAttribute("data-running");
      const elapsed = () =>
        hero
          .getByRole("button", { name: "Go to slide 1" })
          .evaluate((dot) =>
            Number(getComputedStyle(dot).getPropertyValue("--carousel-elapsed") || "NaN"),
          );
      const first = await elapsed();
      await expect.poll(elapsed).toBeGreaterThan(first);
      expect(
        await hero.evaluate((slides) =>
          slides
            .getAnimations({ subtree: true })
            .map(({ effect }) => Number(effect?.getComputedTiming().activeDuration))
            .filter((duration) => duration > 5000),
        ),
      ).toEqual([]);
    });

    test("the next picture restyles its slides alone", async ({ browser, page }) => {
      await page.goto("/");
      await startAtRest(page);
      const hero = page.getByRole("region", { name: homeBooking.hero.carouselLabel });
      const share = await mostStyled(browser, page, async () => {
        await hero.getByRole("button", { name: "Next slide" }).tap();
        await expect(hero.getByRole("button", { name: "Go to slide 2" })).toHaveAttribute(
          "aria-current",
        );
      });
      expect(share).toBeLessThan(0.05);
    });
  });

  for (const address of few(["/", "/room/"], 1)) {
    test(`ground and letters of ${address} are in the other theme at once, and none begins to fade`, async ({
      page,
    }) => {
      await page.goto(address);
      await startAtRest(page);
      const fading = await theme(page).evaluate(async (button: HTMLButtonElement) => {
        const seen: string[] = [];
        document.addEventListener("transitionrun", ({ propertyName, target }) => {
          if (propertyName.includes("color") && target instanceof Element)
            seen.push(`${propertyName} of ${target.className}`);
        });
        button.click();
        for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
        return seen;
      });
      expect(fading).toEqual([]);
      await expect(page.locator("html")).toHaveClass(/dark/);
    });
  }

  test("a moving bar goes on while the theme switches", async ({ page }) => {
    // The extra bar above the header exists in wide windows only.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/home4/");
    await startAtRest(page);
    const bar = page.locator("header").first();
    const moving = await bar.evaluate(async (header) => {
      const moves = () =>
        header
          .getAnimations()
          .some((each) => each instanceof CSSTransition && each.transitionProperty === "translate");
      const frame = () => new Promise(requestAnimationFrame);
      scrollTo({ top: 400, behavior: "instant" });
      while (!moves()) await frame();
      const button = header.querySelector<HTMLButtonElement>("button[aria-label='Dark mode']");
      button?.click();
      await frame();
      const restyles = "restyle" in document.documentElement.dataset;
      return { restyles, moves: moves() };
    });
    expect(moving).toEqual({ restyles: true, moves: true });
  });
});
