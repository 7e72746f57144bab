import type { Page } from "@playwright/test";
import { contactForm, counters, formAnswers, stayFields } from "@/content/copy/forms";
import { homeBooking } from "@/content/copy/home-booking";
import { pages } from "@/content/copy/pages";
import { stayTexts } from "@/content/copy/stay";
import { roomActions } from "@/content/model/rooms";
import { blogTags } from "@/content/model/posts";
import { counted, startingWith } from "./support/words";
import { servePaused } from "./support/paused-document";
import { onPhone } from "./support/phone";
import { breakOffBeforeMain, holdRequests, requestsFor } from "./support/requests";
import { few } from "./support/matrix";
import { expect, test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const scripts = "**/_next/static/chunks/*.js";
const waiting = (page: Page) => page.locator('script[type="text/late"]');
const hydrated = (page: Page) => page.locator("html[data-hydrated]");
const intend = (page: Page) => page.evaluate(() => dispatchEvent(new Event("wheel")));

const theme = (page: Page) => page.getByRole("button", { name: "Dark mode" });
const menu = (page: Page) => page.getByRole("button", { name: /^(Menu|Page)$/ });
const rooms = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: startingWith(counters.rooms.label) });
const hero = (page: Page) => page.getByRole("region", { name: homeBooking.hero.carouselLabel });
const question = (page: Page) => page.locator("main .faq button[aria-controls]").first();
const answer = (page: Page) => page.locator("main disclosure-panel").first();
const contact = (page: Page) => page.getByRole("form", { name: contactForm.title });

/** Which slide is in the middle of the row, or on top where slides fade. */
const slideShown = (page: Page) =>
  hero(page)
    .locator("[aria-roledescription=slide]")
    .first()
    .evaluate((slide) => {
      const { top } = slide.getBoundingClientRect();
      return document
        .elementsFromPoint(innerWidth / 2, top + 40)
        .find((each) => each.matches("[aria-roledescription=slide]"))
        ?.getAttribute("aria-label");
    });

/** Blocks every script, so that whatever still works does so without the framework. Returns a function that lets the scripts load. */
const holdScripts = (page: Page) => holdRequests(page, scripts);

test(
  "the list of pages closes behind a guest who tabs on without a pause",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/room/");
    await menu(page).press("Enter");
    const panel = page.locator("#pages-panel");
    await expect(panel).toBeVisible();
    const isOpen = () => panel.evaluate((element) => element.matches(":popover-open"));
    await page.evaluate(() => setInterval(() => dispatchEvent(new Event("keydown")), 100));
    for (let stop = 0; stop < 60 && (await isOpen()); stop += 1) {
      await page.keyboard.press("Tab", { delay: 120 });
    }
    expect(await isOpen()).toBe(false);
  },
);

test.describe("before the scripts run", { tag: "@phone" }, () => {
  test("the menu, the theme, the counters and the hero answer a click, and go on from there", async ({
    page,
  }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto("/");
    await menu(page).click();
    await expect(page.locator("#site-menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("#site-menu")).toBeHidden();

    await theme(page).click();
    await expect(page.locator("html")).toHaveClass(/\bdark\b/);

    await hero(page).getByRole("button", { name: "Next slide" }).click();
    await expect.poll(() => slideShown(page)).toMatch(/^2 of/);

    await rooms(page).click();
    await page.getByRole("button", { name: counters.rooms.add }).click();
    await page.getByRole("button", { name: counters.rooms.add }).click();
    await page.getByRole("button", { name: counters.rooms.remove }).click();
    await expect(page.locator("#rooms-panel output")).toHaveText("2");
    await expect(hydrated(page)).toHaveCount(0);

    releaseScripts();
    await expect(hydrated(page)).toHaveCount(1);
    await expect(theme(page)).toHaveAttribute("aria-pressed", "true");
    await expect(rooms(page)).toContainText("2");
    await expect(page.locator("#rooms-panel output")).toHaveText("2");
    await expect(hero(page).getByText(/^Slide 2 of/)).toBeAttached();
    expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBe("true");
    await page.getByRole("button", { name: counters.rooms.remove }).click();
    await expect(page.locator("#rooms-panel output")).toHaveText("1");
    await page.keyboard.press("Escape");
    await theme(page).click();
    await expect(page.locator("html")).not.toHaveClass(/\bdark\b/);
  });

  test("a date that is missing says so beside it, before and after, until it is given", async ({
    page,
  }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto("/find_room/");
    const form = page.getByRole("main").getByRole("form").first();
    const checkIn = form.getByLabel(stayFields.checkIn.label);
    const sentence = form.getByText(formAnswers.requiredText);
    await expect(sentence.first()).toBeHidden();
    await form.locator('[type="submit"]').click();
    await expect(sentence).toHaveCount(2);
    await expect(sentence.first()).toBeVisible();
    await expect(checkIn).toHaveAttribute("aria-invalid", "true");
    releaseScripts();
    await expect(hydrated(page)).toHaveCount(1);
    await expect(sentence.first()).toBeVisible();
    await expect(checkIn).toHaveAttribute("aria-invalid", "true");
    await checkIn.fill("2027-02-27");
    await expect(sentence.first()).toBeHidden();
    await expect(checkIn).toHaveAttribute("aria-invalid", "false");
  });

  test("a room that is booked takes along the stay in the address", async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto("/find_room/?selectedInDate=2026-12-01&selectedOutDate=2026-12-04&adult=3", {
      waitUntil: "domcontentloaded",
    });
    const book = page.getByRole("link", { name: startingWith(roomActions.book.label) }).first();
    await book.scrollIntoViewIfNeeded();
    await book.click();
    releaseScripts();
    await expect(page).toHaveURL(/selectedInDate=2026-12-01.*adult=3.*title=/);
  });

  test("a question opens for the Enter key, and closes for the space bar", async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto("/pricing/");
    await question(page).focus();
    await page.keyboard.press("Enter");
    await expect(answer(page)).toBeVisible();
    releaseScripts();
    await expect(hydrated(page)).toHaveCount(1);
    await expect(question(page)).toHaveAttribute("aria-expanded", "true");
    await expect(answer(page)).toBeVisible();
    await page.keyboard.press("Space");
    await expect(answer(page)).toBeHidden();
  });

  test("a form and a film that are asked for come when they can", async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto("/contact/");
    await contact(page)
      .getByLabel(contactForm.message.label)
      .fill("Two rooms by the lake, please.");
    await contact(page).locator('[type="submit"]').click();
    await expect(page).toHaveURL(/\/contact\/$/);
    releaseScripts();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByLabel(contactForm.message.label)).toHaveValue(
      "Two rooms by the lake, please.",
    );

    await page.goto("/");
    await hero(page)
      .getByRole("button", { name: /^Play video/ })
      .first()
      .click();
    await expect(page.getByRole("dialog").locator("video")).toBeVisible();
  });

  for (const address of few(["/", "/find_room/", "/home3/", "/room/"], 2))
    test(`what the server drew of ${address} stays through the start, and is there again on a way back`, async ({
      page,
    }) => {
      await page.goto(address);
      const drawn = page.locator("main :is(h2, h3), footer :is(h2, li)");
      const noted = await drawn.evaluateAll((elements) =>
        elements.map(({ firstChild }) => Object.assign(firstChild ?? {}, { wasDrawn: true })),
      );
      expect(noted.length).toBeGreaterThan(20);
      await intend(page);
      await expect(hydrated(page)).toHaveCount(1);
      const kept = await drawn.evaluateAll(
        (elements) =>
          elements.filter(({ firstChild }) => firstChild && "wasDrawn" in firstChild).length,
      );
      expect(kept).toBe(noted.length);

      const main = page.getByRole("main");
      const texts = await main.locator("h2, h3").allTextContents();
      await page.locator("footer a[href*='resorts/tana']").first().click();
      await expect(page).toHaveURL(/\/resorts\/tana\/$/);
      await page.goBack();
      const missing = () =>
        main.evaluate(
          ({ textContent }, all) => all.filter((text) => !textContent?.includes(text)),
          texts,
        );
      await expect.poll(missing).toEqual([]);
    });

  test("a page that something else has changed before its start is whole after it", async ({
    page,
    tolerate,
  }) => {
    // React reports it by the number of its message.
    tolerate(/Minified React error #4(18|23|25)/);
    await page.goto("/contact/");
    const text = await page.getByRole("main").innerText();
    await page
      .locator("main h2")
      .first()
      .evaluate((element) => element.remove());
    await expect(page.getByRole("main")).not.toHaveText(text);
    await intend(page);
    await expect(hydrated(page)).toHaveCount(1);
    await expect.poll(() => page.getByRole("main").innerText()).toBe(text);
  });

  for (const address of ["/contact/", "/no-such-page/"]) {
    test(`${address} starts when its document has come to its end, however early the guest moves`, async ({
      browser,
      baseURL,
    }) => {
      const slow = await servePaused(baseURL ?? "", "<footer");
      await onPhone(browser, { serviceWorkers: "block" }, async (page) => {
        const faults: string[] = [];
        page.on("pageerror", ({ message }) => faults.push(message));
        await page.goto(slow.origin + address, { waitUntil: "commit" });
        await expect(page.locator("main").first()).toBeAttached();
        const come = () =>
          performance.getEntriesByType("resource").filter(({ name }) => /\.js$/.test(name)).length;
        const named = await waiting(page).count();
        expect(named).toBeGreaterThan(1);
        await intend(page);
        await expect.poll(() => page.evaluate(come)).toBeGreaterThanOrEqual(named);
        await expect(hydrated(page)).toHaveCount(0);
        slow.goOn();
        await expect(hydrated(page)).toHaveCount(1);
        expect(faults).toEqual([]);
      }).finally(slow.close);
    });
  }

  test("a document that broke off is made whole by its scripts", async ({ page, tolerate }) => {
    tolerate(/Minified React error #4(18|23|25)/);
    await breakOffBeforeMain(page, "/contact/");
    await page.goto("/contact/");
    await expect(page.getByRole("main")).toHaveCount(0);
    await intend(page);
    await expect(contact(page)).toBeVisible();
  });

  test("nothing runs until the guest shows intent, and everything is there by then", async ({
    page,
  }) => {
    const asked = requestsFor(page, /_next\/static\/.*\.js$/);
    await page.goto("/about/", { waitUntil: "load" });
    const named = await waiting(page).evaluateAll((all) =>
      all.map((each) => new URL(each.getAttribute("data-src") ?? "", location.href).href),
    );
    // The scripts of every page, those of this one, and its data.
    expect(named.length).toBeGreaterThanOrEqual(3);
    await expect.poll(() => asked.toSorted()).toEqual(named.toSorted());
    await expect(hydrated(page)).toHaveCount(0);
    await intend(page);
    await expect(hydrated(page)).toHaveCount(1);
    await expect(waiting(page)).toHaveCount(0);
  });

  for (const address of [
    "/find_room/?selectedInDate=2026-12-01&selectedOutDate=2026-12-04",
    "/room_details/?title=Another+Room&price=550",
    "/resorts/#bishoftu",
  ]) {
    test(`${address} starts at once: only the scripts know what it is to show`, async ({
      page,
    }) => {
      await page.goto(address, { waitUntil: "load" });
      // Does not wait for the network, because the page would start by itself.
      expect(await waiting(page).count()).toBe(0);
    });
  }

  test("what only scripts can fill is filled without a move of the guest", async ({ page }) => {
    await page.goto("/stay_card/");
    await expect(hydrated(page)).toHaveCount(1);
  });
});

test.describe("for guests who like motion", { tag: "@desktop" }, () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a page that is only read starts by itself, and its slides with it", async ({ page }) => {
    await page.goto("/", { waitUntil: "commit" });
    await expect(waiting(page)).not.toHaveCount(0);
    await expect(hydrated(page)).toHaveCount(1);
    await expect(hero(page).getByRole("button", { name: "Pause autoplay" })).toBeVisible();
    await expect(hero(page)).toHaveAttribute("data-running");
  });
});

const formPages = ["/contact/", "/find_room/", "/blog_details/", "/services/"];

test.describe("forms and fields before and after the start", { tag: "@desktop" }, () => {
  test("typed words stay during hydration, and are answered", async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto(`/blog/`, { waitUntil: "commit" });
    const search = page.getByRole("searchbox");
    await search.fill(blogTags[0]);
    releaseScripts();
    await expect(hydrated(page)).toHaveCount(1);
    await expect(search).toHaveValue(blogTags[0]);
    await expect(page.getByRole("status").filter({ hasText: /match/ })).toBeVisible();
  });

  test("every field of every form keeps what was typed before the start", async ({ page }) => {
    for (const path of formPages) {
      const releaseScripts = await holdScripts(page);
      await page.goto(path, { waitUntil: "commit" });
      await page.locator("footer").waitFor();
      const fields = page.locator(
        ":is(input:not([type]), input[type=text], input[type=email], textarea):visible",
      );
      for (const field of await fields.all()) await field.fill("hanna@example.com");
      const typed = await fields.count();
      expect(typed).toBeGreaterThan(0);
      releaseScripts();
      await expect(hydrated(page)).toHaveCount(1);
      expect(
        await fields.evaluateAll((all) =>
          all
            .map((each) => "value" in each && each.value)
            .filter((value) => value !== "hanna@example.com"),
        ),
      ).toEqual([]);
      await page.unrouteAll();
    }
  });

  test("a search sent before the start finds its page, and a link its own", async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto(`/find_room/`, { waitUntil: "commit" });
    const form = page.getByRole("main").getByRole("form").first();
    await form.getByLabel(stayFields.checkIn.label).fill("2027-02-27");
    await form.getByLabel(stayFields.checkOut.label).fill("2027-03-02");
    await form.locator('[type="submit"]').click();
    await expect(page).toHaveURL(/find_room\/\?.*selectedInDate=2027-02-27/);
    releaseScripts();
    await expect(page.getByText(counted(3, stayTexts.night)).first()).toBeVisible();
    await page.goto(`/`, { waitUntil: "commit" });
    await page
      .getByRole("banner")
      .getByRole("link", { name: pages.about.menuLabel, exact: true })
      .click();
    await expect(page).toHaveURL(/\/about\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.about.bannerTitle);
  });

  test("after a way back the counters and the fields are as the guest left them", async ({
    page,
  }) => {
    await page.goto(`/find_room/`);
    await rooms(page).click();
    await page.getByRole("button", { name: counters.rooms.add }).click();
    await page.keyboard.press("Escape");
    await page.getByLabel(stayFields.checkIn.label).fill("2027-02-27");
    await expect(hydrated(page)).toHaveCount(1);
    await page.goto(`/about/`);
    await page.goBack();
    await expect(rooms(page)).toContainText("2");
    await expect(page.getByLabel(stayFields.checkIn.label)).toHaveValue("2027-02-27");
  });
});
