import { pages } from "@/content/copy/pages";
import { expect, test } from "./support/test";

test.use({ reusesTab: false });

const kib = 1024;

test(
  "a page whose link the pointer has rested on comes without the line, its picture with it",
  { tag: "@desktop" },
  async ({ page, context, tolerate }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED|RSC payload/);
    await page.goto("/contact/");
    const about = page
      .getByRole("banner")
      .getByRole("link", { name: pages.about.menuLabel, exact: true });
    const data = page.waitForResponse(/\/about\/.*PAGE.*\.txt/);
    const picture = page.waitForResponse(/\/pictures\/.*\.avif/);
    await about.hover();
    await Promise.all([data, picture].map(async (response) => (await response).finished()));
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await about.click();
    await expect(page).toHaveURL(/\/about\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.about.bannerTitle);
    const first = page.getByRole("main").locator('img[loading="eager"]').first();
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  },
);

for (const address of ["/", "/room/"]) {
  test(
    `who comes back to ${address} fetches next to nothing`,
    { tag: "@phone" },
    async ({ page, context }) => {
      await page.goto(address);
      // Starts what waits for the guest, and brings what lies below.
      await page.mouse.wheel(0, 200);
      await expect(page.locator("html[data-live]")).toHaveCount(1);
      await page.waitForLoadState("networkidle");
      await page.close();

      const again = await context.newPage();
      const client = await context.newCDPSession(again);
      await client.send("Network.enable");
      let bytes = 0;
      client.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
      await again.goto(address);
      await again.waitForLoadState("networkidle");
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThan(40 * kib);
    },
  );
}
