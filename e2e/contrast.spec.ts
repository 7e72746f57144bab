import type { Page } from "@playwright/test";
import { lowContrastTextOnPictures } from "./support/text-contrast";
import { share } from "./support/matrix";
import { scrollThrough } from "./support/scroll";
import { turn } from "./support/theme";
import { expect, test } from "./support/test";

/** Motion is off, and the policy is bypassed for the style that makes text transparent while its background is measured. */
test.use({ contextOptions: { reducedMotion: "reduce" }, bypassCSP: true });

const nowhere = "/no-such-page/";

const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** Pages with text over a picture at the top or further down; a name in brackets is the region's. */
const pictured: readonly { address: string; band?: string }[] = [
  { address: "/" },
  { address: "/", band: "#resort-panels" },
  { address: "/", band: "#suites" },
  { address: "/home2/" },
  { address: "/home3/" },
  { address: "/home4/" },
  { address: "/home5/" },
  { address: "/about/" },
  { address: "/about/", band: "#film" },
  { address: "/room/" },
  { address: "/find_room/" },
  { address: "/services/" },
  { address: "/resorts/" },
  { address: "/resorts/tana/" },
  { address: "/plan/" },
  { address: "/am/" },
  { address: nowhere },
];

const outermost = windows.filter((_, place) => place === 0 || place === windows.length - 1);

/** The dark theme darkens the same picture a little, so the narrowest and the widest window are enough. */
const windowsBy = {
  light: (place: number) => share(windows, place, 4),
  dark: (place: number) => share(outermost, place, 2),
} as const;

async function picturesAreThere(page: Page) {
  await page.evaluate(async () => {
    const inWindow = [...document.images].filter((image) => {
      const { width, top, bottom } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0;
    });
    await Promise.all(inWindow.map((image) => image.decode().catch(() => undefined)));
  });
}

/** The slides of the hero, one after another, or its only view. */
async function views(page: Page, band: string | undefined): Promise<(() => Promise<void>)[]> {
  if (band) return [() => page.locator(band).evaluate((each) => each.scrollIntoView())];
  const opening = page.getByRole("main").locator(":scope > :first-child");
  const turns = await opening.getByRole("button", { name: /^Go to slide/ }).all();
  return turns.length > 0 ? turns.map((turn) => () => turn.click()) : [async () => {}];
}

for (const [place, { address, band }] of share(pictured, 0, 2).entries()) {
  test(
    `words on pictures ${band ? `in ${band} of` : "at the top of"} ${address} stand out from the pixels behind them in every window and either theme`,
    { tag: "@desktop" },
    async ({ page, tolerate }) => {
      test.slow();
      if (address === nowhere) tolerate(/404/);
      await page.goto(address);
      await scrollThrough(page);
      for (const theme of ["light", "dark"] as const) {
        await turn(page, theme);
        for (const size of windowsBy[theme](place)) {
          await page.setViewportSize(size);
          for (const [view, show] of (await views(page, band)).entries()) {
            await show();
            // A click may scroll, and nobody has to read text under the header.
            if (!band) await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
            await picturesAreThere(page);
            const faint = await lowContrastTextOnPictures(page);
            expect.soft(faint, `${theme}, ${size.width} px, view ${view + 1}`).toEqual([]);
          }
        }
      }
    },
  );
}
