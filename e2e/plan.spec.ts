import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import ICAL from "ical.js";
import { calendarFileTexts, contactCardTexts } from "@/content/copy/calendar-and-contact";
import { placeNames } from "@/content/model/place-names";
import { planPageTexts, planTexts } from "@/content/copy/plan";
import { stayTexts } from "@/content/copy/stay";
import { site } from "@/content/model/site";
import { festivals } from "@/content/copy/festivals";
import { ethiopianMonths } from "@/content/copy/calendar";
import { roads } from "@/content/model/journeys";
import { escaped } from "./support/words";
import { onDesktop, onPhone } from "./support/matrix";
import { holdRequests } from "./support/requests";
import { hydrate } from "./support/hydrate";
import { expect, test } from "./support/test";

/** A click while the page still scrolls would hit the neighbour. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const { tana, bishoftu, awash, entoto } = {
  tana: placeNames.tana["name"],
  bishoftu: placeNames.bishoftu["name"],
  awash: placeNames.awash["name"],
  entoto: placeNames.entoto["name"],
};
const road = roads["entoto-tana"];

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

test(
  "a journey in the address is shown in both calendars and survives a reload",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto(`/plan/${journey}`);
    await expect(
      page.getByText(`Thu 31 December 2026 ${planTexts.to} Sun 3 January 2027`),
    ).toBeVisible();
    await expect(page.getByText(`22 ${planTexts.to} 25 ${ethiopianMonths[3]} 2019`)).toBeVisible();
    await expect(
      page.getByText(`${festivals[2].name}, Thu 7 January 2027 (29 ${ethiopianMonths[3]} 2019).`),
    ).toBeVisible();
    await page.getByRole("button", { name: `${planTexts.later} ${entoto}` }).click();
    await page.getByRole("button", { name: `${planTexts.moreAt} ${tana}` }).click();
    await expect(page).toHaveURL(/stop=tana&nights=4&stop=entoto&nights=1/);
    await page.reload();
    await expect(order(page)).toHaveText([tana, entoto, bishoftu, awash]);
    await page.getByRole("button", { name: planTexts.reset }).click();
    await expect(order(page).first()).toHaveText(entoto);
    await page.getByRole("button", { name: planTexts.undo }).click();
    await expect(order(page).first()).toHaveText(tana);
  },
);

test(
  "a link to the page, on it, begins with our own journey, through a reload; Back has the guest's",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto(`/plan/${journey}`);
    const earlier = page.getByRole("button", { name: `${planTexts.earlier} ${entoto}` });
    await expect(earlier, "nothing is before the first").toBeDisabled();
    await page.getByRole("button", { name: `${planTexts.later} ${entoto}` }).click();
    await expect(earlier).toBeEnabled();
    await expect(order(page)).toHaveText([tana, entoto, bishoftu, awash]);
    await page.getByRole("contentinfo").locator("a[href$='/plan/']").click();
    await expect(order(page).first()).toHaveText(entoto);
    await expect(page).not.toHaveURL(/first=/);
    await page.reload();
    await expect(order(page).first()).toHaveText(entoto);
    await page.goBack();
    await expect(order(page).first()).toHaveText(tana);
  },
);

/** Returns the first stop's handle when it is 120 px below the top of the window, clear of the edges that scroll. */
async function handleNearTop(page: Page) {
  const handle = page.getByRole("button", { name: `${planTexts.drag} ${entoto}` });
  await page.evaluate(() => document.fonts.ready);
  await handle.evaluate((button) =>
    window.scrollBy({ top: button.getBoundingClientRect().top - 120, behavior: "instant" }),
  );
  const box = await handle.boundingBox();
  if (!box) throw new Error("no handle to be seen");
  return box;
}

test("a stop follows the pointer that drags it", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/plan/");
  await hydrate(page);
  const from = await handleNearTop(page);
  const below = await page
    .getByRole("button", { name: `${planTexts.drag} ${bishoftu}` })
    .boundingBox();
  if (!below) throw new Error("no handle to be seen");
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, below.y + 60, { steps: 24 });
  await page.mouse.up();
  await expect(order(page)).toHaveText([tana, bishoftu, entoto, awash]);
  await expect(page).toHaveURL(/stop=bishoftu&nights=2&stop=entoto/);
  // Dragging past two places is still a single undo step.
  await page.getByRole("button", { name: planTexts.undo }).click();
  await expect(order(page)).toHaveText([entoto, tana, bishoftu, awash]);
});

test(
  "what is typed before hydration is the journey it begins with",
  { tag: onPhone },
  async ({ page }) => {
    const arrive = await holdRequests(page, "**/_next/static/**/*.js");
    await page.goto("/plan/", { waitUntil: "commit" });
    const nights = page.getByLabel(`${planTexts.nights}, ${tana}`);
    await nights.fill("5");
    await page.getByLabel(planTexts.firstDay).fill("2027-01-04");
    arrive();
    await expect(page).toHaveURL(/first=2027-01-04.*stop=tana&nights=5/);
    await expect(nights).toHaveValue("5");
  },
);

test(
  "the page stands still while a stop is dragged, and scrolls at the window's edge",
  { tag: onDesktop },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto("/plan/");
    await hydrate(page);
    const box = await handleNearTop(page);
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, 560, { steps: 40 });
    await expect(order(page)).toHaveText([tana, entoto, bishoftu, awash]);
    expect(await scrolled()).toBe(before);
    await page.mouse.move(box.x + 20, 710, { steps: 4 });
    await expect(order(page)).toHaveText([tana, bishoftu, awash, entoto]);
    expect(await scrolled()).toBeGreaterThan(before);
    await page.mouse.up();
  },
);

test(
  "the journey goes into a calendar, one event a stop, under a policy that forbids everything else",
  { tag: onPhone },
  async ({ page }) => {
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
    expect(await eventsOf(await fileFrom(page, planTexts.calendar))).toEqual([
      [`${site.brand.shortName}: ${entoto}`, "2026-12-30", "2026-12-31"],
      [`${site.brand.shortName}: ${tana}`, "2026-12-31", "2027-01-03"],
      [`${site.brand.shortName}: ${bishoftu}`, "2027-01-03", "2027-01-05"],
      [`${site.brand.shortName}: ${awash}`, "2027-01-05", "2027-01-07"],
    ]);
  },
);

test("each resort can be kept as a contact", { tag: onDesktop }, async ({ page }) => {
  await page.goto("/plan/");
  const saved = page.waitForEvent("download");
  await page
    .getByRole("link", { name: new RegExp(`${escaped(contactCardTexts.save)}.*${escaped(tana)}`) })
    .click();
  const card = new ICAL.Component(ICAL.parse(readFileSync(await (await saved).path(), "utf8")));
  expect(String(card.getFirstPropertyValue("fn"))).toContain(tana);
});

test("an address that cannot be read is answered in words", { tag: onPhone }, async ({ page }) => {
  await page.goto("/plan/?first=2026-02-31&stop=%3Cimg%20src=x%3E&nights=99999999999");
  await expect(page.locator("#journey").getByRole("alert")).toContainText(planTexts.faulty.stops);
  await expect(order(page)).toHaveCount(4);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "our own journey is there to be read, and the form keeps what is entered",
    { tag: onDesktop },
    async ({ page }) => {
      await page.goto("/plan/");
      await expect(order(page)).toHaveText([entoto, tana, bishoftu, awash]);
      await expect(page.getByText(`${planTexts.day} 2 ${planTexts.to} 5`)).toBeVisible();
      await expect(
        page.getByText(
          `${entoto} ${planTexts.to} ${tana}, ${planTexts.about} ${road.km} ${planTexts.kilometres}, ${road.hours} ${planTexts.hour.other}`,
        ),
      ).toBeVisible();
      await page.getByLabel(planTexts.firstDay).fill("2026-12-30");
      await page.getByRole("button", { name: planPageTexts.submit }).click();
      await expect(page).toHaveURL(/\/plan\/\?first=2026-12-30&stop=entoto&nights=1&stop=tana/);
    },
  );
});

for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
  test.describe(`a guest in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("reads and keeps the same days as everybody", { tag: onDesktop }, async ({ page }) => {
      await page.goto("/find_room/?selectedInDate=2026-11-21&selectedOutDate=2026-11-24&adult=2");
      const summary = page.getByRole("status").filter({ hasText: stayTexts.facts.nights.label });
      await expect(summary).toContainText("Sat 21 November 2026");
      await expect(summary).toContainText(`12 ${ethiopianMonths[2]} 2019`);
      expect(await eventsOf(await fileFrom(page, calendarFileTexts.add))).toEqual([
        [expect.stringContaining(calendarFileTexts.stayAt), "2026-11-21", "2026-11-24"],
      ]);
    });
  });
}
