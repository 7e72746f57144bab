import type { Page, Request } from "@playwright/test";
import { connectWith } from "./support/connection";
import { slowView } from "./support/slow-network";
import { few } from "./support/matrix";
import { expect, test } from "./support/test";

test.use({ reusesTab: false });

const homes = ["/", "/home2/", "/home3/", "/home4/", "/home5/"];

type SlowView = Awaited<ReturnType<typeof slowView>>;

const isWithin = (time: number, most: number) => time > 0 && time < most;

const inTime = (view?: SlowView) =>
  view !== undefined && isWithin(view.stylesArrived, 1500) && isWithin(view.heroArrived, 3000);

for (const address of [...homes, "/room/", "/services/"]) {
  test(
    `at 1.6 Mbit/s and 300 ms ${address} can be read within 1.5 s, and its first picture is there within 3 s`,
    { tag: "@phone" },
    async ({ browser, baseURL }) => {
      // Arrivals, not paints: those wait for the machine too, and npm run bench tells them. The network is as slow each time, so the
      // best of three is its own doing.
      const views = [];
      do views.push(await slowView(browser, `${baseURL ?? ""}${address}`));
      while (views.length < 3 && !inTime(views.at(-1)));
      expect(views.some(inTime), JSON.stringify(views)).toBe(true);
    },
  );
}

test(
  "what browsers and search engines ask for unasked is there",
  { tag: "@desktop" },
  async ({ request }) => {
    for (const file of ["favicon.ico", "robots.txt", "sitemap.xml", "manifest.webmanifest"]) {
      expect.soft((await request.get(`/${file}`)).status(), file).toBe(200);
    }
  },
);

/** What the router fetches ahead of a next page. */
const isAhead = (request: Request) =>
  request.method() === "HEAD" || /\.txt$/.test(new URL(request.url()).pathname);

/** A pointer or a keyboard that stays so long on a link means it. */
const longRestMs = 500;

function watchAhead(page: Page): string[] {
  const ahead: string[] = [];
  page.on("request", (request) => {
    if (isAhead(request)) ahead.push(new URL(request.url()).pathname);
  });
  return ahead;
}

test(
  "no page fetches another ahead by itself, not even when it is read to its end",
  { tag: "@desktop" },
  async ({ page }) => {
    const ahead = watchAhead(page);
    for (const address of few(["/resorts/", "/room/", "/blog/", ...homes], 5)) {
      await page.goto(address);
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
          scrollTo({ top: y, behavior: "instant" });
          await new Promise((drawn) => requestAnimationFrame(drawn));
        }
      });
    }
    await page.waitForLoadState("networkidle");
    expect(ahead).toEqual([]);
  },
);

test(
  "a pointer at rest on a link fetches that page, once; one that passes by fetches nothing",
  { tag: "@desktop" },
  async ({ page }) => {
    const ahead = watchAhead(page);
    await page.clock.install();
    await page.goto("/contact/", { waitUntil: "networkidle" });
    const links = page.getByRole("contentinfo").getByRole("link");
    // A pointer on its way to somewhere else, faster than any test could move it.
    await links.evaluateAll((all) => {
      for (const link of all) {
        for (const type of ["pointerover", "pointerout"]) {
          link.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse" }));
        }
      }
    });
    const restOn = async (address: string) => {
      await page.mouse.move(5, 5);
      await page.getByRole("contentinfo").locator(`a[href$="${address}"]`).first().hover();
      await page.clock.runFor(longRestMs);
      await expect.poll(() => ahead.some((path) => path.startsWith(address))).toBe(true);
    };
    await restOn("/about/");
    await restOn("/about/");
    // What was fetched by mistake was asked for before this page.
    await restOn("/room/");
    const others = ahead.filter((path) => !/^\/(about|room)\//.test(path));
    expect(others).toEqual([]);
    expect(new Set(ahead).size).toBe(ahead.length);
  },
);

test(
  "a keyboard at rest on a link fetches that page; the links that it passes fetch nothing",
  { tag: "@desktop" },
  async ({ page }) => {
    const ahead = watchAhead(page);
    await page.goto("/contact/", { waitUntil: "networkidle" });
    const links = page.getByRole("contentinfo").getByRole("link");
    // A held Tab key, faster than any test could press it.
    await links.evaluateAll((all: HTMLElement[], last) => {
      for (const link of all) link.focus();
      all.find(({ textContent }) => textContent === last)?.focus();
    }, "About Resort");
    // Whatever was passed would have been asked for before the last link.
    await expect.poll(() => ahead.length).toBeGreaterThan(0);
    expect(ahead.filter((path) => !path.startsWith("/about/"))).toEqual([]);
  },
);

for (const connection of [{ saveData: true }, { effectiveType: "2g" }]) {
  test(
    `a link at rest fetches nothing over ${JSON.stringify(connection)}`,
    { tag: "@desktop" },
    async ({ page }) => {
      await connectWith(page, connection);
      const ahead = watchAhead(page);
      await page.clock.install();
      await page.goto("/contact/", { waitUntil: "networkidle" });
      await page.keyboard.press("Shift");
      await expect(page.locator("html[data-live]")).toHaveCount(1);
      await page.getByRole("contentinfo").locator('a[href$="/about/"]').first().hover();
      await page.clock.runFor(longRestMs);
      await page.waitForLoadState("networkidle");
      expect(ahead).toEqual([]);
    },
  );
}
