import type { Page } from "@playwright/test";
import { amharic } from "@/content/copy/amharic";
import { site } from "@/content/model/site";
import { roomOf, rooms } from "@/content/model/rooms";
import { roads } from "@/content/model/journeys";
import { locations } from "@/content/model/locations";
import { dollars } from "./support/words";
import { onDesktop, onPhone } from "./support/matrix";
import { requestsFor } from "./support/requests";
import { expect, test } from "./support/test";

const road = roads["addis-tana"];

const alternate = (html: string, language: string) =>
  new RegExp(`<link[^>]+hrefLang="${language}"[^>]+href="([^"]+)"`, "i").exec(html)?.[1];

test(
  "the Amharic page says its language, and the English home and it name each other",
  { tag: onDesktop },
  async ({ page, request }) => {
    await page.goto("/am/");
    await expect(page.getByRole("heading", { level: 1, name: amharic.welcome })).toBeVisible();
    await expect(page.locator("main [lang=am]").first()).toContainText(amharic.resorts);
    const [home, own] = await Promise.all(
      ["/", "/am/"].map(async (address) => (await request.get(address)).text()),
    );
    for (const html of [home ?? "", own ?? ""]) {
      expect(alternate(html, "am")).toMatch(/\/am\/$/);
      expect(alternate(html, "en")).toBe(`${site.origin}/`);
    }
    expect(own).toContain('property="og:locale" content="am_ET"');
  },
);

type DomNode = {
  nodeId: number;
  nodeName: string;
  nodeType: number;
  nodeValue: string;
  children?: DomNode[];
};

/** Returns the Ethiopic letters that the browser has drawn in another font than the page's own. */
async function strayLetters(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: -1 });
  const strays: string[] = [];
  const look = async (node: DomNode): Promise<void> => {
    const letters = (node.children ?? [])
      .filter(({ nodeType }) => nodeType === 3)
      .flatMap(({ nodeValue }) => nodeValue.match(/[\u1200-\u139f]/g) ?? []).length;
    if (letters > 0) {
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId: node.nodeId });
      const own = fonts.filter(
        ({ familyName, isCustomFont }) => isCustomFont && /Ethiopic/.test(familyName),
      );
      const drawn = own.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
      // Hidden text is not drawn: only telephones show the directions.
      if (fonts.length > 0 && drawn < letters)
        strays.push(`${node.nodeName}: ${drawn} of ${letters}`);
    }
    for (const child of node.children ?? []) await look(child);
  };
  for (const html of root.children ?? [])
    for (const part of html.children ?? []) if (part.nodeName === "BODY") await look(part);
  return strays;
}

test(
  "every Ethiopic letter comes with the page, three fonts in all, and the document is in Amharic",
  { tag: onDesktop },
  async ({ page }) => {
    const fonts = requestsFor(page, /\.woff2$/);
    await page.goto("/am/");
    await page.evaluate(() => document.fonts.ready);
    expect(await strayLetters(page)).toEqual([]);
    expect(fonts).toHaveLength(3);
    await expect(page.locator("html")).toHaveAttribute("lang", "am");
    for (const part of ["banner", "contentinfo"] as const) {
      const lang = await page
        .getByRole(part)
        .evaluate((each) => each.closest("[lang]")?.getAttribute("lang"));
      expect(lang, part).toBe("en-GB");
    }
  },
);

test(
  "the header speaks Amharic, and no letter of header and footer is drawn in a face of the system",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto("/am/");
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    await expect(links.first()).toHaveText(amharic.header.Home);
    await expect(page.getByRole("banner").locator("[lang=am]").first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const session = await page.context().newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const { root } = await session.send("DOM.getDocument");
    for (const selector of ["header", "footer"]) {
      const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
      const strange = fonts.filter(({ isCustomFont }) => !isCustomFont);
      expect(
        strange.map(({ familyName }) => familyName),
        selector,
      ).toEqual([]);
    }
  },
);

test("it is reached from the footer and leads back", { tag: onPhone }, async ({ page }) => {
  const fonts = requestsFor(page, /ethiopic/);
  await page.goto("/about/");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: amharic.name })
    .scrollIntoViewIfNeeded();
  expect(fonts, "fonts of another page").toEqual([]);
  await page.getByRole("contentinfo").getByRole("link", { name: amharic.name }).click();
  await expect(page).toHaveURL(/\/am\/$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "am");
  await page.getByRole("link", { name: amharic.english }).click();
  await expect(page).toHaveURL(/\d\/$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "rooms with prices, roads, feasts in both calendars and numbers can be read",
    { tag: onDesktop },
    async ({ page }) => {
      await page.goto("/am/");
      await expect(page.locator("#rooms").getByRole("listitem")).toHaveCount(rooms.length);
      await expect(page.locator("#rooms")).toContainText(
        dollars(roomOf("deluxe-room").pricePerNight),
      );
      await expect(page.locator("#roads")).toContainText(
        `${road.km} ${amharic.roads.kilometres} · ${amharic.roads.hours.replace("#", `${road.hours}`)}`,
      );
      await expect(page.locator("#feasts")).toContainText(amharic.ethiopianEra);
      await expect(page.locator("#feasts")).toContainText(amharic.commonEra);
      await expect(page.locator("#reach").locator("a[href^='tel:']")).toHaveCount(locations.length);
    },
  );
});
