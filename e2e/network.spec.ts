import type { Page } from "@playwright/test";
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
      // Measures arrivals and not paints, which depend on the machine (npm run bench measures those). The network is equally slow each
      // time, so the best of three is the page's own time.
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

/** Returns which pages the browser prerenders or prefetches, as it reports for the speculation rules. */
async function watchAhead(page: Page): Promise<ReadonlySet<string>> {
  const ahead = new Set<string>();
  const client = await page.context().newCDPSession(page);
  await client.send("Preload.enable");
  client.on("Preload.prefetchStatusUpdated", ({ prefetchUrl }) => {
    ahead.add(new URL(prefetchUrl).pathname);
  });
  return ahead;
}

test(
  "no page has another prepared by itself, not even when it is read to its end",
  { tag: "@desktop" },
  async ({ page }) => {
    const ahead = await watchAhead(page);
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
    expect([...ahead]).toEqual([]);
  },
);

const footerLink = (page: Page, address: string) =>
  page.getByRole("contentinfo").locator(`a[href$="${address}"]`).first();

test(
  "a pointer at rest on a link has that page prepared, and no other",
  { tag: "@desktop" },
  async ({ page }) => {
    const ahead = await watchAhead(page);
    await page.goto("/contact/", { waitUntil: "networkidle" });
    for (const address of ["/about/", "/room/"]) {
      await footerLink(page, address).hover();
      await expect.poll(() => ahead.has(address)).toBe(true);
    }
    expect([...ahead]).toEqual(["/about/", "/room/"]);
  },
);

for (const connection of [{ saveData: true }, { effectiveType: "2g" }]) {
  test(
    `no page is prepared over ${JSON.stringify(connection)}`,
    { tag: "@desktop" },
    async ({ page }) => {
      await connectWith(page, connection);
      await page.goto("/contact/");
      await expect(page.locator("[type=speculationrules]")).toHaveCount(0);
    },
  );
}
