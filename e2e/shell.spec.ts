import type { Page } from "@playwright/test";
import { footerGallery } from "@/content/copy/galleries";
import { footerList, menuLabels, resortLinks, topBar } from "@/content/model/navigation";
import { innerPages, notFoundPage, pages } from "@/content/copy/pages";
import { site } from "@/content/model/site";
import { variantOrder, variants } from "@/content/model/variants";
import { few, inTurn, onDesktop, onPhone } from "./support/matrix";
import { hydrate } from "./support/hydrate";
import { expect, test } from "./support/test";

const bar = (page: Page) => page.getByRole("banner");

for (const [place, { home }] of Object.values(variants).entries()) {
  test(
    `on ${home} the bar is transparent until 100 px, then solid`,
    { tag: inTurn(place) },
    async ({ page }) => {
      await page.goto(home);
      const ground = () =>
        bar(page).evaluate((element) => getComputedStyle(element).backgroundColor);
      const scrollTo = (top: number) =>
        page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
      await scrollTo(100);
      await expect(page.locator("html[data-past='20']")).toHaveCount(1);
      await expect.poll(ground).toMatch(/, 0\)$|transparent/);
      await scrollTo(101);
      await expect.poll(ground).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
    },
  );
}

test(
  "the bar is transparent until 100 px, then solid; the way to the top appears after 20 px",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/");
    const ground = () => bar(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    const up = page.getByRole("link", { name: "Back to top" });
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

    await expect(up).toBeHidden();
    await scrollTo(20);
    await expect(up).toBeHidden();
    await scrollTo(21);
    await expect(up).toBeVisible();
    await scrollTo(100);
    await expect.poll(ground).toMatch(/, 0\)$|transparent/);
    await scrollTo(101);
    await expect.poll(ground).toBe("rgb(251, 247, 239)");

    await up.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(up).toBeHidden();
  },
);

for (const [place, path] of ["/find_room/", "/home4/contact/", "/plan/"].entries()) {
  test(
    `nothing of ${path} shows through the bar before it is solid`,
    { tag: inTurn(place) },
    async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const clip = await bar(page)
        .locator(":scope > .container-page")
        .evaluate((row) => {
          const { x, y, width, height } = row.getBoundingClientRect();
          return { x, y, width, height: height - 2 };
        });
      const barAt = async (top: number) => {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
        return page.screenshot({ clip, animations: "disabled" });
      };
      // Resources that are still loading may change the bar between two screenshots.
      await expect(async () => {
        const atRest = await barAt(0);
        // The last offset puts elements under the bar that begin lower in wide windows.
        for (const top of [60, 100]) expect((await barAt(top)).equals(atRest), `${top}`).toBe(true);
      }).toPass({ timeout: 10_000 });
    },
  );
}

/** Runs in the page and finds the text and controls under a floating button; cards and pictures that are links are larger than it. */
function coveredNow(): string[] {
  const floating = document.querySelectorAll(".page-up, .concierge-launcher");
  const needed = document.querySelectorAll(
    "main :is(a, button, input, select, summary, h2, h3, h4, .figures), footer :is(a, button, input)",
  );
  // Boxes may touch by a fraction of a pixel.
  const over = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 &&
    one.right > other.left + 1 &&
    one.top < other.bottom - 1 &&
    one.bottom > other.top + 1;
  /** Like a slide beyond the end of its row. */
  const cutOff = (element: Element, { left, right }: DOMRect): boolean => {
    const around = element.parentElement;
    if (!around) return false;
    const edge = around.getBoundingClientRect();
    const cuts = getComputedStyle(around).overflowX !== "visible";
    return (
      (cuts && (left >= edge.right || right <= edge.left)) ||
      cutOff(around, new DOMRect(left, 0, right - left))
    );
  };
  return [...floating].flatMap((button) => {
    if (!button.checkVisibility({ visibilityProperty: true })) return [];
    const box = button.getBoundingClientRect();
    return [...needed]
      .filter(
        (element) =>
          !element.matches(".page-up") &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        const text = element.matches("h2, h3, h4, .figures");
        const boxes = [...(text ? words : element).getClientRects()];
        return boxes.some(
          (rect) =>
            rect.width > 1 && rect.height <= 120 && over(rect, box) && !cutOff(element, rect),
        );
      })
      .map((element) => `${element.localName} ${element.textContent?.trim().slice(0, 30)}`);
  });
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/** Scrolls through a page, so that everything lazy is loaded, and returns its height. */
async function pageHeight(page: Page) {
  await page.keyboard.press("Shift");
  await scrollTo(page, 100_000);
  await page.waitForLoadState("networkidle");
  return page.evaluate(() => document.body.scrollHeight);
}

const up = (page: Page) => page.getByRole("link", { name: "Back to top" });

for (const address of few(["/", "/room/", "/find_room/"], 2)) {
  test(
    `in a wide window the floating buttons of ${address} lie beside what is read and clicked`,
    { tag: "@desktop" },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(address);
      const height = await pageHeight(page);
      for (let top = 200; top < height; top += 400) {
        await scrollTo(page, top);
        await expect(up(page)).toBeVisible();
        expect(await page.evaluate(coveredNow)).toEqual([]);
      }
    },
  );
}

const narrowWindows = [
  ["/", 320],
  ["/find_room/", 430],
  ["/room/", 1024],
  ["/home3/", 375],
  ["/room/", 390],
] as const;
for (const [address, width] of few(narrowWindows, 3)) {
  test(
    `at the end of ${address}, ${width} px wide, the floating buttons cover nothing`,
    { tag: "@phone" },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 780 });
      await page.goto(address);
      await scrollTo(page, await pageHeight(page));
      await expect(up(page)).toBeVisible();
      expect(await page.evaluate(coveredNow)).toEqual([]);
    },
  );
}

test(
  "the top bar of the City Hotel leaves past 120 px and comes back",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/home4/");
    const login = page.getByRole("banner").getByRole("link", { name: topBar.end[2].label }).first();
    await expect(login).toBeVisible();
    await expect(
      page.getByRole("link", {
        name: `${topBar.notifications.label} ${topBar.notifications.badge}`,
      }),
    ).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 121, behavior: "instant" }));
    await expect(login).toBeHidden();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(login).toBeVisible();
  },
);

test(
  "dark mode is off at first, is kept as true or false, and survives a reload without a flash",
  { tag: onPhone },
  async ({ page }) => {
    await page.goto("/");
    const toggle = page.getByRole("button", { name: "Dark mode" });
    const kept = () => page.evaluate(() => localStorage.getItem("darkMode"));
    await expect(toggle).toHaveAttribute("aria-pressed", "false");
    expect(await kept()).toBeNull();

    await toggle.click();
    await expect(page.locator("html")).toHaveClass(/\bdark\b/);
    await expect.poll(kept).toBe("true");

    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        document.documentElement.dataset.atBody = String(
          document.documentElement.classList.contains("dark"),
        );
        if (document.querySelector("main")) observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("html")).toHaveAttribute("data-at-body", "true");

    await toggle.click();
    await expect(page.locator("html")).not.toHaveClass(/\bdark\b/);
    await expect.poll(kept).toBe("false");
  },
);

test("a foreign word in the store is no theme", { tag: onDesktop }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("darkMode", "evil-class"));
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Dark mode" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await expect(page.locator("html")).not.toHaveClass(/evil/);
});

test(
  "the menu of small screens opens, keeps the keyboard, closes on Escape and leads on",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/home3/");
    await hydrate(page);
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await menu.click();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    const sheet = page.getByRole("dialog", { name: "Menu" });
    await expect(sheet).toBeVisible();

    await sheet.getByRole("button", { name: "Close menu" }).focus();
    await page.keyboard.press("Shift+Tab");
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Tab");
    await expect(sheet.getByRole("button", { name: "Close menu" })).toBeFocused();

    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(menu).toBeFocused();

    await menu.click();
    await expect(sheet.getByRole("link", { name: resortLinks[0].label })).toHaveAttribute(
      "href",
      "/resorts/",
    );
    await sheet.getByRole("link", { name: pages.pricing.menuLabel }).click();
    await expect(page).toHaveURL(/\/home3\/pricing\/$/);
    await expect(sheet).toBeHidden();
  },
);

test(
  "the Page menu lists the five homes, the variant's twelve pages and the resorts",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/home5/about/");
    const button = page.getByRole("button", { name: menuLabels.pages, exact: true });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    const panel = page.locator("#pages-panel");
    await expect(panel.getByRole("link")).toHaveCount(
      variantOrder.length + 1 + innerPages.length + resortLinks.length,
    );
    await expect(panel.getByRole("link", { name: resortLinks[0].label })).toHaveAttribute(
      "href",
      "/resorts/",
    );
    await expect(
      panel.getByRole("link", { name: pages.room.menuLabel, exact: true }),
    ).toHaveAttribute("href", "/home5/room/");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
  },
);

test("every path change begins at the top", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/pricing/");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await page
    .getByRole("banner")
    .getByRole("link", { name: pages.about.menuLabel, exact: true })
    .click();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test(
  "the footer's links stay in their variant, and the year is the guest's",
  { tag: onPhone },
  async ({ page }) => {
    await page.clock.setFixedTime(new Date("2031-05-05T12:00:00"));
    await page.goto("/home2/");
    const links = page.getByRole("navigation", { name: menuLabels.footer }).getByRole("link");
    await expect(links).toHaveText(footerList("resort").links.map(({ label }) => label));
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "/home2/about/",
      "/home2/room/",
      "/home2/find_room/",
      "/home2/blog/",
      "/home2/contact/",
    ]);
    await expect(page.getByRole("contentinfo")).toContainText("© 2031");
  },
);

test(
  "the footer's six pictures are cut to their frames from the middle, not hidden from there down",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto("/contact/");
    const frames = page
      .getByRole("contentinfo")
      .getByRole("listitem")
      .filter({ has: page.locator("picture") });
    await expect(frames).toHaveCount(footerGallery.length);
    const hidden = await frames.evaluateAll((all) =>
      all.map((frame) => {
        const picture = frame.querySelector("img")?.getBoundingClientRect();
        return Math.round((picture?.bottom ?? Infinity) - frame.getBoundingClientRect().bottom);
      }),
    );
    expect(hidden).toEqual(footerGallery.map(() => 0));
  },
);

/** What distinguishes the variants: colours, corners, fonts, the kind of header, and every link of header and footer. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    const tokens = ["--accent", "--night", "--display-weight", "--control-radius"];
    const links = document.querySelectorAll(
      "header :is(a, [role=link]), footer :is(a, [role=link])",
    );
    return {
      tokens: tokens.map((name) => root.getPropertyValue(name)),
      header: document.querySelector("[data-header]")?.getAttribute("data-header"),
      links: Array.from(links, (link) => `${link.textContent} ${link.getAttribute("href")}`),
    };
  });

/** Records which variants are visible, frame by frame. */
function watchLooks() {
  const seen = new Set<string | undefined>();
  Object.assign(globalThis, { looksSeen: () => [...seen] });
  const look = () => {
    const shell = document.querySelector<HTMLElement>("[data-variant]");
    if (shell && getComputedStyle(shell).visibility === "visible") seen.add(shell.dataset.variant);
    requestAnimationFrame(look);
  };
  look();
}

test(
  "a lost path shows 404 in the look of the house it was asked in, from the first paint on, and a way home",
  { tag: onDesktop },
  async ({ page, tolerate }) => {
    tolerate(/404/);
    await page.addInitScript(watchLooks);
    for (const variant of variantOrder) {
      const { prefix } = variants[variant];
      await page.goto(`${prefix}/about/`);
      const look = await lookOf(page);
      await page.goto(`${prefix}/no-such-room/`);
      await expect(page.getByText(notFoundPage.code)).toBeVisible();
      await expect(page.getByRole("heading", { name: notFoundPage.title })).toBeVisible();
      expect(await lookOf(page), prefix).toEqual(look);
      await hydrate(page);
      expect(await lookOf(page), `${prefix} with scripts`).toEqual(look);
      expect(await page.evaluate("looksSeen()"), prefix).toEqual([variant]);
    }
    await page.getByRole("link", { name: notFoundPage.action.label }).click();
    await expect(page).toHaveURL(/\/$/);
  },
);

test(
  "the word-mark stays in the header where the browser has a least size of letters",
  { tag: onDesktop },
  async ({ playwright, launchOptions, baseURL }) => {
    const least = 24;
    const { name: brand, shortName } = site.brand;
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=minimumFontSize=${least}`],
    });
    const page = await browser.newPage({ baseURL, serviceWorkers: "block" });
    await page.goto("/accessibility/");
    for (const width of [320, 390, 768, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      const around = await bar(page).boundingBox();
      const mark = bar(page).getByRole("link", { name: `${brand}, home` });
      const name = await mark.getByText(shortName, { exact: true }).boundingBox();
      const kind = await mark.getByText(brand.replace(shortName, "").trim()).boundingBox();
      const own = await mark.boundingBox();
      if (!around || !own || !name || !kind) throw new Error("The header has no word-mark.");
      expect(kind.height, "the least size is in force").toBeGreaterThanOrEqual(least);
      const isShown = kind.x < own.x + own.width;
      for (const { y, height } of [own, name, ...(isShown ? [kind] : [])]) {
        expect(y, `${width} px`).toBeGreaterThanOrEqual(around.y);
        expect(y + height, `${width} px`).toBeLessThanOrEqual(around.y + around.height);
      }
    }
    await browser.close();
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu still opens, and the theme follows the system", async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(14, 27, 29)");
    await page
      .getByRole("button", { name: isMobile ? "Menu" : menuLabels.pages, exact: true })
      .click();
    const panel = page.locator(isMobile ? "#site-menu" : "#pages-panel");
    await expect(panel.getByRole("link", { name: pages.our_team.menuLabel })).toBeVisible();
  });
});
