import type { Page } from "@playwright/test";
import { themeKey } from "@/components/features/theme/theme";
import { groundColours } from "@/components/styles/ground-colours";
import { requestsFor } from "./support/requests";
import { onDesktop, onPhone } from "./support/matrix";
import { hydrate } from "./support/hydrate";
import { expect, test } from "./support/test";

/** Returns the displayed file of the page's first picture: "tana-night-wide". */
const shown = (page: Page) =>
  page
    .locator("main img")
    .first()
    .evaluate((image: HTMLImageElement) => /([a-z-]+)-\d+\./.exec(image.currentSrc)?.[1]);

/** Returns whether that file has loaded completely. */
const hasCome = (page: Page) =>
  page
    .locator("main img")
    .first()
    .evaluate((image: HTMLImageElement) => image.complete);

/** The night version of a picture; the footer has two small pictures of the night at any hour. */
const night = /-night-(?!tall-320)/;

/** Records every requested night. */
const nightsOf = (page: Page) => requestsFor(page, night);

/** Returns the nights that came over the line; one that the browser has put aside is asked for again, and comes from its cache. */
async function transferredNights(page: Page) {
  const transferred = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => "transferSize" in entry && Number(entry.transferSize) > 0)
      .map(({ name }) => name),
  );
  return transferred.filter((name) => night.test(name));
}

test(
  "the picture that opens a page turns with the theme: its night is fetched on the way there, once",
  { tag: "@desktop" },
  async ({ page }) => {
    const asked = nightsOf(page);
    await page.goto("/home2/");
    await expect.poll(() => shown(page)).toBe("tana-wide");
    await hydrate(page);
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);

    const theme = page.getByRole("button", { name: "Dark mode" });
    await theme.click();
    await expect.poll(() => shown(page)).toBe("tana-night-wide");
    await expect.poll(() => hasCome(page), "a file on its way is asked for again").toBe(true);
    await theme.click();
    await expect.poll(() => shown(page)).toBe("tana-wide");
    await theme.click();
    await expect.poll(() => shown(page)).toBe("tana-night-wide");
    expect(await transferredNights(page)).toHaveLength(1);
  },
);

/** Opens the page as a guest of the dark theme and records, frame by frame, which file its first picture shows. */
async function watchFirstPictureInTheDark(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((key) => {
    localStorage.setItem(key, "true");
    const drawn = new Set<string>();
    Object.assign(window, { drawn });
    const look = () => {
      const [first] = document.querySelectorAll<HTMLImageElement>("main img");
      if (first?.complete && first.naturalWidth > 0) drawn.add(first.currentSrc);
      requestAnimationFrame(look);
    };
    look();
  }, themeKey);
  return () => page.evaluate("[...drawn]");
}

test(
  "in the dark theme a page opens with the night at once, and so does the page after it",
  { tag: onPhone },
  async ({ page }) => {
    const drawn = await watchFirstPictureInTheDark(page);
    const asked = nightsOf(page);
    // On a slow machine the next slides, and their pictures, would come before the network is idle.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/home2/");
    await expect.poll(() => shown(page)).toMatch(/^tana-night-/);
    await page.waitForLoadState("networkidle");
    expect(asked).toHaveLength(1);
    expect(await drawn(), "the day is never seen").toEqual(asked);

    await page.locator("footer").getByRole("link", { name: "Entoto" }).first().click();
    await expect(page).toHaveURL(/entoto/);
    await expect.poll(() => shown(page)).toMatch(/^entoto-night-/);
  },
);

test(
  "in the dark theme no day picture shows while the next page replaces a home, whose slides change",
  { tag: onDesktop },
  async ({ page }) => {
    const drawn = await watchFirstPictureInTheDark(page);
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Entoto" }).first().click();
    await expect(page).toHaveURL(/entoto/);
    await expect.poll(() => shown(page)).toMatch(/^entoto-night-/);
    await expect.poll(() => hasCome(page)).toBe(true);
    expect((await drawn()).filter((source) => !source.includes("-night-"))).toEqual([]);
  },
);

for (const [address, places] of [
  ["/", ".booking-hero-slide:not([aria-hidden]) .booking-hero-picture"],
  ["/resorts/", ".location-view"],
  ["/am/", "main li"],
] as const) {
  test(`every place that ${address} shows has its night`, { tag: "@desktop" }, async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, "true"), themeKey);
    await page.goto(address);
    const pictures = page.locator(places).locator("picture");
    await expect
      .poll(() =>
        pictures.evaluateAll((all) =>
          all.filter((each) => !each.querySelector('source[media^="all"][srcset*="-night-"]')),
        ),
      )
      .toEqual([]);
    expect(await pictures.count()).toBeGreaterThan(2);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const scheme of ["light", "dark"] as const)
    test(`a system in ${scheme} decides`, { tag: "@desktop" }, async ({ page }) => {
      const asked = nightsOf(page);
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto("/home2/");
      await page.waitForLoadState("networkidle");
      expect(asked).toHaveLength(scheme === "dark" ? 1 : 0);
      expect(await barColour(page)).toBe(groundColours[scheme === "dark" ? "night" : "paper"]);
    });
});

/** Returns the first matching theme-color, which browsers use for their own bars. */
const barColour = (page: Page) =>
  page
    .locator("meta[name=theme-color]")
    .evaluateAll(
      (all: HTMLMetaElement[]) =>
        all.find(({ media }) => !media || matchMedia(media).matches)?.content,
    );

test(
  "the browser's bars have the ground of the theme that is shown, whatever the system's is",
  { tag: "@desktop" },
  async ({ page }) => {
    const theme = page.getByRole("button", { name: "Dark mode" });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/contact/");
    expect(await barColour(page)).toBe(groundColours.paper);
    await theme.click();
    await expect.poll(() => barColour(page)).toBe(groundColours.night);
    await expect(theme).toHaveAttribute("aria-pressed", "true");
    await page.emulateMedia({ colorScheme: "light" });
    await page.reload();
    expect(await barColour(page)).toBe(groundColours.night);
    await theme.click();
    await expect.poll(() => barColour(page)).toBe(groundColours.paper);
  },
);
