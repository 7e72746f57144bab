import { axeColourFindings, axeFindings } from "./support/axe";
import { expect, test } from "./support/test";

/** Without motion, so that what is judged is the settled page and not a moment of an entrance. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const mark = (name: string) => new RegExp(`^Mark(ed)? to compare: ${name}$`);

test("rooms that are marked on one page stand side by side on the other", async ({ page }) => {
  await page.goto("/room/");
  await page.getByRole("button", { name: mark("Deluxe Room") }).click();
  await page.getByRole("button", { name: mark("Family Room") }).click();
  await page.goto("/find_room/?selectedInDate=2026-12-01&selectedOutDate=2026-12-04&room=1");
  await expect(page.getByRole("button", { name: mark("Deluxe Room") })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const tray = page.getByRole("region", { name: "Marked rooms" });
  await page.getByRole("button", { name: mark("Family Room") }).scrollIntoViewIfNeeded();
  await tray.getByRole("button", { name: "Compare" }).press("Enter");
  const sheet = page.getByRole("region", { name: "Side by side" });
  await expect(sheet.getByRole("row", { name: /Your stay/ })).toContainText("$1,650 for 3 nights");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Dark mode" }).click();
  expect(await axeColourFindings(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Take away: Family Room" }).click();
  await expect(sheet.getByRole("columnheader")).toHaveText(["Deluxe Room"]);
});

test("a comparison travels in an address, and a foul one is answered in words", async ({
  page,
}) => {
  await page.goto("/find_room/?compare=superior-room.double-room");
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(2);
  await page.goto("/find_room/?compare=%22%3E%3Cscript%3E.superior-room");
  await expect(page.getByRole("region", { name: "Marked rooms" })).toContainText("not known here");
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(1);
});
