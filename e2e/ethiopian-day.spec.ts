import type { Page } from "@playwright/test";
import { dayTexts } from "@/content/copy/ethiopian-day";
import { homeBooking } from "@/content/copy/home-booking";
import { resortOf } from "@/content/model/resorts";
import { axeColourFindings, axeFindings } from "./support/axe";
import { connectWith } from "./support/connection";
import { inTurn, onDesktop, onPhone } from "./support/matrix";
import { expect, test } from "./support/test";
import { turn } from "./support/theme";
import { startingWith } from "./support/words";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const morning = "2026-11-20T09:40+03:00";
const night = "2026-11-20T21:00+03:00";

/** Fixes the page's clock at an instant, whatever other clock it had. */
const keepTime = (page: Page, iso: string) =>
  page.addInitScript(
    (instant) => Object.defineProperty(Date, "now", { value: () => instant }),
    Date.parse(iso),
  );

const { name: tana } = resortOf("tana");
const time = (page: Page, name: string = tana) =>
  page.getByRole("button", { name: startingWith(`${name} · `) });
/** Input makes the hour appear sooner, and by then the page is hydrated. */
async function stirUntilThere(page: Page, name: string = tana) {
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(time(page, name)).toBeVisible({ timeout: 250 });
  }).toPass({ intervals: [50] });
}

async function openAt(page: Page, instant: string, path = "/", name: string = tana) {
  await keepTime(page, instant);
  await page.goto(path);
  await stirUntilThere(page, name);
}

const dial = (page: Page) => page.getByRole("slider", { name: dayTexts.dial });
const lamplight = (page: Page) => page.getByRole("button", { name: dayTexts.lamplight });

/** Returns what the layer leaves of the picture's light: the sum of its three channels, 765 where it removes nothing. */
const light = (page: Page) =>
  page
    .locator("[style*='--exposure']")
    .first()
    .evaluate((layer) => {
      const channels = getComputedStyle(layer).backgroundColor.match(/[\d.]+/g) ?? [];
      return channels.slice(0, 3).reduce((sum, channel) => sum + Number(channel), 0);
    });

test(
  "the hero tells the hour of the resort that it shows, and nothing moves for it",
  { tag: onPhone },
  async ({ page }) => {
    await keepTime(page, morning);
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(globalThis, { shiftSeen: () => seen.shift });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += Number(entry.toJSON().value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/");
    await stirUntilThere(page);
    await expect(time(page)).toContainText(`3:40 ${dayTexts.ofDay}`);
    await expect(time(page)).toContainText(`${dayTexts.sets} 8 h`);
    expect(await page.evaluate("shiftSeen()")).toBe(0);

    const hero = page.getByRole("region", { name: homeBooking.hero.carouselLabel });
    await hero.getByRole("button", { name: "Go to slide 3" }).click();
    await expect(time(page, resortOf("awash").name)).toBeVisible();
    await expect(time(page)).toBeHidden();
  },
);

test(
  "by keyboard the dial turns the light, and Escape gives the hour back",
  { tag: onDesktop },
  async ({ page }) => {
    await openAt(page, morning);
    await time(page).focus();
    const asTaken = await light(page);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(dial(page)).toBeFocused();
    await page.keyboard.press("End");
    await expect(dial(page)).toHaveAttribute("aria-valuetext", `12:00 ${dayTexts.ofNight}, 6 pm`);
    expect(await light(page)).toBeLessThan(asTaken);
    await page.keyboard.press("Escape");
    await expect(dial(page)).toHaveCount(0);
    await expect(time(page)).toBeFocused();
    expect(await light(page)).toBe(asTaken);
  },
);

test("a finger on the dial turns the light and no slide", { tag: "@phone" }, async ({ page }) => {
  await openAt(page, morning);
  await time(page).tap();
  const asTaken = await light(page);
  const row = await dial(page).boundingBox();
  if (!row) throw new Error("The dial has no place.");
  await page.touchscreen.tap(row.x + row.width - 4, row.y + row.height / 2);
  await expect.poll(() => light(page)).toBeLessThan(asTaken);
  await expect(time(page)).toBeVisible();
  await page.getByRole("heading", { level: 1 }).tap();
  await expect(dial(page)).toHaveCount(0);
  expect(await light(page)).toBe(asTaken);
});

test(
  "after dusk lamplight is offered once a visit, and turns on when it is taken",
  { tag: onPhone },
  async ({ page }) => {
    await openAt(page, night);
    await expect(time(page)).toContainText(`3:00 ${dayTexts.ofNight}`);
    const root = page.locator("html");
    await expect(root).toHaveClass(/light/);
    await lamplight(page).first().click();
    await expect(root).toHaveClass(/dark/);
    await expect(lamplight(page)).toHaveCount(0);

    await page.getByRole("button", { name: "Dark mode" }).click();
    // The theme is stored two frames after the click, and a reload may be faster.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("darkMode"))).toBe("false");
    await page.reload();
    await stirUntilThere(page);
    await expect(root).toHaveClass(/light/);
    await expect(lamplight(page)).toHaveCount(0);
  },
);

for (const saveData of [false, true]) {
  test(
    `with data saving ${saveData}, the clock is there: ${!saveData}`,
    { tag: onDesktop },
    async ({ page }) => {
      await page.clock.install();
      await keepTime(page, night);
      await connectWith(page, { saveData });
      await page.goto("/");
      await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
      await page.clock.runFor(10_000);
      await expect(time(page).first()).toBeVisible({ visible: !saveData });
    },
  );
}

test(
  "a resort's page tells its own hour, and nothing of its words moves for it",
  { tag: onDesktop },
  async ({ page }) => {
    const { id, name } = resortOf("entoto");
    await keepTime(page, morning);
    await page.goto(`/resorts/${id}/`);
    const top = () =>
      page
        .locator("main")
        .evaluate((main) => main.querySelector("dl")?.getBoundingClientRect().top);
    const before = await top();
    await stirUntilThere(page, name);
    await expect(time(page, name)).toContainText(`3:40 ${dayTexts.ofDay}`);
    expect(await top()).toBe(before);
    const asTaken = await light(page);
    await time(page, name).click();
    await dial(page).press("End");
    expect(await light(page)).toBeLessThan(asTaken);
    await expect(time(page, name)).toBeInViewport();
  },
);

for (const [place, [when, path, name]] of [
  [morning, "/", tana] as const,
  [night, "/", tana] as const,
  [night, "/resorts/bishoftu/", resortOf("bishoftu").name] as const,
].entries()) {
  test(
    `axe finds nothing in the open dial of ${path} at ${when}`,
    { tag: inTurn(place) },
    async ({ page }) => {
      await openAt(page, when, path, name);
      await time(page, name).click();
      await expect(dial(page)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await turn(page, "dark");
      expect(await axeColourFindings(page)).toEqual([]);
    },
  );
}

test("without scripts no hour is shown", { tag: onDesktop }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(time(page)).toHaveCount(0);
  await context.close();
});
