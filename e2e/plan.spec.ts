import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import ICAL from "ical.js";
import { calendarFileTexts, contactCardTexts } from "@/content/copy/calendar-and-contact";
import { placeNames } from "@/content/model/place-names";
import { resortsByRoad } from "@/content/model/altitude-line";
import { defaultStops, planPageTexts, planTexts } from "@/content/copy/plan";
import { stayTexts } from "@/content/copy/stay";
import { site } from "@/content/model/site";
import { festivals } from "@/content/copy/festivals";
import { ethiopianMonths } from "@/content/copy/ethiopian-months";
import { roads } from "@/content/model/journeys";
import { escaped } from "./support/words";
import { onDesktop, onPhone } from "./support/matrix";
import { holdRequests } from "./support/requests";
import { expect, test } from "./support/test";

/** A click while the page still scrolls would hit the neighbour. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const { tana, bishoftu, awash, entoto } = {
  tana: placeNames.tana["name"],
  bishoftu: placeNames.bishoftu["name"],
  awash: placeNames.awash["name"],
  entoto: placeNames.entoto["name"],
};
const road = roads["bishoftu-entoto"];

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

test(
  "the journey that the page opens with takes twelve hours in a car at most, in the order of the drawing",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto("/plan/");
    const visited = defaultStops.filter(({ nights }) => nights > 0).map(({ id }) => id);
    expect(visited).toEqual(resortsByRoad.filter((id) => visited.some((one) => one === id)));
    const road = page.locator("#journey dl > div").filter({ hasText: planTexts.totals.roads });
    const hours = /([\d.]+) (?:hours|and a half)/.exec((await road.textContent()) ?? "")?.[1];
    expect(Number(hours)).toBeGreaterThan(0);
    expect(Number(hours)).toBeLessThanOrEqual(12);
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
      await expect(order(page)).toHaveText([entoto, bishoftu, awash, tana]);
      await expect(page.getByText(`${planTexts.day} 2 ${planTexts.to} 4`)).toBeVisible();
      await expect(
        page.getByText(
          `${entoto} ${planTexts.to} ${bishoftu}, ${planTexts.about} ${road.km} ${planTexts.kilometres}`,
        ),
      ).toBeVisible();
      await page.getByLabel(planTexts.firstDay).fill("2026-12-30");
      await page.getByRole("button", { name: planPageTexts.submit }).click();
      await expect(page).toHaveURL(/\/plan\/\?first=2026-12-30&stop=entoto&nights=1&stop=bishoftu/);
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
