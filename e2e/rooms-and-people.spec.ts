import type { Locator, Page } from "@playwright/test";
import { aboutPage } from "@/content/copy/about";
import { ownFilm } from "@/content/copy/film";
import { stayFields } from "@/content/copy/forms";
import { roomDetails } from "@/content/copy/room-details";
import { sampleAmenities } from "@/content/copy/sample-amenities";
import { houseOf } from "@/content/model/houses";
import { roomActions, roomPage, rooms, roomTexts, suites } from "@/content/model/rooms";
import { moreServices, services } from "@/content/model/services";
import { testimonialsHeading } from "@/content/model/testimonials";
import { vouchers, vouchersHeading } from "@/content/model/vouchers";
import { team } from "@/content/model/team";
import { socialLinks } from "@/content/model/navigation";
import { dollars, startingWith } from "./support/words";
import { onDesktop, onPhone } from "./support/matrix";
import { expect, test } from "./support/test";

/** Smooth scrolling would move the target away from under the pointer before the click. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const carousel = (page: Page, name: string) =>
  page.locator("[aria-roledescription='carousel']").and(page.getByRole("region", { name }));

/** Counts the slides that are entirely inside a carousel's frame. */
async function slidesInView(row: Locator): Promise<number> {
  const frame = await row.boundingBox();
  const slides = await row.locator("[aria-roledescription='slide']").all();
  const boxes = await Promise.all(slides.map((slide) => slide.boundingBox()));
  return boxes.filter(
    (box) => box && frame && box.x >= frame.x - 8 && box.x + box.width <= frame.x + frame.width + 8,
  ).length;
}

async function expectInView(page: Page, row: Locator, steps: readonly (readonly number[])[]) {
  for (const [width = 0, slides] of steps) {
    await page.setViewportSize({ width, height: 900 });
    await row.scrollIntoViewIfNeeded();
    await expect.poll(() => slidesInView(row), `slides at ${width} px`).toBe(slides);
  }
}

test(
  "the room page offers six rooms and then the suites, each leading to its page and handing its title and price to the search",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto("/home4/room/");
    const cards = page.locator("#rooms").getByRole("article");
    const listed = [...rooms, ...suites];
    await expect(cards).toHaveCount(listed.length);
    for (const [place, room] of listed.entries()) {
      const card = cards.nth(place);
      await expect(card).toContainText(`${dollars(room.pricePerNight)} per Night`);
      await expect(card).toContainText(`${room.area} · ${room.beds}`);
      await expect(card).toContainText(roomTexts.status);
      const title = await card.getByRole("heading").innerText();
      const query = new URLSearchParams({ title, price: String(room.pricePerNight) }).toString();
      await expect(card.getByRole("link", { name: title, exact: true })).toHaveAttribute(
        "href",
        `${room.page}/`,
      );
      await expect(
        card.getByRole("link", { name: startingWith(roomActions.book.label) }),
      ).toHaveAttribute("href", `/find_room/?${query}`);
    }
  },
);

test("the facilities show one, two or three at a time", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/room/");
  await expectInView(page, carousel(page, roomPage.facilities.label), [
    [767, 1],
    [768, 2],
    [991, 2],
    [992, 3],
  ]);
});

test("the room's images turn by one and go round", { tag: onPhone }, async ({ page }) => {
  await page.goto("/room_details/");
  const images = carousel(page, roomDetails.sliderLabel);
  const next = images.getByRole("button", { name: "Next image" });
  await images.scrollIntoViewIfNeeded();
  for (const image of [2, 3, 4, 1]) {
    await next.click();
    await expect(images.getByRole("status")).toHaveText(
      `Image ${image} of ${roomDetails.images.length}`,
    );
    await expect(images.getByRole("img").nth(image - 1)).toBeInViewport({ ratio: 0.9 });
  }
  await images.getByRole("button", { name: "Previous image" }).click();
  await expect(images.getByRole("status")).toHaveText(`Image 4 of ${roomDetails.images.length}`);
  await page.keyboard.press("ArrowLeft");
  await expect(images.getByRole("status")).toHaveText(`Image 3 of ${roomDetails.images.length}`);
  await expect(images.getByRole("img").nth(2)).toBeInViewport({ ratio: 0.9 });
});

test(
  "the room's page has its hours, its rules and what is in it",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto("/room_details/");
    const main = page.getByRole("main");
    for (const name of [
      roomDetails.fallbackTitle,
      stayFields.checkIn.label,
      stayFields.checkOut.label,
      roomDetails.houseRules.title,
      roomDetails.children.title,
      roomDetails.amenities.title,
      ...sampleAmenities.map(({ title }) => title),
    ]) {
      await expect(main.getByRole("heading", { name, exact: true })).toHaveCount(1);
    }
    for (const text of [
      roomDetails.label,
      houseOf("tana").checkIn[0],
      houseOf("tana").checkOut[0],
    ]) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
  },
);

test("four services are numbered and lead on", { tag: onPhone }, async ({ page }) => {
  await page.goto("/services/");
  const chapters = page.locator("#services");
  await expect(chapters.getByRole("heading", { level: 2 })).toHaveText(
    services.map(({ title }) => title),
  );
  for (const [place, { number, page: own }] of services.entries()) {
    const service = chapters.getByRole("article").nth(place);
    await expect(service.getByText(number, { exact: true }).first()).toBeVisible();
    await expect(service.getByRole("link")).toHaveAttribute("href", `${own}/`);
  }
  await page.getByRole("link", { name: moreServices.label }).click();
  await expect(page).toHaveURL(/\/our_team\/$/);
});

test(
  "six people can be written to, and their social marks lead nowhere yet",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto("/our_team/");
    const people = page.locator("#team").getByRole("article");
    // They share one address, so it is there once.
    const letters = page.locator("#team").getByRole("link", { name: /@/ });
    await expect(letters).toHaveCount(new Set(team.map(({ email }) => email)).size);
    await expect(letters.first()).toHaveAttribute("href", /^mailto:/);
    await expect(people).toHaveCount(team.length);
    for (const person of await people.all()) {
      await expect(person.getByRole("heading", { level: 2 })).toHaveText(/\S+ \S+/);
      await expect(person.getByRole("link", { disabled: true })).toHaveCount(4);
    }
    const mark = people.last().getByRole("link", { name: socialLinks[0].label });
    await mark.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => ({ y: scrollY, address: location.href }));
    await mark.focus();
    await expect(mark).toBeFocused();
    await mark.click({ force: true });
    expect(await page.evaluate(() => ({ y: scrollY, address: location.href }))).toEqual(before);
  },
);

test(
  "the about page plays the film and leads to the team and the vouchers",
  { tag: onPhone },
  async ({ page }) => {
    await page.goto("/about/");
    await page.getByRole("button", { name: `Play video: ${ownFilm.subject}` }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    const team = page.getByRole("link", { name: aboutPage.team.action.label });
    expect(await team.evaluate((link) => "pathname" in link && link.pathname)).toBe("/our_team/");
    const voucherLinks = page
      .locator("#vouchers")
      .getByRole("link", { name: startingWith(vouchers[0]?.action.label ?? "") });
    await expect(voucherLinks).toHaveCount(vouchers.length);
    for (const link of await voucherLinks.all()) {
      await expect(link).toHaveAttribute(
        "href",
        /^(\.\.)?\/contact\/\?subject=option3&title=.+#touch$/,
      );
    }
  },
);

test(
  "feedback comes by one and by two, vouchers by one, two and three",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/about/");
    await expectInView(page, carousel(page, testimonialsHeading.label), [
      [991, 1],
      [992, 2],
    ]);
    await expectInView(page, carousel(page, vouchersHeading.label), [
      [767, 1],
      [768, Math.min(2, vouchers.length)],
      [992, Math.min(3, vouchers.length)],
    ]);
  },
);
