import type { Locator, Page } from "@playwright/test";
import { formAnswers, newsletterForm, resortSearch, stayFields } from "@/content/copy/forms";
import { morePlaces, resortPlaces } from "@/content/copy/galleries";
import { homeResort, resortFacilities, resortRooms } from "@/content/copy/home-resort";
import { blogPage, latestPosts } from "@/content/model/posts";
import { testimonials } from "@/content/model/testimonials";
import { startingWith } from "./support/words";
import { altOf } from "./support/files";
import { onDesktop, onPhone } from "./support/matrix";
import { expect, test } from "./support/test";

const home = "/home2/";
const search = (page: Page) => page.getByRole("form", { name: resortSearch.label });
const carousel = (page: Page, label: string) =>
  page.locator(`[aria-roledescription=carousel][aria-label="${label}"]`);

/** Counts slides that are entirely visible in the row. */
function wholeSlides(row: Locator): Promise<number> {
  return row.locator("[aria-roledescription=slide]").evaluateAll((slides) => {
    const view = slides[0]?.parentElement?.parentElement?.getBoundingClientRect();
    return slides.filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return view && left >= view.left - 1 && right <= view.right + 1;
    }).length;
  });
}

test("the Resort home shows every block in its order", { tag: onDesktop }, async ({ page }) => {
  await page.goto(home);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeResort.hero.title);
  expect(await page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
    homeResort.welcome.title,
    homeResort.facilities.title,
    homeResort.places.title,
    homeResort.rooms.title,
    homeResort.feedback.title,
    homeResort.stories.title,
    homeResort.subscribe.title,
  ]);
});

test(
  "the search wants two dates, offers 01 to 05, and takes its answers to the resort's own rooms",
  { tag: onPhone },
  async ({ page }) => {
    await page.goto(home);
    const form = search(page);
    for (const label of [stayFields.checkIn.label, stayFields.checkOut.label]) {
      const date = form.getByLabel(label);
      await expect(date).toHaveAttribute("type", "date");
      await expect(date).toHaveAttribute("required", "");
      await expect(form.getByText(label)).toHaveText(new RegExp(`^${label} \\*$`));
    }
    const counts = ["01", "02", "03", "04", "05"];
    const options = (label: string) => form.getByLabel(label).getByRole("option").allInnerTexts();
    expect(await options(stayFields.adults.label)).toEqual(counts);
    expect(await options(stayFields.children.label)).toEqual(["None", ...counts]);

    await form.getByRole("button", { name: resortSearch.submit }).click();
    await expect(page).toHaveURL(home);

    await form.getByLabel(stayFields.checkIn.label).fill("2027-03-04");
    await form.getByLabel(stayFields.checkOut.label).fill("2027-03-07");
    await form.getByLabel(stayFields.adults.label).selectOption("03");
    await expect(form.getByLabel(stayFields.children.label)).toHaveValue("0");
    await form.getByLabel(stayFields.children.label).selectOption("02");
    await form.getByRole("button", { name: resortSearch.submit }).click();
    await expect(page).toHaveURL(
      "/home2/find_room/?selectedInDate=2027-03-04&selectedOutDate=2027-03-07&adult=03&children=02",
    );
  },
);

test(
  "a search that comes back with the address is in the fields",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto(`${home}?selectedInDate=2027-03-04&adult=4&children=2`);
    const form = search(page);
    await expect(form.getByLabel(stayFields.checkIn.label)).toHaveValue("2027-03-04");
    await expect(form.getByLabel(stayFields.adults.label)).toHaveValue("04");
    await expect(form.getByLabel(stayFields.children.label)).toHaveValue("02");
  },
);

test(
  "every button, facility, room and story leads where the specification says",
  { tag: onPhone },
  async ({ page }) => {
    await page.goto(home);
    const main = page.getByRole("main");
    const link = (name: string | RegExp) => main.getByRole("link", { name });
    await expect(link(homeResort.welcome.action.label)).toHaveAttribute("href", "/find_room/");
    await expect(link(morePlaces.label)).toHaveAttribute("href", "/services/");
    for (const { title } of resortFacilities) {
      await expect(link(title)).toHaveAttribute("href", "/find_room/");
    }
    for (const { title } of resortRooms) {
      const [path] = ((await link(title).getAttribute("href")) ?? "").split("?");
      expect(path).toBe("/home2/room/");
    }
    const stories = link(startingWith(blogPage.readMore));
    await expect(stories).toHaveCount(latestPosts.length);
    for (const [place, { page: own }] of latestPosts.entries()) {
      await expect(stories.nth(place)).toHaveAttribute("href", `${own}/`);
    }
  },
);

test(
  "three places open in the lightbox at the one that was clicked, and give the focus back",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto(home);
    const marks = page.getByRole("button", { name: /^View photograph/ });
    await expect(marks).toHaveCount(resortPlaces.length);
    await marks.nth(1).click();
    const lightbox = page.getByRole("dialog");
    const shown = lightbox.locator(".yarl__slide_current img");
    await expect(shown).toHaveAttribute("alt", altOf(resortPlaces[1].picture));
    await expect(lightbox.getByText(resortPlaces[1].caption)).toBeInViewport();
    await expect(lightbox.getByText(`2 / ${resortPlaces.length}`)).toBeInViewport();
    await lightbox.getByRole("button", { name: "Next" }).click();
    await expect(shown).toHaveAttribute("alt", altOf(resortPlaces[2].picture));
    await page.keyboard.press("ArrowRight");
    await expect(shown).toHaveAttribute("alt", altOf(resortPlaces[0].picture));
    await page.keyboard.press("Escape");
    await expect(lightbox).toHaveCount(0);
    await expect(marks.nth(1)).toBeFocused();
  },
);

test(
  "rooms and feedback show as many slides as the window has room for",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto(home);
    const rooms = carousel(page, homeResort.rooms.label);
    const feedback = carousel(page, homeResort.feedback.label);
    await expect(rooms.locator("[aria-roledescription=slide]")).toHaveCount(resortRooms.length);
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
  },
);

test(
  "the feedback turns to the next guest and comes round again",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto(home);
    const feedback = carousel(page, homeResort.feedback.label);
    const leading = () =>
      feedback.locator("[aria-roledescription=slide]").evaluateAll((slides) => {
        const row = slides[0]?.parentElement?.parentElement?.getBoundingClientRect();
        const first = slides.find(
          (one) => one.getBoundingClientRect().left >= (row?.left ?? 0) - 1,
        );
        return first?.getAttribute("aria-label");
      });
    await feedback.scrollIntoViewIfNeeded();
    for (const [button, place] of [
      ["Next slide", 2],
      ["Previous slide", 1],
      ["Previous slide", testimonials.length],
      ["Next slide", 1],
    ] as const) {
      await feedback.getByRole("button", { name: button }).click();
      await expect.poll(leading).toBe(`${place} of ${testimonials.length}`);
      // Swiper takes no click while a row that goes round is still moving.
      await expect
        .poll(() => feedback.evaluate((row) => row.getAnimations({ subtree: true }).length))
        .toBe(0);
    }
  },
);

test(
  "the subscribe bar wants an e-mail address and answers in place",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto(home);
    const form = page.getByRole("form", { name: homeResort.subscribe.title });
    const email = form.getByPlaceholder(newsletterForm.email.placeholder);
    await expect(email).toHaveAttribute("type", "email");
    await expect(email).toHaveAttribute("required", "");
    await email.fill("guest@example.com");
    await form.getByRole("button").click();
    await expect(form.getByRole("status")).toContainText(formAnswers.nothingSent);
    await expect(email).toHaveValue("guest@example.com");
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the search still goes to the rooms and every place is a link to its picture",
    { tag: onPhone },
    async ({ page }) => {
      await page.goto(home);
      const places = page.getByRole("link", { name: /^View photograph/ });
      await expect(places).toHaveCount(resortPlaces.length);
      for (const place of await places.all()) {
        await expect(place).toHaveAttribute("href", /^\/pictures\/.+\.jpg$/);
      }
      const form = search(page);
      await form.getByLabel(stayFields.checkIn.label).fill("2027-03-04");
      await form.getByLabel(stayFields.checkOut.label).fill("2027-03-07");
      await form.getByRole("button", { name: resortSearch.submit }).click();
      await expect(page).toHaveURL(/\/home2\/find_room\/\?selectedInDate=2027-03-04&/);
    },
  );
});
