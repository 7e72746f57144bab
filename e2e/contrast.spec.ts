import type { Page } from "@playwright/test";
import { faintOnPaper, faintOnPictures } from "./support/legibility";
import { readThrough } from "./support/reading";
import { oneOfEachModule } from "./support/routes";
import { turn } from "./support/theme";
import { expect, test } from "./support/test";

/** At rest, and open to the style that makes letters transparent while their ground is measured. */
test.use({ contextOptions: { reducedMotion: "reduce" }, bypassCSP: true });

const nowhere = "/no-such-page/";

for (const address of oneOfEachModule) {
  test(
    `on ${address} sentences stand out 7 to 1 from the paper, and labels and controls as AA asks, by day and by night`,
    { tag: "@phone" },
    async ({ page }) => {
      await page.goto(address);
      await readThrough(page);
      expect.soft(await faintOnPaper(page), "by day").toEqual([]);
      await turn(page, "dark");
      expect.soft(await faintOnPaper(page), "by night").toEqual([]);
    },
  );
}

const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** Pages that open with words on a picture, and bands further down that have some; a name in brackets is the region's. */
const pictured: readonly { address: string; band?: string }[] = [
  { address: "/" },
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
  { address: "/resorts/", band: "#tana" },
  { address: "/plan/" },
  { address: "/am/" },
  { address: nowhere },
];

const isOutermost = (_: unknown, place: number) => place === 0 || place === windows.length - 1;

async function picturesAreThere(page: Page) {
  await page.evaluate(async () => {
    const inWindow = [...document.images].filter((image) => {
      const { width, top, bottom } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0;
    });
    await Promise.all(inWindow.map((image) => image.decode().catch(() => undefined)));
  });
}

/** The opening’s slides, one after another, or the one view that it has. */
async function views(page: Page, band: string | undefined): Promise<(() => Promise<void>)[]> {
  if (band) return [() => page.locator(band).evaluate((each) => each.scrollIntoView())];
  const opening = page.getByRole("main").locator(":scope > :first-child");
  const turns = await opening.getByRole("button", { name: /^Go to slide/ }).all();
  return turns.length > 0 ? turns.map((turn) => () => turn.click()) : [async () => {}];
}

for (const { address, band } of pictured) {
  test(
    `words on pictures ${band ? `in ${band} of` : "at the top of"} ${address} stand out from the pixels behind them in five windows, by day and by night`,
    { tag: "@desktop" },
    async ({ page, tolerate }) => {
      if (address === nowhere) tolerate(/404/);
      await page.goto(address);
      await readThrough(page);
      for (const theme of ["day", "night"]) {
        if (theme === "night") await turn(page, "dark");
        // By night the same picture stands there, a little darker: the narrowest and the widest window tell.
        for (const size of theme === "day" ? windows : windows.filter(isOutermost)) {
          await page.setViewportSize(size);
          for (const [place, show] of (await views(page, band)).entries()) {
            await show();
            // A press may scroll, and words under the header are nobody's to read.
            if (!band) await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
            await picturesAreThere(page);
            const faint = await faintOnPictures(page);
            expect.soft(faint, `by ${theme}, ${size.width} px, view ${place + 1}`).toEqual([]);
          }
        }
      }
    },
  );
}
