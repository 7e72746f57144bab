import type { Page } from "@playwright/test";
import { furtherPages } from "@/content/further-pages";
import { axeColourFindings, axeFindings } from "./support/axe";
import { readThrough } from "./support/reading";
import { addresses } from "./support/routes";
import { turn } from "./support/theme";
import { expect, test } from "./support/test";

/** Motion is off, so that what is judged is the settled page and not a moment of an entrance. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function expectNoSidewaysScroll(page: Page, widths: readonly number[]) {
  const size = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: size?.height ?? 800 });
    const reach = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(reach, `reach of the page at ${width} px`).toBeLessThanOrEqual(width);
  }
}

/** Every rule at either width, each time in one theme; of the other theme only what it changes. */
async function expectNoAxeFinding(page: Page) {
  const height = page.viewportSize()?.height ?? 800;
  expect.soft(await axeFindings(page), "axe on a phone, light").toEqual([]);
  await turn(page, "dark");
  expect.soft(await axeColourFindings(page), "axe on a phone, dark").toEqual([]);
  await page.setViewportSize({ width: 1280, height });
  expect.soft(await axeFindings(page), "axe in a wide window, dark").toEqual([]);
  await turn(page, "light");
  expect.soft(await axeColourFindings(page), "axe in a wide window, light").toEqual([]);
}

async function expectSound(page: Page) {
  await expect.soft(page).toHaveTitle(/\S/);
  await expect.soft(page.locator("h1")).toHaveCount(1);
  for (const landmark of ["banner", "main", "contentinfo"] as const) {
    await expect.soft(page.getByRole(landmark), landmark).toHaveCount(1);
  }
  await expect.soft(page.locator("main")).toHaveId("main");
  await readThrough(page);
  await expectNoSidewaysScroll(page, [320, 1280, 390]);
  await expectNoAxeFinding(page);
}

for (const address of addresses) {
  test(
    `${address} answers, is well built, fits every window and has no axe finding, light or dark, narrow or wide`,
    { tag: "@phone" },
    async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expectSound(page);
    },
  );
}

test(
  "a path that leads nowhere answers 404 with a page as sound as any other",
  { tag: "@phone" },
  async ({ page, tolerate }) => {
    tolerate(/404/);
    const response = await page.goto("/home4/no-such-page/");
    expect(response?.status()).toBe(404);
    await expectSound(page);
  },
);

test(
  "the variants have 61 pages with the resorts, others are named one by one, and no two that search engines list share a title",
  {
    tag: "@desktop",
  },
  async ({ request }) => {
    const titles = new Map<string, string>();
    for (const address of addresses) {
      const html = await (await request.get(address)).text();
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
      expect.soft(title, `title of ${address}`).not.toBe("");
      expect.soft(canonical, `canonical of ${address}`).not.toBe("");
      titles.set(canonical, title);
    }
    const further = furtherPages.map(({ path }) => path);
    expect(further).toEqual(["/plan", "/am", "/stay_card", "/accessibility"]);
    expect(new Set(addresses).size).toBe(61 + further.length);
    expect(titles.size).toBe(5 + 11 + 1 + further.length);
    expect(new Set(titles.values()).size).toBe(titles.size);
  },
);
