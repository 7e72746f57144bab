import type { Page } from "@playwright/test";
import { contactPage } from "@/content/copy/contact";
import { homeApartment } from "@/content/copy/home-apartment";
import { homeBooking } from "@/content/copy/home-booking";
import { lightbox } from "@/content/copy/lightbox";
import { pages } from "@/content/copy/pages";
import { site } from "@/content/model/site";
import { stayTexts } from "@/content/copy/stay";
import { counted } from "./support/words";
import { hydrate } from "./support/hydrate";
import { expect, test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const toggle = (page: Page) => page.getByRole("button", { name: "Dark mode" });
const play = (page: Page) =>
  page
    .getByRole("region", { name: homeBooking.hero.carouselLabel })
    .getByRole("button", { name: /^Play video/ })
    .first();

/** Run in the page, so each must be self-contained. */
const storages = {
  blocked: () => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  poisoned: () => {
    const poison = ['{"__proto__":{}}', "[[[", "<img src=x onerror=alert(1)>", "null", "\u0000"];
    ["darkMode", "mediaTypes", "reloadedForChunk", "wishAfterReload", "theme"].forEach(
      (key, place) => {
        localStorage.setItem(key, poison[place] ?? "");
        sessionStorage.setItem(key, poison[place] ?? "");
      },
    );
  },
};

for (const [state, spoil] of Object.entries(storages)) {
  test(`with storage ${state} the theme turns and the film plays`, async ({ page }) => {
    await page.addInitScript(spoil);
    await page.goto("/");
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("html")).toHaveClass(/\bdark\b/);
    await play(page).click();
    await expect(page.getByRole("dialog").locator("video")).toBeVisible();
  });
}

const layout = (page: Page) =>
  page
    .locator("main section, footer")
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));

test("without pictures the layout stays, and each picture shows its description", async ({
  page,
  tolerate,
}) => {
  tolerate(/request failed|ERR_FAILED/);
  await page.goto("/home2/");
  await page.evaluate(() => document.fonts.ready);
  const whole = await layout(page);
  await page.route("**/pictures/**", (route) => route.abort());
  await page.goto("/home2/");
  await page.evaluate(() => document.fonts.ready);
  expect(await layout(page)).toEqual(whole);
  const silent = await page.locator("main img:not([alt])").count();
  expect(silent).toBe(0);
});

test("a browser that reads no AVIF gets every picture as a JPEG, in the gallery too", async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setDisabledImageTypes", { imageTypes: ["avif"] });
  await page.goto("/home5/");
  const opener = page.getByRole("button", { name: homeApartment.gallery.open });
  await opener.scrollIntoViewIfNeeded();
  const shown = page.locator("#gallery picture img");
  const files = () =>
    shown.evaluateAll((all: HTMLImageElement[]) =>
      all.map(({ currentSrc, naturalWidth }) => naturalWidth > 0 && currentSrc.split(".").at(-1)),
    );
  await expect.poll(files).toEqual(Array.from({ length: await shown.count() }, () => "jpg"));
  await opener.click();
  const slide = page.getByRole("dialog").locator("[role=group]:not([inert]) img");
  await expect(slide).not.toHaveAttribute("srcset");
  await expect(slide).toHaveJSProperty("naturalWidth", 1200);
});

test("without its fonts the page stays within the window", async ({ page, tolerate }) => {
  tolerate(/request failed|ERR_FAILED/);
  await page.route("**/*.woff2", (route) => route.abort());
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }
});

test("a film that is gone is named so, and the lightbox closes", async ({ page, tolerate }) => {
  tolerate(/request failed|ERR_FAILED/);
  await page.route("**/film/*.mp4", (route) => route.abort());
  await page.goto("/");
  await play(page).click();
  await expect(page.getByRole("alert").filter({ hasText: lightbox.invalidSource })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(play(page)).toBeFocused();
});

test("a map that does not come leaves the addresses, and the way round it", async ({
  page,
  tolerate,
}) => {
  tolerate(/openstreetmap/);
  await page.route("https://www.openstreetmap.org/**", (route) => route.abort());
  await page.goto("/contact/");
  await page.getByRole("button", { name: contactPage.map.open }).click();
  await expect(page.getByRole("link", { name: contactPage.map.open })).toHaveAttribute(
    "target",
    "_blank",
  );
  await expect(page.getByRole("main").getByText(site.addresses.tana).first()).toBeVisible();
});

test("a guest who came from another page gets the map too, after one load", async ({
  page,
  tolerate,
}) => {
  tolerate(/openstreetmap/);
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>map</title>" }),
  );
  await page.goto("/about/");
  await page
    .getByRole("banner")
    .getByRole("link", { name: pages.contact.menuLabel, exact: true })
    .click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await page.getByRole("button", { name: contactPage.map.open }).click();
  await expect(page.getByTitle(contactPage.map.frameTitle)).toBeVisible();
});

for (const [fault, answer] of [
  ["is gone", { status: 404, body: "" }],
  ["throws", { status: 200, contentType: "text/javascript", body: "throw new Error('widget')" }],
] as const) {
  test(`the page works without a chatbot that ${fault}`, async ({ page, tolerate }) => {
    tolerate(/concierge\.js|widget/);
    await page.route("**/concierge/concierge.js", (route) => route.fulfill(answer));
    const asked = page.waitForResponse("**/concierge/concierge.js");
    await page.goto("/");
    await hydrate(page);
    await asked;
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("#chatbot :visible")).toHaveCount(0);
  });
}

test("the page works without a chatbot that never answers", async ({ page }) => {
  await page.route("**/concierge/concierge.js", () => {});
  const asked = page.waitForRequest("**/concierge/concierge.js");
  await page.goto("/");
  await hydrate(page);
  await asked;
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("#chatbot :visible")).toHaveCount(0);
});

test("on a slow line the search can be sent before the scripts are there", async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_ABORTED|request failed/);
  await page.route("**/_next/static/**/*.js", () => {});
  await page.goto("/find_room/", { waitUntil: "commit" });
  const form = page.getByRole("main").getByRole("form").first();
  await form.locator('[name="selectedInDate"]').fill("2027-05-01");
  await form.locator('[name="selectedOutDate"]').fill("2027-05-04");
  await form.locator('[type="submit"]').click();
  await expect(page).toHaveURL(/selectedInDate=2027-05-01/);
});

test("Back and forward keep the search, and a double click is one step", async ({ page }) => {
  const search = "selectedInDate=2027-02-27&selectedOutDate=2027-03-02&room=2";
  await page.goto(`/find_room/?${search}`);
  const summary = page.getByRole("main").getByRole("status").first();
  await expect(summary).toContainText(counted(3, stayTexts.night));
  const steps = await page.evaluate(() => history.length);
  await page
    .getByRole("banner")
    .getByRole("link", { name: pages.about.menuLabel, exact: true })
    .dblclick();
  await expect(page).toHaveURL(/\/about\/$/);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`find_room/\\?${search}`));
  await expect(summary).toContainText(counted(3, stayTexts.night));
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.about.bannerTitle);
});
