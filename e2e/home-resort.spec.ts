import type { Locator, Page } from "@playwright/test";
import { posts } from "@/content/posts";
import { expect, test } from "./support/test";

const home = "/home2/";
const search = (page: Page) => page.getByRole("form", { name: "Search for a room" });
const carousel = (page: Page, label: string) =>
  page.locator(`[aria-roledescription=carousel][aria-label="${label}"]`);

/** Slides that stand whole between the row's two edges. */
function wholeSlides(row: Locator): Promise<number> {
  return row.locator("[aria-roledescription=slide]").evaluateAll((slides) => {
    const view = slides[0]?.parentElement?.parentElement?.getBoundingClientRect();
    return slides.filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return view && left >= view.left - 1 && right <= view.right + 1;
    }).length;
  });
}

test("the Resort home shows every block in its order", async ({ page }) => {
  await page.goto(home);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "A garden that ends at the water",
  );
  expect(await page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
    "A Welcoming Haven",
    "Hotel Facilities",
    "Three more to see",
    "Deluxe, double, classic",
    "From the guest book",
    "Notes from the path",
    "Letters from the garden",
  ]);
});

test("the search wants two dates, offers 01 to 05, and takes its answers to the resort's own rooms", async ({
  page,
}) => {
  await page.goto(home);
  const form = search(page);
  for (const label of ["Check In", "Check Out"]) {
    const date = form.getByLabel(label);
    await expect(date).toHaveAttribute("type", "date");
    await expect(date).toHaveAttribute("required", "");
    await expect(form.getByText(label)).toHaveText(new RegExp(`^${label} \\*$`));
  }
  for (const label of ["Adults", "Children"]) {
    expect(await form.getByLabel(label).getByRole("option").allInnerTexts()).toEqual([
      "01",
      "02",
      "03",
      "04",
      "05",
    ]);
  }

  await form.getByRole("button", { name: "Checkout Now" }).click();
  await expect(page).toHaveURL(home);

  await form.getByLabel("Check In").fill("2027-03-04");
  await form.getByLabel("Check Out").fill("2027-03-07");
  await form.getByLabel("Adults").selectOption("03");
  await form.getByLabel("Children").selectOption("02");
  await form.getByRole("button", { name: "Checkout Now" }).click();
  await expect(page).toHaveURL(
    "/home2/find_room/?selectedInDate=2027-03-04&selectedOutDate=2027-03-07&adult=03&children=02",
  );
});

test("a search that comes back with the address stands in the fields", async ({ page }) => {
  await page.goto(`${home}?selectedInDate=2027-03-04&adult=4&children=2`);
  const form = search(page);
  await expect(form.getByLabel("Check In")).toHaveValue("2027-03-04");
  await expect(form.getByLabel("Adults")).toHaveValue("04");
  await expect(form.getByLabel("Children")).toHaveValue("02");
});

test("every button, facility, room and story leads where the specification says", async ({
  page,
}) => {
  await page.goto(home);
  const main = page.getByRole("main");
  const link = (name: string | RegExp) => main.getByRole("link", { name });
  await expect(link("See more tour")).toHaveAttribute("href", "/find_room/");
  await expect(link("More our places")).toHaveAttribute("href", "/services/");
  for (const facility of ["Air Conditioner", "Swimming Pool", "Comfortable Rooms"]) {
    await expect(link(facility)).toHaveAttribute("href", "/find_room/");
  }
  for (const room of ["Deluxe Room", "Double Room", "Classic Room"]) {
    const [path] = ((await link(room).getAttribute("href")) ?? "").split("?");
    expect(path).toBe("/home2/room/");
  }
  const stories = link(/^Read More/);
  await expect(stories).toHaveCount(3);
  for (const [place, { title }] of posts.slice(0, 3).entries()) {
    const address = new URL((await stories.nth(place).getAttribute("href")) ?? "", "http://x");
    expect(address.pathname).toBe("/blog_details/");
    expect(address.searchParams.get("title")).toBe(title);
  }
});

test("three places open in the lightbox at the one that was pressed, and give the focus back", async ({
  page,
}) => {
  await page.goto(home);
  const marks = page.getByRole("button", { name: /^View photograph/ });
  await expect(marks).toHaveCount(3);
  await marks.nth(1).click();
  const lightbox = page.getByRole("dialog");
  const shown = lightbox.locator(".yarl__slide_current img");
  await expect(shown).toHaveAttribute("alt", /waterfall/);
  await lightbox.getByRole("button", { name: "Next" }).click();
  await expect(shown).toHaveAttribute("alt", /eucalyptus/);
  await page.keyboard.press("ArrowRight");
  await expect(shown).toHaveAttribute("alt", /infinity pool/);
  await page.keyboard.press("Escape");
  await expect(lightbox).toHaveCount(0);
  await expect(marks.nth(1)).toBeFocused();
});

test("rooms and feedback show as many slides as the window has room for", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the desktop's window takes every width");
  await page.goto(home);
  const rooms = carousel(page, "Rooms");
  const feedback = carousel(page, "Guest feedback");
  await expect(rooms.locator("[aria-roledescription=slide]")).toHaveCount(3);
  for (const [width, ofRooms, ofFeedback] of [
    [767, 1, 1],
    [768, 2, 1],
    [991, 2, 1],
    [992, 3, 2],
    [1280, 3, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => wholeSlides(rooms), `rooms at ${width}`).toBe(ofRooms);
    await expect.poll(() => wholeSlides(feedback), `feedback at ${width}`).toBe(ofFeedback);
  }
  const gap = await feedback.locator("[aria-roledescription=slide]").evaluateAll(([one, two]) => {
    if (!one || !two) throw new Error("There are fewer than two slides.");
    return two.getBoundingClientRect().left - one.getBoundingClientRect().right;
  });
  expect(Math.round(gap)).toBe(30);
});

test("the feedback turns to the next guest and comes round again", async ({ page }) => {
  await page.goto(home);
  const feedback = carousel(page, "Guest feedback");
  const leading = () =>
    feedback.locator("[aria-roledescription=slide]").evaluateAll((slides) => {
      const row = slides[0]?.parentElement?.parentElement?.getBoundingClientRect();
      const first = slides.find((one) => one.getBoundingClientRect().left >= (row?.left ?? 0) - 1);
      return first?.getAttribute("aria-label");
    });
  await feedback.scrollIntoViewIfNeeded();
  await feedback.getByRole("button", { name: "Next slide" }).click();
  await expect.poll(leading).toBe("2 of 6");
  await feedback.getByRole("button", { name: "Previous slide" }).click();
  await expect.poll(leading).toBe("1 of 6");
  await feedback.getByRole("button", { name: "Previous slide" }).click();
  await expect.poll(leading).toMatch(/[56] of 6/);
  await feedback.getByRole("button", { name: "Next slide" }).click();
  await expect.poll(leading).toBe("1 of 6");
});

test("the subscribe bar wants an e-mail address and answers in place", async ({ page }) => {
  await page.goto(home);
  const form = page.getByRole("form", { name: "Letters from the garden" });
  const email = form.getByPlaceholder("Enter Email");
  await expect(email).toHaveAttribute("type", "email");
  await expect(email).toHaveAttribute("required", "");
  await email.fill("guest@example.com");
  await form.getByRole("button").click();
  await expect(form.getByRole("status")).toContainText("nothing has been sent");
  await expect(email).toHaveValue("guest@example.com");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search still goes to the rooms and every place is a link to its picture", async ({
    page,
  }) => {
    await page.goto(home);
    const places = page.getByRole("link", { name: /^View photograph/ });
    await expect(places).toHaveCount(3);
    for (const place of await places.all()) {
      await expect(place).toHaveAttribute("href", /^\/pictures\/.+\.jpg$/);
    }
    const form = search(page);
    await form.getByLabel("Check In").fill("2027-03-04");
    await form.getByLabel("Check Out").fill("2027-03-07");
    await form.getByRole("button", { name: "Checkout Now" }).click();
    await expect(page).toHaveURL(/\/home2\/find_room\/\?selectedInDate=2027-03-04&/);
  });
});
