import type { Page } from "@playwright/test";
import { pages } from "@/content/pages";
import { planPage } from "@/content/standalone-pages";
import { footer } from "@/content/navigation";
import { few, inTurn, onDesktop } from "./support/matrix";
import { requestsFor } from "./support/requests";
import { expect, test } from "./support/test";

test.use({ reusesTab: false });

/** Bytes of pictures that a guest gets who reads the page to its end. */
async function pictureBytes(page: Page, address: string): Promise<number> {
  let bytes = 0;
  page.on("response", async (response) => {
    if (response.request().resourceType() !== "image") return;
    bytes += Number(response.headers()["content-length"] ?? 0);
  });
  await page.goto(address);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState("networkidle");
  return bytes;
}

/** A telephone draws three pixels a point; on one, no smaller files are left to ask for. */
const dense = { deviceScaleFactor: 3 };

for (const [place, address] of few(["/room/", "/"], 1).entries()) {
  test(
    `saving data spares a third of the pictures of ${address} or more`,
    { tag: inTurn(place) },
    async ({ browser }, { project }) => {
      const read = async (saver: boolean) => {
        const context = await browser.newContext({ ...project.use, ...dense });
        if (saver) await context.addInitScript(() => localStorage.setItem("saveData", "true"));
        const bytes = await pictureBytes(await context.newPage(), address);
        await context.close();
        return bytes;
      };
      const [whole, lean] = [await read(false), await read(true)];
      console.log(`${project.name} ${address}: ${whole} bytes of pictures, ${lean} with the saver`);
      expect(lean).toBeLessThan((whole * 2) / 3);
    },
  );
}

test(
  "only pictures of several files are asked for in a smaller one: React finds the others as the server sent them",
  { tag: onDesktop },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("saveData", "true"));
    await page.goto("/");
    expect(await page.locator("source[sizes='1px']").count()).toBeGreaterThan(0);
    await expect(page.locator("img[sizes]")).toHaveCount(0);
  },
);

test(
  "the switch is remembered, and nothing is fetched ahead while it is on",
  { tag: onDesktop },
  async ({ page }) => {
    await page.clock.install();
    await page.goto("/contact/");
    const saver = page.getByRole("switch", { name: footer.dataSaver.label });
    await saver.click();
    await expect(saver).toBeChecked();
    await page.reload();
    await expect(saver).toBeChecked();
    const ahead = requestsFor(page, /\.txt/);
    const restOn = async (name: string) => {
      await page.getByRole("contentinfo").getByRole("link", { name }).hover();
      await page.clock.runFor(500);
    };
    await restOn(planPage.menuLabel);
    await saver.click();
    // What was fetched by mistake would have been asked for before this page.
    await restOn(pages.about.menuLabel);
    await expect.poll(() => ahead.length).toBeGreaterThan(0);
    expect(ahead.filter((address) => !address.includes("/about/"))).toEqual([]);
    await page.reload();
    await expect(saver).not.toBeChecked();
  },
);

test(
  "the script that saves data stands in the document, and not again in the data of the page",
  { tag: onDesktop },
  async ({ request }) => {
    const html = await (await request.get("/")).text();
    const [, src] = /<script type="text\/late" id="route-data" data-src="([^"]+)"/.exec(html) ?? [];
    const data = src ? await (await request.get(src)).text() : "";
    expect(`${html}${data}`.match(/prefers-reduced-data/g)).toHaveLength(1);
  },
);
