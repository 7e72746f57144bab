import type { Page } from "@playwright/test";
import { aboutBlock } from "@/content/copy/about";
import { concierge } from "@/content/copy/concierge";
import { facilitiesHeading } from "@/content/copy/facilities";
import { facilities } from "@/content/model/services";
import { bookingBar, counters, stayFields } from "@/content/copy/forms";
import { heroSlides, homeBooking, resortPanels } from "@/content/copy/home-booking";
import { offers, offersHeading } from "@/content/model/offers";
import { roomTexts, suites } from "@/content/model/rooms";
import { suiteDetails, suitesHeading } from "@/content/copy/suites";
import { testimonialsHeading } from "@/content/model/testimonials";
import { vouchers, vouchersHeading } from "@/content/model/vouchers";
import { site } from "@/content/model/site";
import { dollars, escaped, startingWith } from "./support/words";
import { onDesktop, onPhone } from "./support/matrix";
import { recordShifts } from "./support/stay-request";
import { lowContrastTextOnPictures } from "./support/text-contrast";
import { turn } from "./support/theme";
import { expect, test } from "./support/test";

test("the first home shows every block in its order", { tag: onDesktop }, async ({ page }) => {
  await page.goto("/");
  const order: readonly string[] = [
    vouchersHeading.title,
    offersHeading.title,
    homeBooking.rooms.title,
    facilitiesHeading.title,
    aboutBlock.title,
    suitesHeading.title,
    testimonialsHeading.title,
  ];
  const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts();
  expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
  // The slides' headlines change; the page's own stays.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeBooking.hero.title);
});

test("the hero has four resorts, each with stars, a film and its own telephone", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  const hero = page.getByRole("region", { name: homeBooking.hero.carouselLabel });
  const slides = hero.locator("[aria-roledescription='slide']");
  await expect(slides).toHaveCount(heroSlides.length);
  for (const [place, { headline }] of heroSlides.entries()) {
    const slide = slides.nth(place);
    await expect(slide.locator("h2")).toHaveText(
      new RegExp(`^${escaped(headline[0])}\\s+${escaped(headline[1])}$`),
    );
    await expect(slide.locator("[aria-label='5 stars']")).toHaveCount(1);
    await expect(slide.locator("button[aria-label^='Play video']")).toHaveCount(1);
  }
  const phones = hero.locator("a[href^='tel:']");
  expect(new Set(await phones.allTextContents()).size).toBe(heroSlides.length);
  await expect(phones.first()).toBeVisible({ visible: !isMobile });

  await hero.getByRole("button", { name: "Go to slide 3" }).click();
  await expect(hero.getByRole("heading", { name: heroSlides[2].headline[1] })).toBeVisible();
  await expect(hero.getByRole("heading", { name: heroSlides[0].headline[1] })).toBeHidden({
    timeout: 8000,
  });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test(
  "discounts, prices and links are those of the content",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto("/");
    const region = (name: string) => page.getByRole("region", { name, exact: true });
    for (const { discountPercent } of offers) {
      const alike = offers.filter((offer) => offer.discountPercent === discountPercent);
      await expect(
        region(offersHeading.label).getByText(`${discountPercent}%`, { exact: true }),
      ).toHaveCount(alike.length);
    }
    const cards = region(suitesHeading.label).getByRole("article");
    await expect(cards).toHaveCount(suites.length);
    for (const [place, { pricePerNight, area, beds }] of suites.entries()) {
      await expect(cards.nth(place).getByText(roomTexts.status, { exact: true })).toBeVisible();
      await expect(cards.nth(place)).toContainText(dollars(pricePerNight));
      await expect(cards.nth(place)).toContainText(`${area} · ${beds}`);
    }
    for (const link of await cards
      .getByRole("link", { name: startingWith(suiteDetails.label) })
      .all()) {
      await expect(link).toHaveAttribute("href", startingWith(site.hosts.booking));
    }
    for (const link of await page
      .getByRole("link", { name: startingWith(vouchers[0]?.action.label ?? "") })
      .all()) {
      await expect(link).toHaveAttribute("href", /^\/contact\/\?subject=option3&title=.+#touch$/);
    }
    await expect(page.getByRole("link", { name: aboutBlock.action.label })).toHaveAttribute(
      "href",
      "/about/",
    );
    await expect(
      page.getByRole("main").getByText(aboutBlock.stats[0].value, { exact: true }),
    ).toBeVisible();
  },
);

test(
  "the panel that is pointed at, focused or touched is the widest, tints the page, and leads to its resort",
  { tag: onDesktop },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const panels = page.locator("#resort-panels li");
    await expect(panels).toHaveCount(resortPanels.length);
    await panels.first().scrollIntoViewIfNeeded();
    const width = (page.viewportSize()?.width ?? 0) - 1;
    /** Returns where each panel begins and how much of it the next one leaves visible, in px. */
    const widths = async () => {
      const boxes = await Promise.all((await panels.all()).map((panel) => panel.boundingBox()));
      const edges = [...boxes.map((box) => box?.x ?? 0), width];
      return boxes.map((_, place) => (edges[place + 1] ?? 0) - (edges[place] ?? 0));
    };
    const widest = async () => {
      const all = await widths();
      return all.indexOf(Math.max(...all));
    };
    const ground = () =>
      page.locator("#resort-panels").evaluate((each) => getComputedStyle(each).backgroundColor);
    await expect.poll(widest).toBe(0);
    const atRest = await ground();

    const box = await panels.nth(2).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 200);
    await expect.poll(widest).toBe(2);
    await expect.poll(ground).not.toBe(atRest);

    const links = page.locator("#resort-panels").getByRole("link");
    for (const [place, { name }] of resortPanels.entries()) {
      await page.mouse.move(0, 0);
      await links.nth(place).focus();
      await expect(links.nth(place)).toHaveAccessibleName(name);
      await expect.poll(widest, name).toBe(place);
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/resorts/${resortPanels[3].id}/$`));
  },
);

test.describe("before the pictures have come", () => {
  // For the style that makes text transparent while its background is measured.
  test.use({ bypassCSP: true });

  test("the names of the panels can be read", { tag: onPhone }, async ({ page }) => {
    await page.goto("/");
    await page.locator("#resort-panels").scrollIntoViewIfNeeded();
    for (const theme of ["light", "dark"] as const) {
      await turn(page, theme);
      expect.soft(await lowContrastTextOnPictures(page), theme).toEqual([]);
    }
  });
});

test(
  "the keyboard goes from panel to panel without moving the page",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const links = page.locator("#resort-panels").getByRole("link");
    await links.first().focus();
    const start = await page.evaluate(() => scrollY);
    for (const { name } of resortPanels.slice(1)) {
      await page.keyboard.press("Tab");
      await expect(links.filter({ hasText: name })).toBeFocused();
      await expect(links.filter({ hasText: name })).toBeInViewport({ ratio: 0.99 });
      // The focus ring may move it by a few pixels.
      expect(Math.abs((await page.evaluate(() => scrollY)) - start), name).toBeLessThan(16);
    }
  },
);

test(
  "a touch opens a panel of a wide window before it is followed, and nothing on the page moves",
  { tag: "@phone" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const shifts = await recordShifts(page);
    await page.goto("/");
    const panels = page.locator("#resort-panels li");
    await panels.first().scrollIntoViewIfNeeded();
    const third = await panels.nth(2).boundingBox();
    const middle = { x: (third?.x ?? 0) + 30, y: (third?.y ?? 0) + 120 };
    await page.touchscreen.tap(middle.x, middle.y);
    await expect
      .poll(
        async () =>
          ((await panels.nth(3).boundingBox())?.x ?? 0) -
          ((await panels.nth(2).boundingBox())?.x ?? 0),
      )
      .toBeGreaterThan(150);
    await expect(page).toHaveURL(/\/$/);
    expect(await shifts()).toBe(0);
    const opened = await panels.nth(2).boundingBox();
    await expect
      .poll(() =>
        panels
          .nth(2)
          .locator("a")
          .evaluate((link) => getComputedStyle(link, "::after").visibility),
      )
      .toBe("visible");
    await page.touchscreen.tap((opened?.x ?? 0) + 100, middle.y);
    await expect(page).toHaveURL(new RegExp(`/resorts/${resortPanels[2].id}/$`));
  },
);

test(
  "on a phone the four resorts are a row under the thumb, each a whole panel with its name upright",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/");
    const panels = page.locator("#resort-panels li");
    await expect(panels).toHaveCount(resortPanels.length);
    const { width } = page.viewportSize() ?? { width: 0 };
    for (const [place, { id, name }] of resortPanels.entries()) {
      const link = panels.nth(place).getByRole("link", { name });
      await panels.nth(place).evaluate((each) => each.scrollIntoView({ behavior: "instant" }));
      await expect(link).toBeInViewport();
      const [panel, words] = [await panels.nth(place).boundingBox(), await link.boundingBox()];
      expect(panel?.width ?? 0, name).toBeGreaterThan(0.75 * width);
      expect(words?.width ?? 0, name).toBeGreaterThan(words?.height ?? 0);
      await expect(link).toHaveAttribute("href", new RegExp(`/resorts/${id}/$`));
    }
  },
);

test("a facility reveals its picture under the pointer", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/");
  const tiles = page.locator("#facilities li");
  await expect(tiles).toHaveCount(facilities.length);
  const picture = tiles.nth(3).locator("div").first();
  await tiles.nth(3).scrollIntoViewIfNeeded();
  await expect(picture).toHaveCSS("opacity", "0");
  await tiles.nth(3).hover();
  await expect(picture).toHaveCSS("opacity", "1");
});

async function openPanel(page: Page, name: RegExp) {
  const button = page.getByRole("button", { name });
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  return button;
}

test(
  "the counters open, count, stop at their least and close again",
  { tag: onDesktop },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const guests = await openPanel(page, startingWith(stayFields.guests.label));
    await page.getByRole("button", { name: counters.adults.add }).click();
    await page.getByRole("button", { name: counters.children.add }).click();
    const remove = page.getByRole("button", { name: counters.children.remove });
    await expect(remove).toBeEnabled();
    await remove.press("Enter");
    await expect(remove).toBeDisabled();
    await expect(remove).toBeFocused();
    await remove.press("Enter");
    await page.keyboard.press("Escape");
    await expect(guests).toHaveAttribute("aria-expanded", "false");
    await expect(guests).toContainText("2 adults, 0 children");

    const rooms = await openPanel(page, startingWith(counters.rooms.label));
    await expect(page.getByRole("button", { name: counters.rooms.remove })).toBeDisabled();
    await page.getByRole("button", { name: counters.rooms.add }).click();
    await rooms.click();
    await expect(page.getByRole("button", { name: counters.rooms.add })).toBeHidden();
    await expect(rooms).toContainText("2");
  },
);

test("dates are required, and nothing is sent without them", { tag: onPhone }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: bookingBar.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(
    await page
      .getByLabel(stayFields.checkIn.label)
      .evaluate((field: HTMLInputElement) => field.validity.valueMissing),
  ).toBe(true);
});

test("the label of the concierge gives way to Escape", { tag: "@desktop" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.mouse.wheel(0, 400);
  const launcher = page.getByRole("button", { name: concierge.launch });
  await launcher.hover();
  const width = async () => (await launcher.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(120);
  await page.keyboard.press("Escape");
  await expect.poll(width).toBeLessThan(60);
});

test(
  "the concierge is left by Escape, and closes behind a keyboard that goes on",
  { tag: "@phone" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
    const launcher = page.getByRole("button", { name: concierge.launch });
    await launcher.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: concierge.title });
    await expect(panel.getByRole("link").first()).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(launcher).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(panel).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(launcher).toBeFocused();
    await expect(panel).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(panel).toBeHidden();
  },
);

test("the chatbot comes after the page and goes with it", { tag: "@desktop" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.mouse.wheel(0, 400);
  const launcher = page.getByRole("button", { name: concierge.launch });
  await expect(launcher).toBeVisible({ timeout: 10_000 });
  await launcher.click();
  const panel = page.getByRole("dialog", { name: concierge.title });
  await expect(panel).toBeVisible();
  await page.mouse.click(300, 300);
  await expect(panel, "a click outside closes it").toBeHidden();
  await launcher.click();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: aboutBlock.action.label }).click();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(page.locator("#chatbot")).toHaveCount(0);
});

test(
  "the concierge's answers come when it is asked, and a click asks again for what failed",
  { tag: "@desktop" },
  async ({ page, tolerate }) => {
    tolerate(/answers\.json|chatbot|404/i);
    let asked = 0;
    await page.route("**/concierge/answers.json", (route) =>
      asked++ ? route.continue() : route.fulfill({ status: 404, body: "" }),
    );
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await page.mouse.wheel(0, 400);
    const launcher = page.getByRole("button", { name: concierge.launch });
    await expect(launcher).toHaveAttribute("aria-expanded", "false");
    expect(asked).toBe(0);
    await launcher.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: concierge.title });
    await expect(panel).toBeVisible();
    await expect(panel.getByRole("group").first()).toBeVisible();
    expect(asked).toBe(2);
  },
);

test(
  "a concierge whose answers do not come leads to the contact page",
  { tag: "@desktop" },
  async ({ page, tolerate }) => {
    tolerate(/answers\.json|chatbot/i);
    await page.route("**/concierge/answers.json", (route) => route.abort("failed"));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await page.mouse.wheel(0, 400);
    await page.getByRole("button", { name: concierge.launch }).click();
    await expect(page).toHaveURL(/\/contact\/$/);
  },
);

test(
  "a chatbot that does not load is one line in the console and nothing on the page",
  { tag: onPhone },
  async ({ page, tolerate }) => {
    tolerate(/concierge/);
    const lines: string[] = [];
    page.on("console", (line) => /chatbot/i.test(line.text()) && lines.push(line.text()));
    await page.route("**/concierge/concierge.js", (route) => route.abort("failed"));
    await page.goto("/");
    await expect.poll(() => lines.length, { timeout: 10_000 }).toBe(1);
    await expect(page.locator("#chatbot")).toHaveCount(0);
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "every slide and every word can be reached, and the search is sent by the form itself",
    { tag: onDesktop },
    async ({ page }) => {
      await page.goto("/");
      const hero = page.getByRole("region", { name: homeBooking.hero.carouselLabel });
      await hero.getByRole("heading", { name: heroSlides[3].headline[1] }).scrollIntoViewIfNeeded();
      await expect(hero.getByRole("heading", { name: heroSlides[3].headline[1] })).toBeInViewport();
      await page.getByLabel(stayFields.checkIn.label).fill("2026-12-01");
      await page.getByLabel(stayFields.checkOut.label).fill("2026-12-04");
      await page.getByRole("button", { name: bookingBar.submit, exact: true }).click();
      await expect(page).toHaveURL(
        /\/find_room\/\?selectedInDate=2026-12-01&selectedOutDate=2026-12-04&room=1&adult=1&children=0$/,
      );
    },
  );
});
