import { expect, type Page } from "@playwright/test";
import { lostWords } from "./layout";
import { share } from "./matrix";

/** WCAG 1.4.12: the spacing of letters, words, lines and paragraphs that a guest may set. */
const wideSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** WCAG 1.4.4: twice as large, without zoom. */
const largeLetters = "html { font-size: 200% !important; }";

type Condition = { when: string; width: number; height: number; style?: string };

/** A window of 1280 by 1024 px at a zoom of 400 % is 320 by 256 px. */
const narrowest: Condition = { when: "320 by 256 px", width: 320, height: 256 };

const conditions: readonly Condition[] = [
  { when: "667 by 375 px", width: 667, height: 375 },
  { when: "375 by 812 px", width: 375, height: 812 },
  ...[375, 320].flatMap((width) => [
    { when: `wide spacing, ${width} px`, width, height: 812, style: wideSpacing },
    { when: `large letters, ${width} px`, width, height: 812, style: largeLetters },
  ]),
];

/** A guest's own stylesheet, which the page's policy does not restrict. */
async function wearing(page: Page, style: string | undefined, look: () => Promise<void>) {
  await page.evaluate((text = "") => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, style);
  await look();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** No word may be lost in the narrowest window, nor in the other conditions that this page is tested in. */
export async function expectWordsWhole(page: Page, place: number) {
  for (const { when, width, height, style } of [narrowest, ...share(conditions, place, 3)]) {
    await page.setViewportSize({ width, height });
    await wearing(page, style, async () => {
      expect.soft(await lostWords(page), when).toEqual([]);
    });
  }
}
