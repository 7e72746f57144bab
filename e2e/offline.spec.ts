import { connectWith } from "./support/connection";
import { startReleases, type Releases } from "./support/releases";
import { startSilentHost } from "./support/silent-host";
import { hydrate } from "./support/hydrate";
import { expect, test } from "./support/test";
import type { Page } from "@playwright/test";
import { contactForm } from "@/content/copy/forms";
import { pages } from "@/content/copy/pages";
import { houseOf } from "@/content/model/houses";
import { site } from "@/content/model/site";
import { stayCard } from "@/content/copy/stay-card";

test.use({
  reusesTab: false,
  serviceWorkers: "allow",
  contextOptions: { reducedMotion: "reduce" },
});

let releases: Releases;
test.beforeAll(async () => {
  releases = await startReleases();
});
test.afterAll(() => releases.close());
test.beforeEach(({ tolerate }) => {
  releases.publish("old");
  tolerate(/another host|ERR_INTERNET_DISCONNECTED|ERR_FAILED|RSC payload/);
});

/** Returns the cached pages by release. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const all = await (await caches.open(name)).keys();
      found[name] = all
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => path.endsWith("/"));
    }
    return found;
  });

const keptPages = async (page: Page) => Object.values(await kept(page)).flat();

async function visit(page: Page, path: string, { origin }: { origin: string } = releases) {
  await page.goto(`${origin}${path}`);
  await hydrate(page);
  await expect.poll(() => keptPages(page), { timeout: 20_000 }).toContain(path);
}

test("visited pages open offline, others lead to the stay card, and the line's return brings them back", async ({
  page,
  context,
}) => {
  await visit(page, "/pricing/");
  await visit(page, "/about/");
  await context.setOffline(true);

  await page.goto(`${releases.origin}/pricing/?from=memory`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.pricing.bannerTitle);
  await page.getByRole("main").getByRole("button", { expanded: false }).first().click();
  await expect(
    page.getByRole("main").getByRole("button", { expanded: true }).first(),
  ).toBeVisible();

  await page.goto(`${releases.origin}/our_team/`);
  await expect(page).toHaveURL(/\/stay_card\/#offline$/);
  await expect(page.getByText(stayCard.offline.text)).toBeVisible();
  const keptLink = page.locator("#offline a[href$='/pricing/']");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(stayCard.title);
  await expect(page.getByRole("main").getByText(site.phones.tana)).toBeVisible();
  await expect(page.getByRole("main").getByText(houseOf("tana").checkIn[0])).toBeVisible();

  await keptLink.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.pricing.bannerTitle);

  await context.setOffline(false);
  await page.goto(`${releases.origin}/our_team/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.our_team.bannerTitle);
});

test("a page reached by a link is kept as well", async ({ page, context }) => {
  await visit(page, "/about/");
  await page
    .getByRole("banner")
    .getByRole("link", { name: pages.contact.menuLabel, exact: true })
    .click();
  await page.waitForURL("**/contact/");
  await hydrate(page);
  await expect.poll(() => keptPages(page), { timeout: 20_000 }).toContain("/contact/");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("form", { name: contactForm.title })).toBeVisible();
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
});

test("a new release keeps nothing of the one before, and never both", async ({ page, context }) => {
  await visit(page, "/about/");
  const [old] = Object.keys(await kept(page));
  releases.publish("new");
  await page.goto(`${releases.origin}/pricing/`);
  await hydrate(page);
  await expect
    .poll(async () => Object.keys(await kept(page)).includes(String(old)), { timeout: 20_000 })
    .toBe(false);
  await expect.poll(() => keptPages(page), { timeout: 20_000 }).toContain("/pricing/");
  expect(Object.keys(await kept(page))).toHaveLength(1);
  expect(await keptPages(page)).not.toContain("/about/");

  await context.setOffline(true);
  await page.reload();
  const scripts = await page
    .locator("script[src]")
    .evaluateAll((all) => all.map((each) => each.getAttribute("src")));
  expect(scripts.join()).toMatch(/99\.js/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.pricing.bannerTitle);
});

test("a page that the host takes and never answers opens as it was kept", async ({ page }) => {
  const host = await startSilentHost(releases.origin);
  await visit(page, "/about/", host);
  host.goSilent(/^\/about\//);
  await page.goto(`${host.origin}/about/?from=memory`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.about.bannerTitle);
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
  host.close();
});

test("nothing is kept for a guest who saves data", async ({ page }) => {
  await connectWith(page, { saveData: true, effectiveType: "4g" });
  await page.goto(`${releases.origin}/about/`);
  await page.keyboard.press("Shift");
  await page.waitForLoadState("networkidle");
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});
