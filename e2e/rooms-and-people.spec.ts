import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/test";

/** A page that still scrolls smoothly moves what is about to be pressed away from under the pointer. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const carousel = (page: Page, name: string) =>
  page.locator("[aria-roledescription='carousel']").and(page.getByRole("region", { name }));

/** How many of a carousel's slides stand wholly inside its frame. */
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

test("the room page offers six rooms, each handing its title and price to two pages", async ({
  page,
}) => {
  await page.goto("/home4/room/");
  const cards = page.locator("#rooms").getByRole("article");
  await expect(cards).toHaveCount(6);
  for (const [place, price] of [450, 550, 560, 480, 520, 500].entries()) {
    const card = cards.nth(place);
    await expect(card).toContainText(`$${price} per Night`);
    await expect(card).toContainText("1500 SQ.FT · 2 King Bed");
    await expect(card).toContainText("Rent");
    const title = await card.getByRole("heading").innerText();
    const query = new URLSearchParams({ title, price: String(price) }).toString();
    await expect(card.getByRole("link", { name: title, exact: true })).toHaveAttribute(
      "href",
      `/room_details/?${query}`,
    );
    await expect(card.getByRole("link", { name: /^Book Now/ })).toHaveAttribute(
      "href",
      `/find_room/?${query}`,
    );
  }
});

test("the facilities show one, two or three at a time", async ({ page, isMobile }) => {
  test.skip(isMobile, "widths are set here");
  await page.goto("/room/");
  await expectInView(page, carousel(page, "Facilities"), [
    [767, 1],
    [768, 2],
    [991, 2],
    [992, 3],
  ]);
});

test("the room's images turn by one and go round", async ({ page }) => {
  await page.goto("/room_details/");
  const images = carousel(page, "Pictures of the room");
  const next = images.getByRole("button", { name: "Next image" });
  await images.scrollIntoViewIfNeeded();
  for (const image of [2, 3, 4, 1]) {
    await next.click();
    await expect(images.getByRole("status")).toHaveText(`Image ${image} of 4`);
    await expect(images.getByRole("img").nth(image - 1)).toBeInViewport({ ratio: 0.9 });
  }
  await images.getByRole("button", { name: "Previous image" }).click();
  await expect(images.getByRole("status")).toHaveText("Image 4 of 4");
  await page.keyboard.press("ArrowLeft");
  await expect(images.getByRole("status")).toHaveText("Image 3 of 4");
  await expect(images.getByRole("img").nth(2)).toBeInViewport({ ratio: 0.9 });
});

test("the room's page says what the specification wants said", async ({ page }) => {
  await page.goto("/room_details/");
  const main = page.getByRole("main");
  for (const name of [
    "Delux Family Rooms",
    "Check In",
    "Check Out",
    "House Rules",
    "Childreen & Extra Beds",
    "Amenities",
    "2 - 5 Persons",
    "250 SQFT Rooms",
    "Free WiFi",
    "Swimming Pool",
    "Breakfast",
    "Gym",
  ]) {
    await expect(main.getByRole("heading", { name, exact: true })).toHaveCount(1);
  }
  for (const text of ["Luxury Room", "Check-in from 9:00 AM, any time", "Check-out before noon"]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
});

test("four services are numbered and lead on", async ({ page }) => {
  await page.goto("/services/");
  const services = page.locator("#services");
  await expect(services.getByRole("heading", { level: 3 })).toHaveText([
    "Gym Training Grounds",
    "Indoor Swimming Pool",
    "The Restaurant Center",
    "Gym Training Grounds",
  ]);
  for (const [place, number] of ["01", "02", "03", "04"].entries()) {
    const service = services.getByRole("article").nth(place);
    await expect(service.getByText(number, { exact: true }).first()).toBeVisible();
    await expect(service.getByRole("link")).toHaveAttribute("href", "/service_details/");
  }
  await page.getByRole("link", { name: "View More Items" }).click();
  await expect(page).toHaveURL(/\/our_team\/$/);
});

test("six people can be written to, and their social marks lead nowhere yet", async ({ page }) => {
  await page.goto("/our_team/");
  const people = page.locator("#team").getByRole("article");
  await expect(people).toHaveCount(6);
  for (const person of await people.all()) {
    await expect(person.getByRole("heading", { level: 3 })).toHaveText(/\S+ \S+/);
    await expect(person.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
    await expect(person.getByRole("link", { disabled: true })).toHaveCount(4);
  }
  const mark = people.last().getByRole("link", { name: /Facebook/ });
  await mark.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => ({ y: scrollY, address: location.href }));
  await mark.focus();
  await expect(mark).toBeFocused();
  await mark.click({ force: true });
  expect(await page.evaluate(() => ({ y: scrollY, address: location.href }))).toEqual(before);
});

test("the about page plays the film and leads to the team and the vouchers", async ({ page }) => {
  await page.goto("/about/");
  await page.getByRole("button", { name: "Play video: the film of our four resorts" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: "Meet the team" })).toHaveAttribute(
    "href",
    "/our_team/",
  );
  const vouchers = page.locator("#vouchers").getByRole("link", { name: /^Read More/ });
  await expect(vouchers).toHaveCount(3);
  for (const link of await vouchers.all()) {
    await expect(link).toHaveAttribute("href", "/pricing/");
  }
});

test("feedback comes by one and by two, vouchers by one, two and three", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "widths are set here");
  await page.goto("/about/");
  await expectInView(page, carousel(page, "Guest feedback"), [
    [991, 1],
    [992, 2],
  ]);
  await expectInView(page, carousel(page, "Gift vouchers"), [
    [767, 1],
    [768, 2],
    [992, 3],
  ]);
});
