import type { Page } from "@playwright/test";
import { compareTexts } from "@/content/compare";
import { concierge } from "@/content/concierge";
import { walk } from "./support/keyboard-walk";
import { lostWords, mostCovered, smallTargets } from "./support/layout";
import { readThrough } from "./support/reading";
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

async function expectWordsWhole(page: Page, when: string) {
  expect.soft(await lostWords(page), when).toEqual([]);
}

async function wearing(page: Page, style: string, look: () => Promise<void>) {
  const sheet = await page.addStyleTag({ content: style });
  await look();
  await sheet.evaluate((tag) => tag.parentNode?.removeChild(tag));
}

for (const address of oneOfEachModule) {
  test(
    `${address} has a finger's room for every press, and loses no word in a window of 320 px, on its side, with wide spacing, or with letters twice as large`,
    { tag: "@phone" },
    async ({ page, viewport }) => {
      await page.goto(address);
      await readThrough(page);
      // 1280 by 1024 px at 400 % are 320 by 256.
      for (const [width, height] of [
        [320, 256],
        [667, 375],
        [375, 812],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectWordsWhole(page, `${width} by ${height} px`);
      }
      for (const width of [375, 320]) {
        await page.setViewportSize({ width, height: 812 });
        await wearing(page, wideSpacing, () => expectWordsWhole(page, `wide spacing, ${width} px`));
        await wearing(page, largeLetters, () =>
          expectWordsWhole(page, `large letters, ${width} px`),
        );
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
      await readThrough(page);
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
