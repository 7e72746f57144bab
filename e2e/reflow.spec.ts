import { compareTexts } from "@/content/copy/compare";
import { concierge } from "@/content/copy/concierge";
import { quickDates } from "@/content/copy/quick-dates";
import { walk } from "./support/keyboard-walk";
import { mostCovered } from "./support/layout";
import { scrollThrough } from "./support/scroll";
import { startingWith } from "./support/words";
import { hydrate } from "./support/hydrate";
import { expect, test } from "./support/test";

/** Motion is off. e2e/every-page.spec.ts tests low and narrow windows on every page. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

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
      // The quoted element covers it; the window clips whatever is larger than it.
      const covered = stops.flatMap(({ name, findings }) =>
        findings.filter((each) => /^lies under .*"/.test(each)).map((each) => `${name} ${each}`),
      );
      expect(covered).toEqual([]);
    },
  );
}

test(
  "in a window of 320 px, dates that can be had in one click are read whole",
  { tag: "@phone" },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto("/find_room/");
    await hydrate(page);
    for (const name of [quickDates.nextWeekend, quickDates.week]) {
      const choice = page.getByRole("link", { name: startingWith(name) });
      await choice.focus();
      await expect(choice).toBeInViewport({ ratio: 1 });
    }
  },
);

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
