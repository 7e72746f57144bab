import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const main = (page: Page) => page.getByRole("main");

test.describe("the Hostel home", () => {
  test("searches with four required texts and names the hours", async ({ page }) => {
    await page.goto("/home3/");
    const form = page.getByRole("form", { name: "Search for a room" });
    await expect(main(page)).toContainText(
      "Check-in is after 02:00pm and check-out before 11:00am.",
    );
    await form.getByRole("button", { name: "SEARCH ROOM" }).click();
    await expect(page).toHaveURL(/\/home3\/$/);
    for (const [label, value] of [
      ["Check In", "soon"],
      ["Check Out", "later"],
      ["Adults", "two"],
      ["Children", "0"],
    ] as const) {
      await form.getByLabel(label).fill(value);
    }
    await form.getByRole("button", { name: "SEARCH ROOM" }).click();
    await expect(page).toHaveURL(/\/home3\/find_room\/\?selectedInDate=soon&selectedOutDate=later/);
    await expect(main(page)).not.toContainText(/NaN|Invalid Date|undefined/);
  });

  test("shows three rooms, six, and three again", async ({ page }) => {
    await page.goto("/home3/");
    const rooms = page.locator("#rooms article:visible");
    await expect(rooms).toHaveCount(3);
    await page.getByRole("button", { name: "VIEW ALL ROOMS" }).click();
    await expect(rooms).toHaveCount(6);
    await page.getByRole("button", { name: "CLOSE ALL" }).click();
    await expect(rooms).toHaveCount(3);
    await expect(page.getByRole("button", { name: "VIEW ALL ROOMS" })).toBeFocused();
    await expect(page.getByRole("button", { name: "VIEW ALL ROOMS" })).toBeInViewport();
  });

  test("has its offers, events, film and three voices above one another", async ({ page }) => {
    await page.goto("/home3/");
    const offers = page.locator("#offers article");
    await expect(offers).toContainText([
      /20.*Double Room/s,
      /25.*Couple Room/s,
      /25.*Family Room/s,
    ]);
    for (const link of await offers.getByRole("link").all()) {
      await expect(link).toHaveAttribute("href", "/pricing/");
    }
    const events = page.locator("#events article").getByRole("link");
    await expect(events).toHaveCount(3);
    await expect(events.first()).toHaveAttribute("href", "/blog/");
    await expect(page.getByRole("button", { name: /^Play video/ })).toHaveText("PLAY");

    const voices = page.getByRole("region", { name: "Guest feedback" });
    await voices.scrollIntoViewIfNeeded();
    await expect(voices.locator("[aria-roledescription='slide']")).toHaveCount(3);
    await voices.getByRole("button", { name: "Go to slide 3" }).click();
    await expect(voices.getByText("Nardos")).toBeInViewport();
  });
});

test.describe("the City Hotel home", () => {
  test("asks five things before it checks availability, and Favorite Place is four times there", async ({
    page,
  }) => {
    await page.goto("/home4/");
    await expect(page.getByRole("link", { name: "ROOMS & SUITES" })).toHaveAttribute(
      "href",
      "/room/",
    );
    const form = page.getByRole("form", { name: "Check Availability" });
    const options = (name: string) => form.getByLabel(name).locator("option:not([value=''])");
    await expect(options("Adults")).toHaveText(["1", "2", "3", "4"]);
    await expect(options("Children")).toHaveText(["1", "2", "3", "4"]);
    await expect(options("Location")).toHaveText(Array(4).fill("Favorite Place"));
    await expect(form.getByLabel("Location").locator("option[value='']")).toBeDisabled();
    await form.getByRole("button").click();
    await expect(page).toHaveURL(/\/home4\/$/);
    await form.getByLabel("Check In").fill("2026-12-01");
    await form.getByLabel("Check Out").fill("2026-12-03");
    await form.getByLabel("Adults").selectOption("2");
    await form.getByLabel("Children").selectOption("1");
    await form.getByLabel("Location").selectOption("place2");
    await form.getByRole("button").click();
    await expect(page).toHaveURL(/\/find_room\/\?.*adult=2&children=1&location=place2$/);
  });

  test("has five services, two films, three voices, three news and a gallery", async ({ page }) => {
    await page.goto("/home4/");
    const services = page.locator("#services article").getByRole("link");
    await expect(services).toHaveCount(5);
    await expect(services.first()).toHaveAttribute("href", "/room_details/");
    await expect(page.getByRole("button", { name: /^Play video/ })).toHaveCount(2);
    await expect(page.locator("#voices article")).toHaveCount(3);
    const news = page.locator("#news article").getByRole("link", { name: /^Read More/ });
    await expect(news).toHaveCount(3);
    await expect(news.first()).toHaveAttribute("href", /^\/blog_details\/\?title=/);
    await expect(page.locator("#gallery figure")).toHaveCount(6);
  });
});

test.describe("the Apartment home", () => {
  test("turns its three slides by numbered thumbnails on wide screens, in sync", async ({
    page,
    isMobile,
  }) => {
    await page.goto("/home5/");
    const hero = page.getByRole("region", { name: "The apartments" });
    await expect(hero.locator("[aria-roledescription='slide']")).toHaveCount(3);
    const third = hero.getByRole("button", { name: "Go to slide 3" });
    await expect(third.getByText("03")).toBeVisible({ visible: !isMobile });
    await third.click();
    await expect(third).toHaveAttribute("aria-current", "true");
    await expect(
      hero.getByRole("heading", { name: "Modern Swimming Pool In The Complex" }),
    ).toBeInViewport();
    await hero.getByRole("button", { name: "Next slide" }).click();
    await expect(hero.getByRole("button", { name: "Go to slide 1" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(hero.getByRole("link", { name: "Get In Touch" }).first()).toHaveAttribute(
      "href",
      "/home5/find_room/",
    );
  });

  test("searches without a required field", async ({ page }) => {
    await page.goto("/home5/");
    const form = page.getByRole("form", { name: "Search for an apartment" });
    await expect(form.getByLabel("Children").locator("option")).toHaveText([
      "Select Number of Children",
      "Children 1",
      "Children 2",
      "Children 3",
      "Children 4",
    ]);
    await form.getByRole("button").click();
    await expect(page).toHaveURL(/\/home5\/find_room\/\?/);
  });

  test("has its tiles, badge, rooms and stories, three and then six", async ({ page }) => {
    await page.goto("/home5/");
    for (const tile of [
      "Air-conditioned",
      "Airport transfer",
      "All inclusive",
      "Under protection",
    ]) {
      await expect(page.getByRole("heading", { name: tile })).toBeVisible();
    }
    await expect(main(page)).toContainText(/22\+\s*Years Experience/i);
    const rooms = page.locator("#rooms article");
    await expect(rooms).toHaveCount(3);
    await expect(rooms.first()).toContainText("Adults: 5 · Size: 95ft3");
    await expect(rooms.first()).toContainText("$49");
    await expect(rooms.getByRole("link", { name: /^BOOK NOW/ }).first()).toHaveAttribute(
      "href",
      /^\/find_room\/\?/,
    );
    const stories = page.locator("#blogs article:visible");
    await expect(stories).toHaveCount(3);
    await page.getByRole("button", { name: "All Blogs" }).click();
    await expect(stories).toHaveCount(6);
    await expect(stories.getByText(/Booking/)).toHaveCount(6);
    await expect(page.locator("#blogs h3 a")).toHaveAttribute("href", "/home5/room/");
    await page.getByRole("button", { name: "Close All" }).click();
    await expect(stories).toHaveCount(3);
  });

  test("shows a caption with the pointer or the keyboard, beneath its picture and for as long as it is read", async ({
    page,
    isMobile,
  }) => {
    await page.goto("/home5/");
    const room = page.locator("#gallery li").nth(1);
    const caption = room.getByText("Modern comfort").locator("..");
    const picture = room.getByRole("img");
    if (!isMobile) {
      await expect(caption).toHaveCSS("opacity", "0");
      await picture.hover();
      await expect(caption).toHaveCSS("opacity", "1");
      await caption.hover();
    }
    await expect(caption).toHaveCSS("opacity", "1");
    const [words, drawn] = [await caption.boundingBox(), await picture.boundingBox()];
    expect(words?.y).toBeGreaterThanOrEqual((drawn?.y ?? 0) + (drawn?.height ?? 0));
    await page.mouse.move(0, 0);
    await room.getByRole("link", { name: "Hotel Booking" }).focus();
    await expect(caption).toHaveCSS("opacity", "1");
  });

  test("opens its four pictures in the lightbox and gives the focus back", async ({ page }) => {
    await page.goto("/home5/");
    const open = page.getByRole("button", { name: "Open the gallery" });
    await open.click();
    const lightbox = page.getByRole("dialog", { name: "Around the complex" });
    await expect(lightbox).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await expect(lightbox).toBeHidden();
    await expect(open).toBeFocused();
    await expect(page.getByRole("link", { name: "Hotel Booking" }).last()).toHaveAttribute(
      "href",
      "/home5/room/",
    );
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("lists stand open and searches go on", async ({ page }) => {
    await page.goto("/home3/");
    await expect(page.locator("#rooms article:visible")).toHaveCount(6);
    await page.goto("/home5/");
    await expect(page.locator("#blogs article:visible")).toHaveCount(6);
    await page.getByRole("form", { name: "Search for an apartment" }).getByRole("button").click();
    await expect(page).toHaveURL(/\/home5\/find_room\//);
  });
});
