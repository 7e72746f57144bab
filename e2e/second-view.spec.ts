import { expect, test } from "./support/test";

test.use({ reusesTab: false });

const kib = 1024;

for (const address of ["/", "/room/"]) {
  test(
    `a second visit to ${address} fetches almost nothing`,
    { tag: "@phone" },
    async ({ page, context }) => {
      await page.goto(address);
      // Starts the scripts, and scrolls to load what is below.
      await page.mouse.wheel(0, 200);
      await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
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
