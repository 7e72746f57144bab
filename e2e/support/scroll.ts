import { expect, type Page, type Request } from "@playwright/test";
import { hydrate } from "./hydrate";

/** The network counts as idle after this long without a request, in ms. */
const quietMs = 150;

/** Longer than a frame takes on a busy machine, in ms. */
const frameMs = 1000;

/** Hydrates the page, scrolls to load what is lazy, and waits until it is there. */
export async function scrollThrough(page: Page) {
  const underWay = new Set<Request>();
  let lastHeard = 0;
  const begins = (request: Request) => {
    underWay.add(request);
    lastHeard = Date.now();
  };
  const ends = (request: Request) => {
    underWay.delete(request);
    lastHeard = Date.now();
  };
  page.on("request", begins).on("requestfinished", ends).on("requestfailed", ends);
  await hydrate(page);
  // Lazy elements load from further away than the height of a window.
  await page.evaluate(async (patience) => {
    // About once in a thousand times a reused tab gets no frame until a screenshot is taken.
    const frame = () =>
      Promise.race([
        new Promise(requestAnimationFrame),
        new Promise((goOn) => setTimeout(goOn, patience)),
      ]);
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
    }
    scrollTo({ top: 0, behavior: "instant" });
    await frame();
  }, frameMs);
  lastHeard = Date.now();
  const isQuiet = () => underWay.size === 0 && Date.now() - lastHeard >= quietMs;
  await expect.poll(isQuiet, { intervals: [30], message: "everything has come" }).toBe(true);
  page.off("request", begins).off("requestfinished", ends).off("requestfailed", ends);
}
