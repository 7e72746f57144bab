import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import ICAL from "ical.js";
import { expect, test } from "./support/test";

/** A press upon a page that still glides to its place meets the neighbour. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const journey =
  "?first=2026-12-30&stop=entoto&nights=1&stop=tana&nights=3&stop=bishoftu&nights=2&stop=awash&nights=2";

const order = (page: Page) => page.locator("#journey").getByRole("listitem").getByRole("heading");

async function eventsOf(download: Download) {
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), "utf8")));
  return calendar.getAllSubcomponents("vevent").map((part) => {
    const { summary, startDate, endDate } = new ICAL.Event(part);
    return [summary, startDate.toString(), endDate.toString()];
  });
}

async function fileFrom(page: Page, button: string) {
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return saved;
}

test("a journey in the address is told in both calendars and survives a reload", async ({
  page,
}) => {
  await page.goto(`/plan/${journey}`);
  await expect(page.getByText("Thu 31 December 2026 to Sun 3 January 2027")).toBeVisible();
  await expect(page.getByText("22 to 25 Tahsas 2019")).toBeVisible();
  await expect(page.getByText("Genna, Thu 7 January 2027 (29 Tahsas 2019).")).toBeVisible();
  await page.getByRole("button", { name: "Move later: Entoto" }).click();
  await page.getByRole("button", { name: "One night more at Tana" }).click();
  await expect(page).toHaveURL(/stop=tana&nights=4&stop=entoto&nights=1/);
  await page.reload();
  await expect(order(page)).toHaveText(["Tana", "Entoto", "Bishoftu", "Awash Falls"]);
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(order(page).first()).toHaveText("Entoto");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(order(page).first()).toHaveText("Tana");
});

test("a stop follows the pointer that drags it", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/plan/");
  const handle = page.getByRole("button", { name: /to move: Entoto/ });
  await handle.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  const from = await handle.boundingBox();
  const below = await page.getByRole("button", { name: /to move: Bishoftu/ }).boundingBox();
  if (!from || !below) throw new Error("no handle to be seen");
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, below.y + 60, { steps: 24 });
  await page.mouse.up();
  await expect(order(page)).toHaveText(["Tana", "Bishoftu", "Entoto", "Awash Falls"]);
  await expect(page).toHaveURL(/stop=bishoftu&nights=2&stop=entoto/);
});

test("the journey goes into a calendar, one event a stop, under a policy that forbids everything else", async ({
  page,
}) => {
  await page.route("**/plan/**", async (route) => {
    const response = await route.fetch();
    const own = "'self' 'unsafe-inline'";
    const policy = `default-src 'none'; script-src ${own}; style-src ${own}; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'`;
    await route.fulfill({
      response,
      headers: { ...response.headers(), "content-security-policy": policy },
    });
  });
  await page.goto(`/plan/${journey}`);
  expect(await eventsOf(await fileFrom(page, "Add to your calendar"))).toEqual([
    ["Adey: Entoto", "2026-12-30", "2026-12-31"],
    ["Adey: Tana", "2026-12-31", "2027-01-03"],
    ["Adey: Bishoftu", "2027-01-03", "2027-01-05"],
    ["Adey: Awash Falls", "2027-01-05", "2027-01-07"],
  ]);
});

test("each resort can be kept as a contact", async ({ page }) => {
  await page.goto("/plan/");
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: /Save the contact.*Tana/ }).click();
  const card = new ICAL.Component(ICAL.parse(readFileSync(await (await saved).path(), "utf8")));
  expect(String(card.getFirstPropertyValue("fn"))).toContain("Tana");
});

test("an address that cannot be read is answered in words", async ({ page }) => {
  await page.goto("/plan/?first=2026-02-31&stop=%3Cimg%20src=x%3E&nights=99999999999");
  await expect(page.locator("#journey").getByRole("alert")).toContainText("could not be read");
  await expect(order(page)).toHaveCount(4);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("our own journey is there to be read, and the form keeps what is entered", async ({
    page,
  }) => {
    await page.goto("/plan/");
    await expect(order(page)).toHaveText(["Entoto", "Tana", "Bishoftu", "Awash Falls"]);
    await expect(page.getByText("Day 2 to 5")).toBeVisible();
    await expect(page.getByText("Entoto to Tana, about 560 km, 10 hours")).toBeVisible();
    await page.getByLabel("First day").fill("2026-12-30");
    await page.getByRole("button", { name: "Keep it in the address" }).click();
    await expect(page).toHaveURL(/\/plan\/\?first=2026-12-30&stop=entoto&nights=1&stop=tana/);
  });
});

for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
  test.describe(`a guest in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("reads and keeps the same days as everybody", async ({ page }) => {
      await page.goto("/find_room/?selectedInDate=2026-11-21&selectedOutDate=2026-11-24&adult=2");
      const summary = page.getByRole("status").filter({ hasText: "Nights" });
      await expect(summary).toContainText("Sat 21 November 2026");
      await expect(summary).toContainText("12 Hidar 2019");
      expect(await eventsOf(await fileFrom(page, "Add to your calendar"))).toEqual([
        [expect.stringContaining("Stay at"), "2026-11-21", "2026-11-24"],
      ]);
    });
  });
}
