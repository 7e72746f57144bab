import type { Page } from "@playwright/test";
import { homeBooking } from "@/content/home-booking";
import { expect, test } from "./support/test";

/** Spec 2.4 and 2.5, top to bottom (contract, section 1). */
test("the first home shows every block in its order", async ({ page }) => {
  await page.goto("/");
  const order = [
    "Give someone a day away",
    "Rooms for less",
    "Rooms with something to look at",
    "Resort FACILITIES",
    "THE BEST RESORT AND SPA IN ETHIOPIA",
    "Presidential Suites",
    "What our guests say",
  ];
  const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts();
  expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
  // The slides' headlines come and go; the page's own stays.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeBooking.hero.title);
});

test("the hero has four resorts, each with stars, a film and its own telephone", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  const hero = page.getByRole("region", { name: "Our four resorts" });
  const slides = hero.locator("[aria-roledescription='slide']");
  await expect(slides).toHaveCount(4);
  for (const [place, name] of ["TANA", "BISHOFTU", "AWASH FALLS", "ENTOTO"].entries()) {
    const slide = slides.nth(place);
    await expect(slide.locator("h2")).toHaveText(new RegExp(`^THE BEST RESORT\\s+IN ${name}$`));
    await expect(slide.locator("[aria-label='5 stars']")).toHaveCount(1);
    await expect(slide.locator("button[aria-label^='Play video']")).toHaveCount(1);
  }
  const phones = hero.locator("a[href^='tel:']");
  expect(new Set(await phones.allTextContents()).size).toBe(4);
  await expect(phones.first()).toBeVisible({ visible: !isMobile });

  await hero.getByRole("button", { name: "Go to slide 3" }).click();
  await expect(hero.getByRole("heading", { name: /AWASH FALLS/ })).toBeVisible();
  await expect(hero.getByRole("heading", { name: /TANA/ })).toBeHidden({ timeout: 8000 });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("discounts, prices and links are the specification's", async ({ page }) => {
  await page.goto("/");
  const region = (name: string) => page.getByRole("region", { name, exact: true });
  for (const percent of ["25%", "24%", "26%", "22%"]) {
    await expect(region("Offers").getByText(percent, { exact: true })).toHaveCount(1);
  }
  const suites = region("Suites");
  await expect(suites.getByText("$560")).toHaveCount(3);
  await expect(suites.getByText("1500 sq ft · 1 King Bed")).toHaveCount(3);
  for (const link of await suites.getByRole("link", { name: /^View Details/ }).all()) {
    await expect(link).toHaveAttribute("href", /^https:\/\/booking\./);
  }
  for (const link of await page.getByRole("link", { name: /^Read More/ }).all()) {
    await expect(link).toHaveAttribute("href", "/pricing/");
  }
  await expect(page.getByRole("link", { name: "More About" })).toHaveAttribute("href", "/about/");
  await expect(page.getByRole("main").getByText("250 +", { exact: true })).toBeVisible();
});

test("a facility reveals its picture under the pointer", async ({ page, isMobile }) => {
  test.skip(isMobile, "pictures are always shown where nothing hovers");
  await page.goto("/");
  const tiles = page.locator("#facilities li");
  await expect(tiles).toHaveCount(8);
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

test("the counters open, count, stop at their least and close again", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const guests = await openPanel(page, /^Guests/);
  await page.getByRole("button", { name: "Add adult" }).click();
  await page.getByRole("button", { name: "Add child" }).click();
  const remove = page.getByRole("button", { name: "Remove child" });
  await expect(remove).toBeEnabled();
  await remove.press("Enter");
  await expect(remove).toBeDisabled();
  await expect(remove).toBeFocused();
  await remove.press("Enter");
  await page.keyboard.press("Escape");
  await expect(guests).toHaveAttribute("aria-expanded", "false");
  await expect(guests).toContainText("2 adults, 0 children");

  const rooms = await openPanel(page, /^Rooms/);
  await expect(page.getByRole("button", { name: "Remove room" })).toBeDisabled();
  await page.getByRole("button", { name: "Add room" }).click();
  await rooms.click();
  await expect(page.getByRole("button", { name: "Add room" })).toBeHidden();
  await expect(rooms).toContainText("2");
});

test("dates are required, and nothing is sent without them", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(
    await page
      .getByLabel("Check In")
      .evaluate((field: HTMLInputElement) => field.validity.valueMissing),
  ).toBe(true);
});

test("the label of the concierge gives way to Escape", async ({ page, isMobile }) => {
  test.skip(isMobile, "where nothing hovers only the keyboard brings it");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.mouse.wheel(0, 400);
  const launcher = page.getByRole("button", { name: "Ask the concierge" });
  await launcher.hover();
  const width = async () => (await launcher.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(120);
  await page.keyboard.press("Escape");
  await expect.poll(width).toBeLessThan(60);
});

test("the chatbot comes after the page and goes with it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.mouse.wheel(0, 400);
  const launcher = page.getByRole("button", { name: "Ask the concierge" });
  await expect(launcher).toBeVisible({ timeout: 10_000 });
  await launcher.click();
  await expect(page.locator("#chatbot").getByRole("button").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "More About" }).click();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(page.locator("#chatbot")).toHaveCount(0);
});

test("a chatbot that does not load is one line in the console and nothing on the page", async ({
  page,
  tolerate,
}) => {
  tolerate(/concierge/);
  const lines: string[] = [];
  page.on("console", (line) => /chatbot/i.test(line.text()) && lines.push(line.text()));
  await page.route("**/concierge/concierge.js", (route) => route.abort("failed"));
  await page.goto("/");
  await expect.poll(() => lines.length, { timeout: 10_000 }).toBe(1);
  await expect(page.locator("#chatbot")).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every slide and every word can be reached, and the search is sent by the form itself", async ({
    page,
  }) => {
    await page.goto("/");
    const hero = page.getByRole("region", { name: "Our four resorts" });
    await hero.getByRole("heading", { name: /ENTOTO/ }).scrollIntoViewIfNeeded();
    await expect(hero.getByRole("heading", { name: /ENTOTO/ })).toBeInViewport();
    await page.getByLabel("Check In").fill("2026-12-01");
    await page.getByLabel("Check Out").fill("2026-12-04");
    await page.getByRole("button", { name: "Book", exact: true }).click();
    await expect(page).toHaveURL(
      /\/find_room\/\?selectedInDate=2026-12-01&selectedOutDate=2026-12-04&room=1&adult=1&children=0$/,
    );
  });
});
