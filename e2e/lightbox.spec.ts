import type { Page } from "@playwright/test";
import { homeBooking } from "@/content/copy/home-booking";
import { lightbox } from "@/content/copy/lightbox";
import { site } from "@/content/model/site";
import { deviceBack } from "./support/device-back";
import { onDesktop, onPhone } from "./support/matrix";
import { rewriteRouteData } from "./support/route-data";
import { requestsFor } from "./support/requests";
import { expect, test } from "./support/test";

const play = (page: Page) =>
  page
    .getByRole("region", { name: homeBooking.hero.carouselLabel })
    .getByRole("button", { name: /^Play video/ })
    .first();

async function open(page: Page) {
  await page.goto("/");
  await page.keyboard.press("Shift");
  await play(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  return dialog;
}

test("no film is fetched before the guest asks for it", { tag: onDesktop }, async ({ page }) => {
  const films = requestsFor(page, /\.(mp4|webm|vtt)/);
  await page.goto("/");
  await page.keyboard.press("Shift");
  await page.waitForLoadState("networkidle");
  expect(films).toEqual([]);
  await play(page).click();
  await expect.poll(() => films.length).toBeGreaterThan(0);
});

test(
  "a film plays with its captions in a dialog named Close, Previous and Next",
  { tag: onPhone },
  async ({ page }) => {
    const dialog = await open(page);
    for (const name of ["Close", "Previous", "Next"]) {
      await expect(dialog.getByRole("button", { name, exact: true })).toBeVisible();
    }
    const film = dialog.locator("video");
    await expect
      .poll(() => film.evaluate((video) => "currentTime" in video && Number(video.currentTime) > 0))
      .toBe(true);
    await expect
      .poll(() =>
        film.locator("track").evaluate((track) => "readyState" in track && track.readyState),
      )
      .toBe(2);
  },
);

for (const [way, shut] of [
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["Close", (page: Page) => page.getByRole("button", { name: "Close", exact: true }).click()],
] as const) {
  test(
    `${way} shuts the lightbox and gives the focus back`,
    { tag: way === "Escape" ? onDesktop : onPhone },
    async ({ page }) => {
      await open(page);
      await shut(page);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(play(page)).toBeFocused();
    },
  );
}

test(
  "Back on a phone shuts the lightbox and stays on the page",
  { tag: onPhone },
  async ({ page }) => {
    const back = await deviceBack(page);
    await page.goto("/about/");
    await open(page);
    await back();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(play(page)).toBeFocused();
    await back();
    await expect(page).toHaveURL(/\/about\/$/);
  },
);

test(
  "the page behind does not move while the lightbox is open",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/");
    const heading = page.locator("h1");
    const before = await heading.boundingBox();
    await play(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect((await heading.boundingBox())?.x).toBe(before?.x);
  },
);

test("the keyboard stays in the lightbox", { tag: onDesktop }, async ({ page }) => {
  const dialog = await open(page);
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press("Tab");
    const lost = await page.evaluate(
      () => document.activeElement?.closest("main, header, footer") !== null,
    );
    expect(lost).toBe(false);
  }
  await expect(dialog).toBeVisible();
});

test("F11 fills the screen and gives it back", { tag: "@desktop" }, async ({ page }) => {
  await open(page);
  const full = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.keyboard.press("F11");
  await expect.poll(full).toBe(true);
  await page.keyboard.press("F11");
  await expect.poll(full).toBe(false);
});

test(
  "a film that cannot be had is named an invalid source",
  { tag: onPhone },
  async ({ page, tolerate }) => {
    tolerate(/film\/|ERR_FAILED/);
    await page.route("**/film/*.mp4", (route) => route.abort("failed"));
    const dialog = await open(page);
    await expect(dialog.getByRole("alert")).toHaveText(lightbox.invalidSource);
  },
);

test(
  "where the lightbox cannot be fetched, the film itself is offered",
  { tag: onDesktop },
  async ({ page, tolerate }) => {
    tolerate(/.*/);
    await page.goto("/");
    await page.keyboard.press("Shift");
    await page.waitForLoadState("networkidle");
    await page.route("**/_next/static/**", (route) => route.abort("failed"));
    await page.evaluate(() => sessionStorage.setItem("reloadedForChunk", "true"));
    await play(page).click();
    await expect(page.getByRole("status").getByRole("link")).toHaveAttribute("href", /\.mp4$/);
  },
);

test.describe("a film whose address says nothing of what it is", { tag: "@desktop" }, () => {
  const address = "/odd/film";

  /** The test injects another address than the owner's, and React reports the difference from the HTML. */
  async function openOdd(page: Page, tolerate: (problem: RegExp) => void) {
    tolerate(/React error #418|request failed/);
    await page.addInitScript(rewriteRouteData, [
      {
        written: `"${site.video.hero}"`,
        instead: `"${address}"`,
      },
    ]);
    return open(page);
  }
  const kept = (page: Page) => page.evaluate(() => localStorage.getItem("mediaTypes"));

  test("is asked once, and the answer is kept", async ({ page, tolerate }) => {
    let asked = 0;
    await page.route(`**${address}`, (route) => {
      if (route.request().resourceType() === "fetch") asked += 1;
      return route.fulfill({ contentType: "text/plain", body: "no film" });
    });
    const dialog = await openOdd(page, tolerate);
    await expect(dialog.getByRole("alert")).toHaveText(lightbox.invalidSource);
    await page.keyboard.press("Escape");
    await play(page).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(lightbox.invalidSource);
    expect(asked).toBe(1);
    expect(await kept(page)).toContain(address);
  });

  test("is invalid after 3000 ms of silence, and asked again the next time", async ({
    page,
    tolerate,
  }) => {
    await page.route(`**${address}`, () => {});
    const dialog = await openOdd(page, tolerate);
    await expect(dialog).toContainText(lightbox.loading);
    const began = Date.now();
    await expect(dialog.getByRole("alert")).toHaveText(lightbox.invalidSource);
    expect(Date.now() - began).toBeGreaterThan(2_000);
    expect(await kept(page)).toBeNull();
  });
});

test(
  "a film known by its ending is neither asked for its kind nor remembered",
  { tag: onDesktop },
  async ({ page }) => {
    await open(page);
    await expect(page.getByRole("dialog").locator("video")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("mediaTypes"))).toBeNull();
  },
);

test(
  "a film that never comes says so, and leads to its file",
  { tag: onDesktop },
  async ({ page }) => {
    await page.route("**/*.mp4", () => {});
    await open(page);
    const wait = page.getByRole("dialog").getByRole("status").filter({ hasText: lightbox.slow });
    await expect(wait.getByRole("link")).toHaveAttribute("href", /\.mp4$/);
  },
);
