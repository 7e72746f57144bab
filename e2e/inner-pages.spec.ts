import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const dishes = (page: Page) => page.locator("#menu li");

test("the menu stands whole, narrows to a meal and widens by a second press", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("food.menu") && asked.push(request.url()));
  await page.goto("/service_details/");
  await expect(dishes(page)).toHaveCount(16);
  const supper = page.getByRole("button", { name: "SUPPER" });
  await supper.click();
  await expect(supper).toHaveAttribute("aria-pressed", "true");
  await expect(dishes(page)).toHaveCount(4);
  await supper.click();
  await expect(dishes(page)).toHaveCount(16);
  await expect(page.getByRole("main")).toContainText("7.00 AM to 10.30 AM");
  expect(asked).toHaveLength(1);
});

for (const [fault, answer] of [
  ["answers 500", { status: 500, body: "no" }],
  ["is no JSON", { status: 200, body: "<html>" }],
  ["is wrongly shaped", { status: 200, body: '[{"title":"Soup"}]' }],
] as const) {
  test(`a menu that ${fault} takes only its own place, and Try again works`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/500/);
    await page.route("**/food.menu.json", (route) => route.fulfill(answer));
    await page.goto("/service_details/");
    const alert = page.locator("#menu").getByRole("alert");
    await expect(alert).toContainText("The menu could not be loaded just now.");
    await expect(page.getByRole("heading", { name: "The Restaurant Center" })).toBeVisible();
    await page.unroute("**/food.menu.json");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(dishes(page)).toHaveCount(16);
  });
}

test("a menu that does not come is given up after five seconds", async ({ page }) => {
  await page.route("**/food.menu.json", () => {});
  await page.goto("/service_details/");
  await expect(dishes(page)).toHaveCount(16);
  await expect(page.locator("#menu").getByRole("alert")).toBeVisible({ timeout: 8_000 });
});

test("three prices lead to the contact form with their subject, and eight questions open each for itself", async ({
  page,
}) => {
  await page.goto("/pricing/");
  const cards = page.locator("#pricing article");
  await expect(cards).toHaveCount(3);
  await expect(cards.getByText("$12")).toHaveCount(3);
  const questions = page.locator("#faq").getByRole("button");
  await expect(questions).toHaveCount(8);
  const answer = page.getByText("The hours stand on the page of your room.");
  await expect(answer).toBeHidden();
  await questions.nth(0).click();
  await questions.nth(3).click();
  await expect(answer).toBeVisible();
  await expect(questions.nth(3)).toHaveAttribute("aria-expanded", "true");
  await questions.nth(0).click();
  await expect(answer).toBeHidden();
  await expect(questions.nth(3)).toHaveAttribute("aria-expanded", "true");

  await cards.first().getByRole("link", { name: "PURCHASES NOW" }).click();
  await expect(page).toHaveURL(/\/contact\/\?subject=option2$/);
  await expect(page.getByRole("combobox", { name: "Subject" })).toHaveValue("option2");
});

test("the blog's search, categories and tags narrow six stories; the pager says what there is", async ({
  page,
}) => {
  await page.goto("/blog/");
  const stories = page.locator("#stories article:visible");
  await expect(stories).toHaveCount(6);
  await page.getByRole("searchbox", { name: "Search" }).fill("papyrus");
  await expect(stories).toHaveCount(1);
  await expect(page.locator("#stories").getByRole("status")).toHaveText("1 story matches.");
  await page.getByRole("searchbox").fill("<script>alert(1)</script>");
  await expect(stories).toHaveCount(0);
  await expect(page.locator("#stories").getByRole("status")).toContainText("No story matches.");
  await page.getByRole("button", { name: "Show all stories" }).click();
  await expect(stories).toHaveCount(6);
  const pager = page.getByRole("navigation", { name: "Pages" });
  await expect(pager.locator("[aria-current=page]")).toHaveText("1");
  await expect(pager.locator("[aria-disabled=true]")).toHaveText(["Previous", "2", "3", "Next"]);

  const first = stories.first();
  const title = await first.getByRole("heading").textContent();
  await first.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 2, name: title ?? "" }).first()).toBeVisible();
});

test("a story can be shared, answered and left for the next", async ({ page }) => {
  await page.goto("/blog_details/");
  await expect(
    page.getByRole("heading", { name: "A slow day, from the first cup to the last light" }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: /^FB/ })).toHaveAttribute(
    "href",
    /^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=https%3A%2F%2F.*%2Fblog_details%2F$/,
  );
  await page
    .getByRole("link", { name: /^REPLY/ })
    .first()
    .click();
  await expect(page.getByRole("textbox", { name: "Comment" })).toBeFocused();
  await expect(page.locator("#comments li article")).toHaveCount(2);
});

test("the outside map is fetched only when the guest asks for it", async ({ page, tolerate }) => {
  tolerate(/openstreetmap/);
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>map</title>" }),
  );
  await page.goto("/contact/");
  await expect(page.locator("iframe")).toHaveCount(0);
  await page.getByRole("button", { name: "Show the interactive map" }).click();
  await expect(page.getByTitle("Interactive map of our resorts in Ethiopia")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every dish and every answer can be read", async ({ page }) => {
    await page.goto("/service_details/");
    await expect(dishes(page)).toHaveCount(16);
    await page.goto("/pricing/");
    await expect(page.getByText("The hours stand on the page of your room.")).toBeVisible();
  });
});
