import type { Locator, Page } from "@playwright/test";
import { heroAutoplayMs } from "@/lib/browser/timing";
import { aboutBlock } from "@/content/copy/about";
import { homeApartment } from "@/content/copy/home-apartment";
import { homeBooking } from "@/content/copy/home-booking";
import { homeCity } from "@/content/copy/home-city";
import { homeResort } from "@/content/copy/home-resort";
import { offersHeading } from "@/content/model/offers";
import { suitesHeading } from "@/content/copy/suites";
import { testimonialsHeading } from "@/content/model/testimonials";
import { vouchers, vouchersHeading } from "@/content/model/vouchers";
import { onDesktop, onPhone, share } from "./support/matrix";
import { holdRequests } from "./support/requests";
import { expect, test } from "./support/test";

const carousel = (page: Page, label: string) =>
  page.getByRole("region", { name: label, exact: true });
const slides = (region: Locator) => region.locator("[aria-roledescription=slide]");

/** Counts visible slides in halves, because a gallery cuts one to show that there are more. */
async function slidesInView(region: Locator): Promise<number> {
  return slides(region).evaluateAll((all) => {
    const row = all[0]?.parentElement?.parentElement?.getBoundingClientRect();
    const shares = all.map((slide) => {
      const { left, right, width } = slide.getBoundingClientRect();
      if (!row || !slide.checkVisibility({ visibilityProperty: true })) return 0;
      return Math.max(0, Math.min(right, row.right) - Math.max(left, row.left)) / width;
    });
    return Math.round(2 * shares.reduce((sum, share) => sum + share, 0)) / 2;
  });
}

/** Waits until Swiper has taken over, because on a busy machine it may be requested long after the network was idle. */
async function bringUp(region: Locator) {
  await region.page().keyboard.press("Shift");
  await region.scrollIntoViewIfNeeded();
  await expect(region.locator(".swiper-initialized")).toHaveCount(1);
}

async function pause(region: Locator) {
  const button = region.getByRole("button", { name: "Pause autoplay" });
  if (await button.isVisible()) await button.click();
}

/** Only Swiper reacts to dragging with a mouse; a native scroll row does not. */
async function drag(slide: Locator, by: number) {
  await slide.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  const box = await slide.boundingBox();
  if (!box) throw new Error("The slide is not drawn.");
  const { mouse } = slide.page();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + by / 2, y, { steps: 4 });
  await mouse.move(x + by, y, { steps: 4 });
  await mouse.up();
}

const current = (region: Locator) =>
  region
    .getByRole("button", { name: /^Go to slide/, disabled: false })
    .and(region.locator("[aria-current=true]"));

test.describe("in a window of every width", { tag: "@desktop" }, () => {
  const three = { 360: 1, 767: 1, 768: 2, 991: 2, 992: 3, 1920: 3 };
  const atMost = (slides: number, views: Record<number, number>) =>
    Object.fromEntries(
      Object.entries(views).map(([width, count]) => [width, Math.min(count, slides)]),
    );
  const gallery = { 360: 1, 400: 1.5, 599: 1.5, 600: 2, 768: 2.5, 992: 3.5, 1199: 3.5, 1200: 4.5 };
  type Row = { label: string; gap: number; views: Record<number, number> };
  const rowsOf = {
    "/": [
      { label: vouchersHeading.label, gap: 20, views: atMost(vouchers.length, three) },
      { label: homeBooking.rooms.label, gap: 20, views: three },
      { label: suitesHeading.label, gap: 20, views: three },
      {
        label: offersHeading.label,
        gap: 20,
        views: { 360: 1, 599: 1, 600: 2, 768: 3, 1199: 3, 1200: 4 },
      },
      {
        label: testimonialsHeading.label,
        gap: 20,
        views: { 360: 1, 600: 1, 767: 1, 768: 2, 1920: 2 },
      },
      { label: aboutBlock.label, gap: 20, views: { 360: 1, 1920: 1 } },
      { label: homeBooking.hero.carouselLabel, gap: 0, views: { 360: 1, 1920: 1 } },
    ],
    "/home2/": [
      { label: homeResort.feedback.label, gap: 30, views: { 360: 1, 991: 1, 992: 2, 1920: 2 } },
    ],
    "/home4/": [
      {
        label: homeCity.news.label,
        gap: 20,
        views: { 360: 1, 599: 1, 600: 2, 999: 2, 1000: 3, 1920: 3 },
      },
      { label: homeCity.gallery.label, gap: 20, views: gallery },
    ],
    "/home5/": [
      { label: homeApartment.rooms.label, gap: 20, views: three },
      { label: homeApartment.hero.carouselLabel, gap: 0, views: { 360: 1, 1920: 1 } },
    ],
  } as const satisfies Record<string, readonly Row[]>;

  /** Tests every row at each of its widths (every second row in the short run), and resizes the page once a width. */
  async function expectViews(page: Page, rows: readonly Row[], when: string, turn: number) {
    const widths = new Set(rows.flatMap(({ views }) => Object.keys(views).map(Number)));
    for (const width of share(
      [...widths].sort((one, other) => one - other),
      turn,
      2,
    )) {
      await page.setViewportSize({ width, height: 800 });
      for (const { label, views } of rows) {
        const count = views[width];
        if (count === undefined) continue;
        const seen = () => slidesInView(carousel(page, label));
        await expect.soft.poll(seen, `“${label}”, ${when}, at ${width} px`).toBe(count);
      }
    }
  }

  for (const [path, rows] of Object.entries(rowsOf)) {
    test(`every row of ${path} shows as many slides as specified, with and without its slider`, async ({
      page,
    }) => {
      test.slow();
      await page.goto(path);
      await expectViews(page, rows, "at first", 0);
      for (const { label, gap } of rows.filter((row) => row.gap > 0)) {
        const [first, second] = await slides(carousel(page, label)).all();
        const [left, right] = [await first?.boundingBox(), await second?.boundingBox()];
        const between = (right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0);
        expect.soft(between, `between the slides of “${label}”`).toBeCloseTo(gap, 1);
      }
      for (const { label } of rows) {
        await bringUp(carousel(page, label));
        await pause(carousel(page, label));
      }
      await expectViews(page, rows, "with the slider", 1);
    });
  }

  test("a row whose slides all fit has nothing to turn, and says nothing of turning", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    await expect(carousel(page, vouchersHeading.label).getByRole("button")).toHaveCount(0);
    const offers = carousel(page, offersHeading.label);
    await expect(offers.getByRole("button", { name: "Next slide" })).toBeDisabled();
    await expect(offers.getByRole("button", { name: /^Go to slide/ })).toHaveCount(0);
  });

  test("the mouse turns the offers although their arrows do not, and a drag is not a click", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await page.goto("/");
    const offers = carousel(page, offersHeading.label);
    await bringUp(offers);
    await expect(async () => {
      await drag(slides(offers).first(), -200);
      await expect(current(offers)).toHaveAccessibleName("Go to slide 2", { timeout: 500 });
    }).toPass();
    await expect(page).toHaveURL("/");
    await expect(offers.getByRole("button", { name: "Next slide" })).toBeDisabled();
  });
});

test("nothing moves on the page when the sliders arrive", { tag: onDesktop }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.get(window, "shifts").push(entry.toJSON());
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  for (const label of [vouchersHeading.label, homeBooking.rooms.label, testimonialsHeading.label]) {
    await bringUp(carousel(page, label));
  }
  await expect
    .poll(() => page.getByRole("region").locator(".swiper-initialized").count())
    .toBeGreaterThan(2);
  expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
});

test(
  "a row that has been scrolled keeps its place when the slider takes it over",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const html = await (await page.request.get("/")).text();
    const releaseEngine = await holdRequests(page, ({ pathname }) => {
      const name = pathname.split("/").pop() ?? "";
      return /^\/_next\/static\/.*\.js$/.test(pathname) && !html.includes(name);
    });

    await page.goto("/", { waitUntil: "domcontentloaded" });
    const rooms = carousel(page, homeBooking.rooms.label);
    await page.keyboard.press("Shift");
    await rooms.scrollIntoViewIfNeeded();
    await rooms.getByRole("button", { name: "Next slide" }).click();
    const second = slides(rooms).nth(1);
    const place = async () => Math.round((await second.boundingBox())?.x ?? 0);
    await expect.poll(place).toBe(20);

    releaseEngine();
    await page.waitForLoadState("networkidle");
    await expect(current(rooms)).toHaveAccessibleName("Go to slide 2");
    expect(await place()).toBe(20);
    await expect(async () => {
      await drag(second, 250);
      await expect(current(rooms)).toHaveAccessibleName("Go to slide 1", { timeout: 500 });
    }).toPass();
  },
);

test(
  "arrows turn the row, come round at its ends, and are there before the slider is",
  { tag: onPhone },
  async ({ page }) => {
    await page.goto("/");
    const rooms = carousel(page, homeBooking.rooms.label);
    const stops = rooms.getByRole("button", { name: /^Go to slide/ });
    await bringUp(rooms);
    const last = await stops.count();
    expect(last).toBeGreaterThan(1);
    for (let stop = 2; stop <= last; stop += 1) {
      await rooms.getByRole("button", { name: "Next slide" }).click();
      await expect(current(rooms)).toHaveAccessibleName(`Go to slide ${stop}`);
    }
    await rooms.getByRole("button", { name: "Next slide" }).click();
    await expect(current(rooms)).toHaveAccessibleName("Go to slide 1");
    await rooms.getByRole("button", { name: "Previous slide" }).click();
    await expect(current(rooms)).toHaveAccessibleName(`Go to slide ${last}`);
  },
);

test(
  "the keyboard reaches a slide out of view, and brings it into view",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto("/");
    const rooms = carousel(page, homeBooking.rooms.label);
    await bringUp(rooms);
    const links = rooms.locator("[aria-roledescription=slide] a");
    await rooms.getByRole("button", { name: "Next slide" }).focus();
    const count = await links.count();
    for (let link = 0; link < count; link += 1) await page.keyboard.press("Tab");
    await expect(links.last()).toBeFocused();
    // A row moved by fractions of a pixel may end slightly outside.
    await expect(links.last()).toBeInViewport({ ratio: 0.98 });
    await page.keyboard.press("ArrowLeft");
    await expect(current(rooms)).not.toHaveAccessibleName(
      `Go to slide ${await rooms.getByRole("button", { name: /^Go to slide/ }).count()}`,
    );
  },
);

test("a finger turns the row", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  const rooms = carousel(page, homeBooking.rooms.label);
  await bringUp(rooms);
  const box = await slides(rooms).first().boundingBox();
  if (!box) throw new Error("The first slide is not drawn.");
  const finger = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: box.y + 60 }];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(320) });
  for (let x = 300; x >= 80; x -= 20) {
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(x) });
  }
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(current(rooms)).toHaveAccessibleName("Go to slide 2");
});

test.describe("the hero", () => {
  const hero = (page: Page) => carousel(page, homeBooking.hero.carouselLabel);

  async function open(page: Page) {
    await page.clock.install();
    await page.goto("/");
    await page.keyboard.press("Shift");
    await page.clock.runFor(4_000);
    await page.waitForLoadState("networkidle");
    await page.clock.runFor(1_000);
  }

  test(
    "shows one slide from the frame in which its slides lie on one another",
    { tag: onPhone },
    async ({ page }) => {
      await page.addInitScript(() => {
        const seen = { frames: 0, others: 0 };
        Object.assign(globalThis, { stacked: seen });
        const look = () => {
          const others = document.querySelectorAll(
            "[data-effect=fade] .swiper-initialized .carousel-slide:not([data-active])",
          );
          if (others.length > 0) seen.frames += 1;
          for (const slide of others)
            seen.others = Math.max(seen.others, Number(getComputedStyle(slide).opacity));
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.goto("/");
      await page.keyboard.press("Shift");
      await expect.poll(() => page.evaluate("stacked.frames")).toBeGreaterThan(10);
      expect(await page.evaluate("stacked.others")).toBe(0);
    },
  );

  test(
    "turns after ten seconds until the guest pauses it",
    { tag: onDesktop },
    async ({ page }) => {
      await open(page);
      await expect(current(hero(page))).toHaveAccessibleName("Go to slide 1");
      await page.clock.runFor(heroAutoplayMs);
      await expect(current(hero(page))).toHaveAccessibleName("Go to slide 2");
      await hero(page).getByRole("button", { name: "Pause autoplay" }).click();
      await page.clock.runFor(3 * heroAutoplayMs);
      await expect(current(hero(page))).toHaveAccessibleName("Go to slide 2");
      await expect(hero(page).getByRole("button", { name: "Play autoplay" })).toBeVisible();
    },
  );

  test(
    "shows one slide, and keeps the others from every kind of guest",
    { tag: onPhone },
    async ({ page }) => {
      await open(page);
      await hero(page).getByRole("button", { name: "Go to slide 3" }).click();
      await page.clock.runFor(4_000);
      await expect(hero(page).getByRole("group", { name: "3 of 4" })).toBeVisible();
      await expect(slides(hero(page)).nth(0)).toBeHidden();
      await expect(hero(page).getByRole("link").first()).toBeVisible();
    },
  );

  test.describe("for guests who asked for less motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("stands still, and so has nothing to pause", { tag: onDesktop }, async ({ page }) => {
      await open(page);
      await page.clock.runFor(5 * heroAutoplayMs);
      await expect(current(hero(page))).toHaveAccessibleName("Go to slide 1");
      await expect(hero(page).getByRole("button", { name: /autoplay/ })).toHaveCount(0);
    });
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a row scrolls, and has no buttons that would do nothing",
    { tag: "@desktop" },
    async ({ page, tolerate }) => {
      tolerate(/csp$/);
      await page.setViewportSize({ width: 700, height: 900 });
      await page.goto("/");
      const rooms = carousel(page, homeBooking.rooms.label);
      await expect(rooms.getByRole("button")).toHaveCount(0);
      const last = slides(rooms).last();
      await slides(rooms).first().scrollIntoViewIfNeeded();
      await expect(last).not.toBeInViewport();
      await slides(rooms).first().hover();
      for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(300, 0);
      await expect(last).toBeInViewport();
    },
  );
});
