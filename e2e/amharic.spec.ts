import { expect, test } from "./support/test";

const alternate = (html: string, language: string) =>
  new RegExp(`<link[^>]+hrefLang="${language}"[^>]+href="([^"]+)"`, "i").exec(html)?.[1];

test("the Amharic page says its language, and the English home and it name each other", async ({
  page,
  request,
}) => {
  await page.goto("/am/");
  await expect(page.getByRole("heading", { level: 1, name: "እንኳን ደህና መጡ" })).toBeVisible();
  await expect(page.locator("main [lang=am]").first()).toContainText("አራቱ ሪዞርቶች");
  const [home, own] = await Promise.all(
    ["/", "/am/"].map(async (address) => (await request.get(address)).text()),
  );
  for (const html of [home ?? "", own ?? ""]) {
    expect(alternate(html, "am")).toMatch(/\/am\/$/);
    expect(alternate(html, "en")).toMatch(/example\/$/);
  }
  expect(own).toContain('property="og:locale" content="am_ET"');
});

test("it is reached from the footer and leads back", async ({ page }) => {
  await page.goto("/about/");
  await page.getByRole("contentinfo").getByRole("link", { name: "አማርኛ" }).click();
  await expect(page).toHaveURL(/\/am\/$/);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\d\/$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("rooms with prices, roads, feasts in both calendars and numbers can be read", async ({
    page,
  }) => {
    await page.goto("/am/");
    await expect(page.locator("#rooms").getByRole("listitem")).toHaveCount(6);
    await expect(page.locator("#rooms")).toContainText("$550");
    await expect(page.locator("#roads")).toContainText("560 ኪ.ሜ. ያህል · የ10 ሰዓት መንገድ");
    await expect(page.locator("#feasts")).toContainText("ዓ.ም.");
    await expect(page.locator("#feasts")).toContainText("እ.ኤ.አ.");
    await expect(page.locator("#reach").getByRole("link", { name: /\+251/ })).toHaveCount(4);
  });
});
