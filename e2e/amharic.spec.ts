import { amharic } from "@/content/amharic";
import { site } from "@/content/site";
import { rooms } from "@/content/rooms";
import { roads } from "@/content/journeys";
import { locations } from "@/content/locations";
import { dollars } from "./support/words";
import { onDesktop, onPhone } from "./support/matrix";
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

test("it is reached from the footer and leads back", { tag: onPhone }, async ({ page }) => {
  await page.goto("/about/");
  await page.getByRole("contentinfo").getByRole("link", { name: amharic.name }).click();
  await expect(page).toHaveURL(/\/am\/$/);
  await page.getByRole("link", { name: amharic.english }).click();
  await expect(page).toHaveURL(/\d\/$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "rooms with prices, roads, feasts in both calendars and numbers can be read",
    { tag: onDesktop },
    async ({ page }) => {
      await page.goto("/am/");
      await expect(page.locator("#rooms").getByRole("listitem")).toHaveCount(rooms.length);
      await expect(page.locator("#rooms")).toContainText(dollars(rooms[1].pricePerNight));
      await expect(page.locator("#roads")).toContainText(
        `${road.km} ${amharic.roads.kilometres} · ${amharic.roads.hours.replace("#", `${road.hours}`)}`,
      );
      await expect(page.locator("#feasts")).toContainText(amharic.ethiopianEra);
      await expect(page.locator("#feasts")).toContainText(amharic.commonEra);
      await expect(page.locator("#reach").locator("a[href^='tel:']")).toHaveCount(locations.length);
    },
  );
});
