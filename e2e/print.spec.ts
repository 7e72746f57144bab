import type { Page } from "@playwright/test";
import { few } from "./support/matrix";
import { expect, test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Counts the pages of the printout. */
async function pagesOnPaper(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const stay =
  "selectedInDate=2027-01-05&selectedOutDate=2027-01-21&room=12&adult=24&children=13&price=12345&title=" +
  encodeURIComponent("A room with a title that is as long as a title may be, and longer still");

const onePage = [
  "/room_details/",
  `/room_details/?${stay}`,
  "/contact/",
  "/pricing/",
  "/home3/room_details/",
  "/home4/contact/",
  "/home5/pricing/",
];
for (const path of few(onePage, 4)) {
  test(`${path} fills one sheet of A4, in either theme`, { tag: "@desktop" }, async ({ page }) => {
    await page.goto(path);
    expect(await pagesOnPaper(page)).toBe(1);
    await page.getByRole("button", { name: "Dark mode" }).click();
    expect(await pagesOnPaper(page)).toBe(1);
  });
}
