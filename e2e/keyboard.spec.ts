import type { Locator, Page } from "@playwright/test";
import { compareTexts } from "@/content/copy/compare";
import { concierge } from "@/content/copy/concierge";
import { contactForm, counters, stayFields } from "@/content/copy/forms";
import { heroSlides, homeBooking } from "@/content/copy/home-booking";
import { menuLabels } from "@/content/model/navigation";
import { pages } from "@/content/copy/pages";
import { placeNames } from "@/content/model/place-names";
import { roomDetails } from "@/content/copy/room-details";
import { planTexts } from "@/content/copy/plan";
import { vouchers } from "@/content/model/vouchers";
import { startingWith } from "./support/words";
import { expect, test } from "./support/test";

/** Motion is off, so that the settled page is measured and not a moment of an entrance. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).first();

test.describe("on a wide window", { tag: "@desktop" }, () => {
  test("the first stop leads past the navigation", async ({ page }) => {
    await page.goto("/room/");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
  });

  test("a link loads a page whose first stop leads past its navigation, and a link to a form leads into it", async ({
    page,
  }) => {
    await page.goto("/pricing/");
    const follow = async (link: Locator, address: RegExp) => {
      await link.focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(address);
    };
    await follow(
      page.getByRole("banner").getByRole("link", { name: pages.about.menuLabel }),
      /\/about\/$/,
    );
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();

    await follow(
      page.getByRole("link", { name: startingWith(vouchers[0]?.action.label ?? "") }).first(),
      new RegExp(`#${contactForm.id}$`),
    );
    await expect(page.locator(`#${contactForm.id}`)).toBeFocused();
    await expect(page.locator(`#${contactForm.id}`)).toBeInViewport();
  });

  type Opened = { address: string; opener: string | RegExp; opened: (page: Page) => Locator };
  const opened = {
    "the list of pages": {
      address: "/home2/about/",
      opener: menuLabels.pages,
      opened: (page) => page.locator("#pages-panel"),
    },
    "the Guests panel": {
      address: "/find_room/",
      opener: startingWith(stayFields.guests.label),
      opened: (page) => page.locator("#guests-panel"),
    },
    "a photograph": {
      address: "/home2/",
      opener: /^View photograph/,
      opened: (page) => page.getByRole("dialog"),
    },
    "the comparison": {
      address: "/find_room/?compare=superior-room.double-room",
      opener: /^(Compare|Close)$/,
      opened: (page) => page.getByRole("region", { name: compareTexts.title }),
    },
    "the concierge": {
      address: "/",
      opener: concierge.launch,
      opened: (page) => page.getByRole("dialog"),
    },
  } as const satisfies Record<string, Opened>;
  for (const [name, { address, opener, opened: part }] of Object.entries(opened)) {
    test(`${name} opens by Enter, is entered by Tab, and Escape leads back`, async ({ page }) => {
      await page.goto(address);
      await page.keyboard.press("Shift");
      await button(page, opener).focus();
      await page.keyboard.press("Enter");
      await expect(part(page)).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(part(page).locator("*:focus")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(part(page)).toBeHidden();
      await expect(button(page, opener)).toBeFocused();
    });
  }

  for (const name of ["the list of pages", "the Guests panel"] as const) {
    test(`${name} closes behind a keyboard that goes on, forward or back`, async ({ page }) => {
      const { address, opener, opened: part } = opened[name];
      await page.goto(address);
      await page.keyboard.press("Shift");
      const openerButton = button(page, opener);
      const within = part(page).locator("*:focus");
      for (const key of ["Tab", "Shift+Tab"]) {
        await openerButton.focus();
        await page.keyboard.press("Enter");
        await page.keyboard.press("Tab");
        await expect(within).toBeVisible();
        while ((await within.count()) > 0) await page.keyboard.press(key);
        if (key === "Shift+Tab") {
          await expect(openerButton).toBeFocused();
          await expect(part(page)).toBeVisible();
          await page.keyboard.press(key);
        }
        await expect(part(page)).toBeHidden();
        await expect(page.locator("a:focus, button:focus, input:focus")).toBeVisible();
        await expect(openerButton).not.toBeFocused();
      }
    });
  }

  test("the Guests panel stays while it is clicked beside its buttons", async ({ page }) => {
    await page.goto("/find_room/");
    await button(page, startingWith(stayFields.guests.label)).click();
    const panel = page.locator("#guests-panel");
    await button(page, counters.adults.add).click();
    await panel.getByText(counters.adults.label).click();
    await panel.click({ position: { x: 4, y: 4 } });
    await expect(panel).toBeVisible();
  });

  test("every part of a date field shows where the keyboard is", async ({ page }) => {
    await page.goto("/find_room/");
    const field = page.getByLabel(stayFields.checkIn.label);
    await field.focus();
    for (const part of ["day", "month", "year"]) {
      await expect(field, part).toBeFocused();
      await expect(field, part).toHaveCSS("outline-style", "solid");
      await page.keyboard.press("Tab");
    }
    const calendar = button(page, stayFields.checkIn.calendar);
    await expect(calendar).toBeFocused();
    await expect(calendar).toHaveCSS("outline-style", "solid");
  });

  test("arrow keys turn slides, and the keyboard goes along", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Shift");
    const hero = page.getByRole("region", { name: homeBooking.hero.carouselLabel });
    const slide = (number: number) =>
      hero.getByRole("group", { name: `${number} of ${heroSlides.length}` });
    await expect(slide(2)).toBeHidden();
    await slide(1)
      .getByRole("button", { name: /^Play video/ })
      .focus();
    await page.keyboard.press("ArrowRight");
    await expect(slide(2).getByRole("button", { name: /^Play video/ })).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(slide(1).getByRole("button", { name: /^Play video/ })).toBeFocused();
  });

  test("arrow keys turn photographs, and move the stops of a journey", async ({ page }) => {
    await page.goto("/room_details/");
    await page.keyboard.press("Shift");
    await page.getByRole("group", { name: `${roomDetails.images.length} images` }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText(`Image 2 of ${roomDetails.images.length}`)).toBeVisible();

    await page.goto("/home2/");
    await button(page, /^View photograph/).press("Enter");
    const shown = page.getByRole("dialog").locator(".yarl__slide_current").getByRole("img");
    const first = await shown.getAttribute("src");
    await page.keyboard.press("ArrowRight");
    await expect(shown).not.toHaveAttribute("src", first ?? "");

    await page.goto("/plan/");
    await button(page, `${planTexts.later} ${placeNames.entoto.name}`).press("Enter");
    await expect(page.locator("#journey").getByRole("listitem").nth(1)).toContainText(
      placeNames.entoto.name,
    );
    await expect(button(page, `${planTexts.later} ${placeNames.entoto.name}`)).toBeFocused();
  });
});
