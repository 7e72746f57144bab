import type { Page } from "@playwright/test";
import { isFull, share } from "./support/matrix";
import { oneOfEachModule } from "./support/routes";
import { expect, test } from "./support/test";

type Drawn = {
  /** The name of the file up to its width, such as tana-wide-1200. */
  file: string;
  /** Its width, and those of all its sizes. */
  width: number;
  sizes: number[];
  /** The device pixels that its box needs across: the picture covers its box, so in a tall box it is wider than the box. */
  needed: number;
  /** On phones pictures across the window are a little less sharp for an earlier first paint (features/pictures/picture-slots, `hero`). */
  wholePhone: boolean;
};

/** Finds every photograph on the page as this window loads it, without maps, which are vector drawings. */
function drawnPictures(page: Page): Promise<Drawn[]> {
  return page.evaluate(async () => {
    const pictures = Array.from(
      document.querySelectorAll<HTMLImageElement>('picture img:not([src$=".svg"])'),
    );
    for (const picture of pictures) picture.loading = "eager";
    await document.fonts.ready;
    const standing = pictures.filter((picture) => picture.checkVisibility());
    const started = performance.now();
    while (
      standing.some((picture) => picture.currentSrc === "") &&
      performance.now() - started < 5000
    ) {
      await new Promise((done) => setTimeout(done, 20));
    }
    return standing.map((picture) => {
      const { pathname } = new URL(picture.currentSrc);
      const [, file = "", crop, width] =
        /\/((?:[a-z]+-)+?(wide|tall)-(\d+))\./.exec(pathname) ?? [];
      const source = Array.from(picture.parentElement?.querySelectorAll("source") ?? []).find(
        ({ srcset }) => srcset.includes(pathname),
      );
      const sizes = Array.from(source?.srcset.matchAll(/ (\d+)w/g) ?? [], ([, each]) =>
        Number(each),
      );
      const ratio = crop === "wide" ? 3 / 2 : 4 / 5;
      const { clientWidth, clientHeight } = picture;
      return {
        file,
        width: Number(width),
        sizes,
        needed: Math.max(clientWidth, clientHeight * ratio) * devicePixelRatio,
        wholePhone: innerWidth < 768 && clientWidth === innerWidth && crop === "tall",
      };
    });
  });
}

/** A share of the required pixels: browsers round to the nearer file on dense displays, and nobody sees less than one per cent. */
const most = 1.6;
const least = (dense: boolean, { wholePhone }: Pick<Drawn, "wholePhone">) =>
  wholePhone ? 0.6 : dense ? 0.78 : 0.99;

function isLimit({ width, sizes, needed }: Drawn) {
  return needed > width ? width === Math.max(...sizes) : width === Math.min(...sizes);
}

/** In the short run each window tests a sixth of the pages, and each page is tested in one window. */
const parts = 6;

/** An empty picture in the requested shape, because a box without a ratio takes its picture's. */
function standIn(address: string) {
  const [width, height] = address.includes("-wide-") ? [3, 2] : [4, 5];
  return {
    contentType: "image/svg+xml",
    headers: { "cache-control": "no-store" },
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`,
  };
}

const windows = [
  { name: "a small phone", width: 375, height: 812, deviceScaleFactor: 1 },
  { name: "a phone of two pixels a point", width: 390, height: 844, deviceScaleFactor: 2 },
  { name: "a phone of three pixels a point", width: 390, height: 844, deviceScaleFactor: 3 },
  { name: "a tablet", width: 768, height: 1024, deviceScaleFactor: 1 },
  { name: "a tablet of two pixels a point", width: 820, height: 1180, deviceScaleFactor: 2 },
  { name: "a laptop", width: 1280, height: 800, deviceScaleFactor: 1 },
  { name: "a wide screen", width: 1920, height: 1080, deviceScaleFactor: 1 },
];

for (const [place, { name, width, height, deviceScaleFactor }] of windows.entries()) {
  test(
    `on ${name} every picture has the pixels its place needs, and few more`,
    { tag: "@desktop" },
    async ({ browser, baseURL }, { annotations }) => {
      const unfit: string[] = [];
      let limits = 0;
      let pictures = 0;
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor,
        reducedMotion: "reduce",
        serviceWorkers: "block",
      });
      const page = await context.newPage();
      // The choice of the file is known before it loads.
      await page.route("**/pictures/**", (route) => route.fulfill(standIn(route.request().url())));
      await page.route("**/*.js", (route) => route.abort());
      for (const address of share(oneOfEachModule, place, parts)) {
        await page.goto(`${baseURL ?? ""}${address}`);
        const all = await drawnPictures(page);
        pictures += all.length;
        const fits = ({ width, needed, ...drawn }: Drawn) =>
          width >= needed * least(deviceScaleFactor > 1, drawn) && width <= needed * most;
        const fitting = new Set(all.filter(fits).map(({ file }) => file));
        for (const drawn of all.filter((each) => !fits(each))) {
          // Chromium also uses a larger file if another place of the page has loaded it already.
          const isThere = drawn.width > drawn.needed && fitting.has(drawn.file);
          if (isThere || isLimit(drawn)) limits++;
          else unfit.push(`${address} ${drawn.file} for ${Math.round(drawn.needed)}`);
        }
      }
      await context.close();
      annotations.push({ type: "pictures", description: `${pictures}, ${limits} at a limit` });
      expect(unfit).toEqual([]);
      expect(pictures).toBeGreaterThan(isFull ? 200 : 200 / parts - 20);
    },
  );
}
