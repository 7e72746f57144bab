import type { Page } from "@playwright/test";
import { requestFrame } from "@/content/copy/booking-steps";
import { contactForm, counters, dialogs, formAnswers, stayFields } from "@/content/copy/forms";
import { homeBooking } from "@/content/copy/home-booking";
import { lightbox } from "@/content/copy/lightbox";
import { pages } from "@/content/copy/pages";
import { site } from "@/content/model/site";
import { startReleases, type Releases } from "./support/releases";
import { expect, test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const about = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: pages.about.menuLabel, exact: true });

const play = (page: Page) =>
  page
    .getByRole("region", { name: homeBooking.hero.carouselLabel })
    .getByRole("button", { name: /^Play video/ })
    .first();

/** Marks the loaded document; a new load removes the mark. */
const mark = (page: Page) => page.evaluate(() => (document.documentElement.dataset.marked = ""));
const marked = (page: Page) => page.evaluate(() => "marked" in document.documentElement.dataset);

test("without a single script the home page reads, and the search finds its page", async ({
  page,
  tolerate,
}) => {
  tolerate(/request failed|ERR_FAILED/);
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const hidden = await page
    .locator("main :is(h1, h2, h3, p)")
    .evaluateAll((all) => all.filter((each) => getComputedStyle(each).opacity === "0").length);
  expect(hidden).toBe(0);
  await page.goto("/find_room/");
  const form = page.getByRole("main").getByRole("form").first();
  await form.locator('[name="selectedInDate"]').fill("2027-02-27");
  await form.locator('[name="selectedOutDate"]').fill("2027-03-02");
  await form.locator('[type="submit"]').click();
  await expect(page).toHaveURL(/find_room\/\?.*selectedInDate=2027-02-27/);
});

test("a page whose data is gone stays as it was drawn, and its links and clicks work", async ({
  page,
  tolerate,
}) => {
  tolerate(/404/);
  const data = /_next\/static\/(?!chunks)[^/]+\/[0-9a-f]+\.js$/;
  const asked = page.waitForResponse(data);
  await page.route(data, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/?room=2");
  await asked;
  // All other scripts that start the page have loaded.
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    const scripts = [
      ...document.querySelectorAll<HTMLScriptElement>("script[src]:not([type], [nomodule])"),
    ];
    return scripts.length > 1 && scripts.every(({ src }) => fetched.includes(src));
  });
  await mark(page);
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeBooking.hero.title);
  await about(page).click();
  await expect(page).toHaveURL(/\/about\/$/);
  expect(await marked(page)).toBe(false);
});

test("a page whose scripts did not come is what it is without scripts, and says what cannot work", async ({
  page,
  tolerate,
}) => {
  tolerate(/uncaught|Unexpected token/);
  await page.route("**/_next/static/**/*.js", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><p>Log in to the network</p>",
    }),
  );
  await page.goto("/contact/");
  const form = page.getByRole("form", { name: contactForm.title });
  const note = form.getByText(formAnswers.noScripts);
  await expect(note).toBeHidden();
  await page.keyboard.press("Shift");
  await expect(note).toBeVisible();
  await form.getByLabel(contactForm.name.label).fill("Hanna");
  await expect(form.getByRole("button", { name: contactForm.submit })).toBeHidden();
  await expect(form.getByLabel(contactForm.name.label)).toHaveValue("Hanna");
  await page.goto("/");
  const count = page.getByRole("textbox", { name: counters.adults.label });
  await page.getByRole("button", { name: new RegExp(`^${stayFields.guests.label}`) }).click();
  await expect(count).toBeVisible();
  await page.goto("/find_room/?step=send&title=Deluxe+Room");
  await expect(page.locator(".written-request")).toBeVisible();
});

test("a lightbox that cannot be fetched gives the film itself", async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED|request failed|ChunkLoad|Failed to load chunk/);
  await page.goto("/");
  await page.keyboard.press("Shift");
  await page.locator("html[data-hydrated]").waitFor();
  await page.waitForLoadState("networkidle");
  // The guard is set, as after a reload that did not help.
  await page.evaluate(() => sessionStorage.setItem("reloadedForChunk", "true"));
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await play(page).click();
  const message = page.getByRole("status").filter({ hasText: lightbox.unavailable });
  await expect(message).toBeVisible();
  await expect(message.getByRole("link")).toHaveAttribute("href", /adey\.mp4$/);
});

test("a mailed stay whose scripts do not arrive has the ways to ask for it after a while", async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED|request failed|ChunkLoad|Failed to load/);
  // They are asked for, and never come.
  await page.route("**/_next/static/**/*.js", () => {});
  const dates = "selectedInDate=2027-01-04&selectedOutDate=2027-01-09";
  await page.goto(`/find_room/?${dates}&title=Deluxe+Room`, { waitUntil: "commit" });
  const ways = page
    .locator("main")
    .getByRole("paragraph", { includeHidden: true })
    .filter({ hasText: requestFrame.slow });
  await expect(ways).toBeHidden();
  // The longest wait in ms.
  const longestWait = 8000;
  await ways.evaluate((words, ms) => {
    for (const wait of words.getAnimations()) wait.currentTime = ms;
  }, longestWait);
  await expect(ways).toBeVisible();
  await expect(ways.getByRole("link")).toHaveText([site.emails.booking, site.phones.booking]);
});

test.describe("after a redeploy, in a tab of the release before", () => {
  let releases: Releases;
  test.beforeAll(async () => {
    releases = await startReleases();
  });
  test.afterAll(() => releases.close());
  test.beforeEach(async ({ tolerate }) => {
    releases.publish("old");
    tolerate(/another host|404|ChunkLoad|Failed to load chunk|RSC payload/);
  });

  test("a link leads to the new page by a full load", async ({ page }) => {
    await page.goto(`${releases.origin}/?room=2`);
    await mark(page);
    releases.publish("new");
    await about(page).click();
    await expect(page).toHaveURL(/\/about\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.about.bannerTitle);
    expect(await marked(page)).toBe(false);
    const scripts = await page
      .locator("script:is([src], [data-src])")
      .evaluateAll((all) =>
        all.map((each) => each.getAttribute("src") ?? each.getAttribute("data-src")),
      );
    expect(scripts.join()).toMatch(/99\.js/);
  });

  test("a click that needs a lost part loads the new release once, and the next click works", async ({
    page,
  }) => {
    await page.goto(`${releases.origin}/`);
    await page.keyboard.press("Shift");
    await expect(play(page)).toBeVisible();
    await mark(page);
    releases.publish("new");
    await play(page).click();
    await expect.poll(() => marked(page).catch(() => true)).toBe(false);
    await page.keyboard.press("Shift");
    await page.waitForLoadState("networkidle");
    await play(page).click();
    await expect(page.getByRole("dialog").locator("video")).toBeVisible();
  });

  test("a form that needs a lost part asks in the page and keeps every word", async ({ page }) => {
    await page.goto(`${releases.origin}/contact/`);
    const form = page.getByRole("form", { name: contactForm.title });
    await page.keyboard.press("Shift");
    await expect(form).toHaveJSProperty("noValidate", true);
    await form.getByLabel(contactForm.message.label).fill("Two rooms by the lake, please.");
    // The form's own module comes from the same release as its page, but the dialog does not.
    await page.waitForLoadState("networkidle");
    releases.publish("new");
    await form.locator('[type="submit"]').click();
    await expect(form.getByRole("status")).toContainText(dialogs.warning.title);
    await expect(form.getByLabel(contactForm.message.label)).toHaveValue(
      "Two rooms by the lake, please.",
    );
  });
});
