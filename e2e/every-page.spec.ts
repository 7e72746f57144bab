import type { Page } from "@playwright/test";
import { standalonePages } from "@/content/copy/standalone-pages";
import { posts } from "@/content/model/posts";
import { resorts } from "@/content/model/resorts";
import { allRooms } from "@/content/model/rooms";
import { allServices } from "@/content/model/services";
import { axeColourFindings, axeFindings } from "./support/axe";
import { lowContrastText } from "./support/text-contrast";
import { smallTargets } from "./support/layout";
import { isFull } from "./support/matrix";
import { scrollThrough } from "./support/scroll";
import { addresses, families, oneOfEachModule } from "./support/routes";
import { turn, type Theme } from "./support/theme";
import { expectWordsWhole } from "./support/reflow";
import { hydrate } from "./support/hydrate";
import { expect, test } from "./support/test";

/** Motion is off, so that the settled page is judged and not a moment of an entrance. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function expectNoSidewaysScroll(page: Page, widths: readonly number[], address = "") {
  const size = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: size?.height ?? 800 });
    const reach = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(reach, `reach of the page at ${width} px ${address}`).toBeLessThanOrEqual(width);
  }
}

type Look = { theme: Theme; width: number };

const otherTheme = ({ theme }: Look): Theme => (theme === "light" ? "dark" : "light");

/** Checks every rule at either width, each in one theme, and in the other theme only what that changes. */
const looks: readonly Look[] = [
  { theme: "light", width: 390 },
  { theme: "dark", width: 1280 },
];
const looksByTurns: readonly Look[] = [
  ...looks,
  { theme: "dark", width: 390 },
  { theme: "light", width: 1280 },
];

async function expectNoAxeFinding(page: Page, asked: readonly Look[], address = "") {
  const height = page.viewportSize()?.height ?? 800;
  for (const look of asked) {
    const other = otherTheme(look);
    await page.setViewportSize({ width: look.width, height });
    const when = (theme: Theme) => `axe at ${look.width} px, ${theme} ${address}`;
    await turn(page, look.theme);
    expect.soft(await axeFindings(page), when(look.theme)).toEqual([]);
    await turn(page, other);
    expect.soft(await axeColourFindings(page), when(other)).toEqual([]);
  }
}

async function expectNoLowContrast(page: Page, themes: readonly Theme[]) {
  for (const theme of themes) {
    await turn(page, theme);
    expect.soft(await lowContrastText(page), `too little contrast, ${theme}`).toEqual([]);
  }
}

/** Each page gets another combination, and each family of pages starts with a different one. */
function looksAt(place: number): readonly Look[] {
  return isFull ? looks : looksByTurns.slice(place % 4).slice(0, 1);
}

/** Returns whether the header of a page that begins on paper has the dark text colour; undefined for other pages. */
function headerOnPaper(): boolean | undefined {
  const [paper, header] = ['main [data-hero-ground="paper"]', ".site-header"].map((selector) =>
    document.querySelector(selector),
  );
  if (!paper || !header) return undefined;
  return getComputedStyle(header).color === getComputedStyle(document.body).color;
}

async function expectWellBuilt(page: Page, address = "") {
  await expect.soft(page, address).toHaveTitle(/\S/);
  await expect.soft(page.locator("h1"), address).toHaveCount(1);
  for (const landmark of ["banner", "main", "contentinfo"] as const) {
    await expect.soft(page.getByRole(landmark), `${landmark} ${address}`).toHaveCount(1);
  }
  await expect.soft(page.locator("main"), address).toHaveId("main");
  expect.soft(await page.evaluate(headerOnPaper), `the header's ink, ${address}`).not.toBe(false);
}

const widths = [320, 1280, 390];

async function expectSound(page: Page, asked: readonly Look[]) {
  await expectWellBuilt(page);
  await scrollThrough(page);
  await expectNoSidewaysScroll(page, widths);
  await expectNoLowContrast(page, isFull ? ["light", "dark"] : asked.map(({ theme }) => theme));
  await expectNoAxeFinding(page, asked);
}

for (const [place, address] of oneOfEachModule.entries()) {
  test(
    `${address} answers, is well built, fits every window, has words that stand out and no axe finding, has targets large enough to tap, and loses no word in a window of 320 px, on its side, with wide spacing, or with letters twice as large`,
    { tag: "@phone" },
    async ({ page, viewport }) => {
      test.slow();
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expectSound(page, looksAt(place));
      await turn(page, "light");
      await expectWordsWhole(page, place);
      if (viewport) await page.setViewportSize(viewport);
      // With a mouse 24 px are enough, which axe checks on every page (target-size).
      expect.soft(await smallTargets(page, 44), "smaller than a finger").toEqual([]);
    },
  );
}

/**
 * The full run opens every page of a family. The short one has tested its module above, by its example or in the root's shell, and opens
 * one page of each family that has no example, a shell or another view of a module, each time another module.
 */
for (const [family, { name, example, others: all }] of families.entries()) {
  const others = isFull ? all : example ? [] : all.slice(family % all.length).slice(0, 1);
  if (others.length === 0) continue;
  test(
    `the pages of ${name} answer, are well built and fit every window, without an axe finding`,
    { tag: "@phone" },
    async ({ page }) => {
      test.setTimeout(40_000 + 20_000 * others.length);
      for (const [place, address] of others.entries()) {
        const response = await page.goto(address);
        expect.soft(response?.status(), address).toBe(200);
        await expectWellBuilt(page, address);
        await hydrate(page);
        await expectNoSidewaysScroll(page, widths, address);
        await scrollThrough(page);
        await expectNoAxeFinding(page, looksAt(family + place), address);
        await turn(page, "light");
      }
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
    await expectSound(page, looks);
  },
);

test(
  "the variants have 61 pages with the list of resorts, every record has one, others are named one by one, and no two that search engines list share a title",
  {
    tag: "@desktop",
  },
  async ({ request }) => {
    const titles = new Map<string, string>();
    for (const address of addresses) {
      const response = await request.get(address);
      expect.soft(response.status(), address).toBe(200);
      const html = await response.text();
      expect.soft(html.match(/<h1[\s>]/g), `h1 of ${address}`).toHaveLength(1);
      expect.soft(html.match(/<main[\s>]/g), `main of ${address}`).toHaveLength(1);
      expect.soft(html, `main of ${address}`).toMatch(/<main[^>]* id="main"/);
      expect.soft(html, `a second connection of ${address}`).not.toContain("preconnect");
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
      expect.soft(title, `title of ${address}`).not.toBe("");
      expect.soft(canonical, `canonical of ${address}`).not.toBe("");
      titles.set(canonical, title);
    }
    const standalone = standalonePages.map(({ path }) => path);
    expect(standalone).toEqual(["/plan", "/am", "/stay_card", "/accessibility"]);
    // One for each record, and for the village.
    const records = [...allRooms, ...posts, ...allServices, ...resorts].length + 1;
    expect(new Set(addresses).size).toBe(61 + records + standalone.length);
    expect(titles.size).toBe(5 + 11 + 1 + records + standalone.length);
    expect(new Set(titles.values()).size).toBe(titles.size);
  },
);
