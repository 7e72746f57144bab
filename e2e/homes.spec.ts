import type { Locator, Page } from "@playwright/test";
import {
  apartmentSearch,
  bookingBar,
  cityAvailability,
  hostelSearch,
  resortSearch,
  stayFields,
} from "@/content/copy/forms";
import { apartmentGallery, apartmentGalleryLink, cityGallery } from "@/content/copy/galleries";
import {
  apartmentBlogs,
  apartmentFeatures,
  apartmentSlides,
  apartmentAction,
  homeApartment,
} from "@/content/copy/home-apartment";
import { homeBooking } from "@/content/copy/home-booking";
import { extraServices, homeCity } from "@/content/copy/home-city";
import { homeHostel, hostelEvents } from "@/content/copy/home-hostel";
import { apartmentRooms, hostelRooms } from "@/content/model/rooms";
import { placeNames } from "@/content/model/place-names";
import { blogPage, cityPosts } from "@/content/model/posts";
import { faultTexts } from "@/content/copy/stay-faults";
import { cityTestimonials, hostelTestimonials } from "@/content/model/testimonials";
import { hostelOffers } from "@/content/model/offers";
import { dollars, escaped, startingWith } from "./support/words";
import { hydrate } from "./support/hydrate";
import { onDesktop, onPhone } from "./support/matrix";
import { expect, test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label);
const { badge } = homeApartment.about;
const { collapsedCount } = homeApartment.blogs;

const main = (page: Page) => page.getByRole("main");

test.describe("the Hostel home", () => {
  test(
    "searches with four required texts and names the hours",
    { tag: onDesktop },
    async ({ page }) => {
      await page.goto("/home3/");
      const form = page.getByRole("form", { name: hostelSearch.label });
      await expect(main(page)).toContainText(homeHostel.hero.hours);
      await form.getByRole("button", { name: hostelSearch.submit }).click();
      await expect(page).toHaveURL(/\/home3\/$/);
      for (const [label, value] of [
        [hostelSearch.fields[0].label, "soon"],
        [hostelSearch.fields[1].label, "later"],
        [hostelSearch.fields[2].label, "two"],
        [hostelSearch.fields[3].label, "0"],
      ] as const) {
        await form.getByLabel(label).fill(value);
      }
      await form.getByRole("button", { name: hostelSearch.submit }).click();
      await expect(page).toHaveURL(
        /\/home3\/find_room\/\?selectedInDate=soon&selectedOutDate=later/,
      );
      await expect(main(page)).not.toContainText(/NaN|Invalid Date|undefined/);
    },
  );

  test("shows three rooms, six, and three again", { tag: onPhone }, async ({ page }) => {
    await page.goto("/home3/");
    const rooms = page.locator("#rooms article:visible");
    await expect(rooms).toHaveCount(homeHostel.rooms.collapsedCount);
    await page.getByRole("button", { name: homeHostel.rooms.expand }).click();
    await expect(rooms).toHaveCount(hostelRooms.length);
    await page.getByRole("button", { name: homeHostel.rooms.collapse }).click();
    await expect(rooms).toHaveCount(homeHostel.rooms.collapsedCount);
    await expect(page.getByRole("button", { name: homeHostel.rooms.expand })).toBeFocused();
    await expect(page.getByRole("button", { name: homeHostel.rooms.expand })).toBeInViewport();
  });

  test(
    "a link to the words of a room that is not shown yet opens the list, before and after the page is hydrated",
    { tag: onDesktop },
    async ({ page }) => {
      const rooms = page.getByRole("region", { name: homeHostel.rooms.title });
      const last = rooms.getByText(hostelRooms.at(-1)?.excerpt ?? "");
      await page.goto("/home3/");
      await expect(rooms.getByRole("listitem")).toHaveCount(homeHostel.rooms.collapsedCount);
      const words = (hostelRooms.at(-1)?.excerpt ?? "").split(" ").slice(0, 5).join(" ");
      await page.goto("/robots.txt");
      await page.goto(`/home3/#:~:text=${encodeURIComponent(words)}`);
      await expect(last).toBeInViewport();
      await hydrate(page);
      await expect(last).toBeInViewport();
      await expect(rooms.getByRole("listitem")).toHaveCount(hostelRooms.length);
      await page.getByRole("button", { name: homeHostel.rooms.collapse }).click();
      await expect(last).toBeHidden();
      await last.dispatchEvent("beforematch");
      await expect(rooms.getByRole("listitem")).toHaveCount(hostelRooms.length);
    },
  );

  test(
    "has its offers, events, film and testimonials above one another",
    { tag: onDesktop },
    async ({ page }) => {
      await page.goto("/home3/");
      const offers = page.locator("#offers article");
      await expect(offers).toContainText(
        hostelOffers.map(
          ({ name, discountPercent }) => new RegExp(`${discountPercent}.*${escaped(name)}`, "s"),
        ),
      );
      for (const link of await offers.getByRole("link").all()) {
        await expect(link).toHaveAttribute("href", "/pricing/");
      }
      const events = page.locator("#events article").getByRole("link");
      await expect(events).toHaveCount(hostelEvents.length);
      await expect(events.first()).toHaveAttribute("href", "/blog/");
      await expect(page.getByRole("button", { name: /^Play video/ })).toHaveText(
        homeHostel.video.button,
      );

      const testimonials = page.getByRole("region", { name: homeHostel.feedback.label });
      await testimonials.scrollIntoViewIfNeeded();
      await expect(testimonials.locator("[aria-roledescription='slide']")).toHaveCount(
        hostelTestimonials.length,
      );
      await testimonials.getByRole("button", { name: "Go to slide 3" }).click();
      await expect(testimonials.getByText(hostelTestimonials[2]?.author ?? "")).toBeInViewport();
    },
  );
});

/** What shows guests on the first screen how to search: the form of a home or, on narrow screens, a link to it. */
const waysToSearch = [
  { home: "/", form: bookingBar.label, way: homeBooking.hero.callToAction },
  { home: "/home2/", form: resortSearch.label, way: undefined },
  { home: "/home3/", form: hostelSearch.label, way: homeHostel.hero.toSearch },
  { home: "/home4/", form: cityAvailability.title, way: cityAvailability.submit },
  { home: "/home5/", form: apartmentSearch.label, way: homeApartment.hero.action.label },
] as const;

for (const { home, form, way } of waysToSearch) {
  test(
    `the first screen of ${home} shows a whole search, or one clear way to it, and its fields are where they stay before the button has come`,
    { tag: "@desktop" },
    async ({ page }) => {
      await page.goto(home);
      const search = page.getByRole("form", { name: form });
      for (const [width, height] of [
        [390, 844],
        [1366, 768],
        [1280, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        const lastOf = async (part: Locator) => {
          const box = await part.boundingBox();
          return box ? box.y + box.height : Infinity;
        };
        const toIt = page.getByRole("main").getByRole("link", { name: way, exact: true }).first();
        const shown =
          (await lastOf(search)) <= height ||
          (way === undefined
            ? // Both rows must be visible, and the button after the first scroll.
              (await lastOf(search.getByLabel(stayFields.children.label))) <= height
            : (await lastOf(toIt)) <= height);
        expect.soft(shown, `${width} x ${height}`).toBe(true);
      }

      await page.setViewportSize({ width: 1440, height: 900 });
      const edges = () =>
        search.locator(".stay-field").evaluateAll((fields) =>
          fields.map((field) => {
            const { left, right, top } = field.getBoundingClientRect();
            return [left, right, top];
          }),
        );
      const whole = await edges();
      expect(whole.length).toBeGreaterThan(2);
      // A page that is still loading is drawn as far as it has arrived.
      await search.locator("button[type=submit]").evaluate((button) => button.remove());
      expect(await edges()).toEqual(whole);
    },
  );
}

test.describe("the City Hotel home", () => {
  test(
    "asks five things before it checks availability, and Favorite Place is four times there",
    { tag: onPhone },
    async ({ page }) => {
      await page.goto("/home4/");
      await expect(page.getByRole("link", { name: homeCity.hero.action.label })).toHaveAttribute(
        "href",
        "/room/",
      );
      const form = page.getByRole("form", { name: cityAvailability.title });
      const options = (name: string) => form.getByLabel(name).locator("option:not([value=''])");
      await expect(options(stayFields.adults.label)).toHaveText(
        labels(cityAvailability.adults.options),
      );
      await expect(options(stayFields.children.label)).toHaveText(
        labels(cityAvailability.children.options),
      );
      await expect(options(cityAvailability.location.label)).toHaveText(
        labels(cityAvailability.location.options),
      );
      await expect(
        form.getByLabel(cityAvailability.location.label).locator("option[value='']"),
      ).toBeDisabled();
      await form.getByRole("button").last().click();
      await expect(page).toHaveURL(/\/home4\/$/);
      await form.getByLabel(stayFields.checkIn.label).fill("2026-12-01");
      await form.getByLabel(stayFields.checkOut.label).fill("2026-12-03");
      await form.getByLabel(stayFields.adults.label).selectOption("2");
      await form.getByLabel(stayFields.children.label).selectOption("0");
      await form.getByLabel(cityAvailability.location.label).selectOption("bishoftu");
      await form.getByRole("button").last().click();
      await expect(page).toHaveURL(/\/home4\/find_room\/\?.*adult=2&children=0&location=bishoftu$/);
      await expect(page.getByRole("main").getByRole("status").first()).toContainText(
        faultTexts.place.replace("{place}", placeNames.bishoftu.name),
      );
    },
  );

  test(
    "has services, two films, testimonials, news and a gallery",
    { tag: onDesktop },
    async ({ page }) => {
      await page.goto("/home4/");
      const services = page.locator("#services article").getByRole("link");
      await expect(services).toHaveCount(extraServices.length);
      await expect(services.first()).toHaveAttribute("href", "/room_details/");
      await expect(page.getByRole("button", { name: /^Play video/ })).toHaveCount(2);
      await expect(page.locator("#testimonials article")).toHaveCount(cityTestimonials.length);
      const news = page
        .locator("#news article")
        .getByRole("link", { name: startingWith(blogPage.readMore) });
      await expect(news).toHaveCount(cityPosts.length);
      await expect(news.first()).toHaveAttribute("href", `${cityPosts[0]?.page}/`);
      await expect(page.locator("#gallery figure")).toHaveCount(cityGallery.length);
    },
  );
});

test.describe("the Apartment home", () => {
  test("turns its three slides by numbered thumbnails on wide screens, in sync", async ({
    page,
    isMobile,
  }) => {
    await page.goto("/home5/");
    const hero = page.getByRole("region", { name: homeApartment.hero.carouselLabel });
    await expect(hero.locator("[aria-roledescription='slide']")).toHaveCount(
      apartmentSlides.length,
    );
    const third = hero.getByRole("button", { name: "Go to slide 3" });
    await expect(third.locator("img")).toBeVisible({ visible: !isMobile });
    // A numeral as text would be missing from the button's name; a drawn one is not part of it.
    await expect(third).toHaveText("");
    const numeral = await third
      .locator("> *")
      .evaluate((plate) => getComputedStyle(plate, "::before").content);
    if (!isMobile) expect(numeral).toContain("counter(thumbnail, decimal-leading-zero)");
    await third.click();
    await expect(third).toHaveAttribute("aria-current", "true");
    await expect(hero.getByRole("heading", { name: apartmentSlides[2].title })).toBeInViewport();
    await hero.getByRole("button", { name: "Next slide" }).click();
    await expect(hero.getByRole("button", { name: "Go to slide 1" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(
      hero.getByRole("link", { name: homeApartment.hero.action.label }).first(),
    ).toHaveAttribute("href", "/home5/find_room/");
  });

  test("searches without a required field", { tag: onPhone }, async ({ page }) => {
    await page.goto("/home5/");
    const form = page.getByRole("form", { name: apartmentSearch.label });
    await expect(form.getByLabel(stayFields.children.label).locator("option")).toHaveText([
      apartmentSearch.children.placeholder,
      ...labels(apartmentSearch.children.options),
    ]);
    await form.getByRole("button").last().click();
    await expect(page).toHaveURL(/\/home5\/find_room\/\?/);
  });

  test(
    "has its tiles, badge, rooms and stories, three and then six",
    { tag: onDesktop },
    async ({ page }) => {
      await page.goto("/home5/");
      for (const { title } of apartmentFeatures) {
        await expect(page.getByRole("heading", { name: title })).toBeVisible();
      }
      await expect(main(page)).toContainText(
        new RegExp(`${escaped(badge.value)}\\s*${escaped(badge.label)}`, "i"),
      );
      const rooms = page.locator("#rooms article");
      await expect(rooms).toHaveCount(apartmentRooms.length);
      for (const [
        place,
        { title, sleeps, area, pricePerNight, page: own },
      ] of apartmentRooms.entries()) {
        const card = rooms.nth(place);
        await expect(card).toContainText(`Adults: ${sleeps} · Size: ${area}`);
        await expect(card).toContainText(dollars(pricePerNight));
        await expect(card.getByRole("link", { name: title, exact: true })).toHaveAttribute(
          "href",
          `${own}/`,
        );
        await expect(
          card.getByRole("link", { name: startingWith(apartmentAction.label) }),
        ).toHaveAttribute("href", /^\/find_room\/\?/);
      }
      const stories = page.locator("#blogs article:visible");
      await expect(stories).toHaveCount(collapsedCount);
      await page.getByRole("button", { name: homeApartment.blogs.expand }).click();
      await expect(stories).toHaveCount(apartmentBlogs.length);
      await expect(stories.getByText(apartmentBlogs[0]?.category ?? "")).toHaveCount(
        apartmentBlogs.length,
      );
      await expect(page.locator("#blogs h3 a")).toHaveAttribute("href", "/home5/room/");
      await page.getByRole("button", { name: homeApartment.blogs.collapse }).click();
      await expect(stories).toHaveCount(collapsedCount);
    },
  );

  test("shows a caption with the pointer or the keyboard, beneath its picture and for as long as it is read", async ({
    page,
    isMobile,
  }) => {
    await page.goto("/home5/");
    const room = page.locator("#gallery li").nth(1);
    const caption = room.getByText(apartmentGallery[1].caption).locator("..");
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
    await room.getByRole("link", { name: apartmentGalleryLink.label }).focus();
    await expect(caption).toHaveCSS("opacity", "1");
  });

  test(
    "opens its four pictures in the lightbox and gives the focus back",
    { tag: onPhone },
    async ({ page }) => {
      await page.goto("/home5/");
      const open = page.getByRole("button", { name: homeApartment.gallery.open });
      await open.click();
      const lightbox = page.getByRole("dialog", { name: homeApartment.gallery.title });
      await expect(lightbox).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Escape");
      await expect(lightbox).toBeHidden();
      await expect(open).toBeFocused();
      await expect(
        page.getByRole("link", { name: apartmentGalleryLink.label }).last(),
      ).toHaveAttribute("href", "/home5/room/");
    },
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("lists are open and searches go on", { tag: onDesktop }, async ({ page }) => {
    await page.goto("/home3/");
    await expect(page.locator("#rooms article:visible")).toHaveCount(hostelRooms.length);
    await page.goto("/home5/");
    await expect(page.locator("#blogs article:visible")).toHaveCount(apartmentBlogs.length);
    await page
      .getByRole("form", { name: apartmentSearch.label })
      .getByRole("button")
      .last()
      .click();
    await expect(page).toHaveURL(/\/home5\/find_room\//);
  });
});
