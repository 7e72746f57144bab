import type { Page } from "@playwright/test";
import { compareTexts } from "@/content/compare";
import { concierge } from "@/content/concierge";
import { walk } from "./support/keyboard-walk";
import { lostWords, mostCovered, smallTargets } from "./support/layout";
import { share } from "./support/matrix";
import { scrollThrough } from "./support/scroll";
import { oneOfEachModule } from "./support/routes";
import { expect, test } from "./support/test";

/** At rest, and open to the style sheets that guests bring along. */
test.use({ contextOptions: { reducedMotion: "reduce" }, bypassCSP: true });

/** WCAG 1.4.12: as far apart as a guest may set letters, words, lines and paragraphs. */
const wideSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** WCAG 1.4.4: twice as large, without zoom. */
const largeLetters = "html { font-size: 200% !important; }";

type Condition = { when: string; width: number; height: number; style?: string };

/** 1280 by 1024 px at 400 % are 320 by 256. */
const narrowest: Condition = { when: "320 by 256 px", width: 320, height: 256 };

const conditions: readonly Condition[] = [
  { when: "667 by 375 px", width: 667, height: 375 },
  { when: "375 by 812 px", width: 375, height: 812 },
  ...[375, 320].flatMap((width) => [
    { when: `wide spacing, ${width} px`, width, height: 812, style: wideSpacing },
    { when: `large letters, ${width} px`, width, height: 812, style: largeLetters },
  ]),
];

async function expectWordsWhole(page: Page, when: string) {
  expect.soft(await lostWords(page), when).toEqual([]);
}

async function wearing(page: Page, style: string, look: () => Promise<void>) {
  const sheet = await page.addStyleTag({ content: style });
  await look();
  await sheet.evaluate((tag) => tag.parentNode?.removeChild(tag));
}

for (const [place, address] of oneOfEachModule.entries()) {
  test(
    `${address} has a finger's room for every press, and loses no word in a window of 320 px, on its side, with wide spacing, or with letters twice as large`,
    { tag: "@phone" },
    async ({ page, viewport }) => {
      await page.goto(address);
      await scrollThrough(page);
      for (const { when, width, height, style } of [narrowest, ...share(conditions, place, 3)]) {
        await page.setViewportSize({ width, height });
        const look = () => expectWordsWhole(page, when);
        await (style ? wearing(page, style, look) : look());
      }
      if (viewport) await page.setViewportSize(viewport);
      // Under a mouse 24 px do: axe asks for them on every page (target-size).
      expect.soft(await smallTargets(page, 44), "smaller than a finger").toEqual([]);
    },
  );
}

for (const address of ["/", "/find_room/?compare=superior-room.double-room"]) {
  test(
    `${address} keeps a window of 320 by 256 px for the page, and for what the keyboard comes to`,
    { tag: "@phone" },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(address);
      await scrollThrough(page);
      if (address === "/") await page.getByRole("button", { name: concierge.launch }).waitFor();
      else await page.getByRole("button", { name: compareTexts.compare, exact: true }).waitFor();
      expect.soft(await mostCovered(page)).toBeLessThan(100 / 3);
      const { stops } = await walk(page, "Tab");
      // Named in quotes is what lies over it; the window's edge cuts whatever is larger than the window.
      const covered = stops.flatMap(({ name, findings }) =>
        findings.filter((each) => /^lies under .*"/.test(each)).map((each) => `${name} ${each}`),
      );
      expect(covered).toEqual([]);
    },
  );
}

test(
  "a comparison that opens in a low window is brought into view",
  { tag: "@phone" },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto("/find_room/?compare=superior-room.double-room");
    await page.getByRole("button", { name: compareTexts.compare, exact: true }).press("Enter");
    await expect(page.getByRole("heading", { name: compareTexts.title })).toBeInViewport();
  },
);
