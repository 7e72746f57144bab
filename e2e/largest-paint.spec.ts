import type { Page } from "@playwright/test";
import { themeKey } from "@/components/features/theme/theme";
import { fullOnly, share } from "./support/matrix";
import { slowDown } from "./support/slow-network";
import { templates } from "./support/routes";
import { expect, test } from "./support/test";

/** Returns the largest contentful paint before any scroll if it is a picture; undefined if it is text. */
function largestPicture(page: Page) {
  return page.evaluate(async () => {
    // On phones lazy pictures wait for a second, or until a guest scrolls (features/pictures/picture.css).
    document.documentElement.dataset.past = "";
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const inSight = Array.from(document.images).filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return (
        image.checkVisibility() && top < innerHeight && bottom > 0 && left < innerWidth && right > 0
      );
    });
    const arrivals = inSight.map((image) =>
      image.complete
        ? undefined
        : new Promise((done) => {
            image.addEventListener("load", done);
            image.addEventListener("error", done);
          }),
    );
    await Promise.all(arrivals);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const entry = await new Promise<PerformanceEntry | undefined>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1))).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
    });
    const element = entry && "element" in entry ? entry.element : undefined;
    if (!(element instanceof HTMLImageElement)) return undefined;
    const { currentSrc, loading, fetchPriority } = element;
    const file = new URL(currentSrc).pathname;
    const preloads = document.head.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=image]");
    const preloaded = Array.from(preloads).some(
      ({ href, imageSrcset }) => href === currentSrc || imageSrcset.includes(file),
    );
    return { file, loading, fetchPriority, preloaded };
  });
}

const windows = [
  { name: "a phone", width: 412, height: 823 },
  { name: "a laptop", width: 1280, height: 800 },
];
const views = windows.flatMap((window) => [false, true].map((dark) => ({ ...window, dark })));

for (const [place, { name, width, height, dark }] of views.entries()) {
  test(
    `on ${name} the largest picture of a first view is asked for first (${dark ? "dark" : "light"} theme)`,
    { tag: "@desktop" },
    async ({ browser, baseURL }) => {
      test.slow();
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: "reduce",
        serviceWorkers: "block",
      });
      await context.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
        themeKey,
        String(dark),
      ] as const);
      await context.route("**/*.js", (route) => route.abort());
      const page = await context.newPage();
      let pictures = 0;
      for (const address of share(templates, place, views.length)) {
        await page.goto(`${baseURL ?? ""}${address}`);
        const largest = await largestPicture(page);
        if (!largest) continue;
        pictures++;
        expect.soft(largest, address).toMatchObject({ loading: "eager", fetchPriority: "high" });
        // A head names the pictures of the light theme alone.
        if (!dark) expect.soft(largest, address).toMatchObject({ preloaded: true });
      }
      await context.close();
      expect(pictures).toBeGreaterThan(2);
    },
  );
}

for (const { name, width, height } of windows) {
  test(
    `over a slow connection the largest picture on ${name} is asked for before the first paint`,
    { tag: ["@desktop", fullOnly] },
    async ({ browser, baseURL }) => {
      test.setTimeout(20_000 * templates.length);
      for (const address of templates) {
        const context = await browser.newContext({
          viewport: { width, height },
          reducedMotion: "reduce",
          serviceWorkers: "block",
        });
        const page = await context.newPage();
        await slowDown(page);
        await page.goto(`${baseURL ?? ""}${address}`);
        const largest = await largestPicture(page);
        const times = await page.evaluate(
          (file = "") => ({
            asked: performance
              .getEntriesByType("resource")
              .find(({ name }) => new URL(name).pathname === file)?.startTime,
            painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
          }),
          largest?.file,
        );
        if (largest) expect.soft(times.asked, address).toBeLessThan(times.painted ?? 0);
        await context.close();
      }
    },
  );
}
