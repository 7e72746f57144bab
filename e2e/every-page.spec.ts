import type { Page } from "@playwright/test";
import { furtherPages } from "@/content/further-pages";
import { innerPages } from "@/content/pages";
import { axeColourFindings, axeFindings } from "./support/axe";
import { lowContrastText } from "./support/text-contrast";
import { isFull } from "./support/matrix";
import { scrollThrough } from "./support/scroll";
import { addresses, oneOfEachModule } from "./support/routes";
import { turn, type Theme } from "./support/theme";
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

type Look = { theme: Theme; width: number };

const otherTheme = ({ theme }: Look): Theme => (theme === "light" ? "dark" : "light");

/** Every rule at either width, each time in one theme; of the other theme only what it changes. */
const looks: readonly Look[] = [
  { theme: "light", width: 390 },
  { theme: "dark", width: 1280 },
];
const looksByTurns: readonly Look[] = [
  ...looks,
  { theme: "dark", width: 390 },
  { theme: "light", width: 1280 },
];

async function expectNoAxeFinding(page: Page, asked: readonly Look[]) {
  const height = page.viewportSize()?.height ?? 800;
  for (const look of asked) {
    const other = otherTheme(look);
    await page.setViewportSize({ width: look.width, height });
    await turn(page, look.theme);
    expect.soft(await axeFindings(page), `axe at ${look.width} px, ${look.theme}`).toEqual([]);
    await turn(page, other);
    expect.soft(await axeColourFindings(page), `axe at ${look.width} px, ${other}`).toEqual([]);
  }
}

async function expectNoLowContrast(page: Page, themes: readonly Theme[]) {
  for (const theme of themes) {
    await turn(page, theme);
    expect.soft(await lowContrastText(page), `too little contrast, ${theme}`).toEqual([]);
  }
}

/**
 * In the short run a page that has siblings in four other variants is looked into once by axe, in one of the five; the template itself
 * and every home always are.
 */
function isLookedInto(place: number, address: string): boolean {
  if (isFull || oneOfEachModule.includes(address)) return true;
  const pagesOfVariant = innerPages.length + 1;
  return (place % pagesOfVariant) % 4 === Math.floor(place / pagesOfVariant) - 1;
}

/** A page of each variant has another look, and so has each page of a variant. */
function looksAt(place: number): readonly Look[] {
  const pagesOfVariant = innerPages.length + 1;
  return isFull
    ? looks
    : looksByTurns.slice((place + Math.floor(place / pagesOfVariant)) % 4).slice(0, 1);
}

async function expectSound(page: Page, asked: readonly Look[], address = "", lookedInto = true) {
  await expect.soft(page).toHaveTitle(/\S/);
  await expect.soft(page.locator("h1")).toHaveCount(1);
  for (const landmark of ["banner", "main", "contentinfo"] as const) {
    await expect.soft(page.getByRole(landmark), landmark).toHaveCount(1);
  }
  await expect.soft(page.locator("main")).toHaveId("main");
  await scrollThrough(page);
  await expectNoSidewaysScroll(page, [320, 1280, 390]);
  if (oneOfEachModule.includes(address)) {
    await expectNoLowContrast(page, isFull ? ["light", "dark"] : asked.map(({ theme }) => theme));
  }
  if (lookedInto) await expectNoAxeFinding(page, asked);
}

for (const [place, address] of addresses.entries()) {
  test(
    `${address} answers, is well built, fits every window, has words that stand out and no axe finding`,
    { tag: "@phone" },
    async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expectSound(page, looksAt(place), address, isLookedInto(place, address));
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
