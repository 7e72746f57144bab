import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Page } from "@playwright/test";
import { formatDay } from "@/components/features/calendar/days";
import { formatEthiopian } from "@/components/features/calendar/ethiopian-calendar";
import { nightFacts } from "@/components/features/stay/calendar/night-facts";
import { stayFields } from "@/content/copy/forms";
import { stayCalendar as texts } from "@/content/copy/stay-calendar";
import { knownNights } from "@/content/model/availability/nights";
import { priceRulesOf } from "@/content/model/price-rules";
import { allRooms } from "@/content/model/rooms";
import { takenOf } from "@/content/model/taken-rooms";
import { dayAfter } from "@/lib/dates/days";
import { dollars } from "@/lib/text/dollars";
import { axeColourFindings, axeFindings } from "./support/axe";
import { bestBrotli } from "./support/first-view";
import { hydrate } from "./support/hydrate";
import { onDesktop, onPhone } from "./support/matrix";
import { deluxe } from "./support/stay-request";
import { expect, test, today } from "./support/test";
import { turn } from "./support/theme";
import { translate } from "./support/translate";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const { checkIn, checkOut } = stayFields;
const [room] = [...allRooms.filter(({ id }) => priceRulesOf(id) && takenOf(id)), ...allRooms];
if (!room) throw new Error("a room is needed");
const { nights } = knownNights(takenOf(room.id) ?? {}, Date.now());
const taken = nights.find(({ from }) => from > today)?.from;
const inDays = (days: number) => dayAfter(today, days);

const dayIn = (page: Page, day: string) =>
  page.getByRole("dialog").getByRole("button", { name: formatDay(day) });

async function open(page: Page, name: string = checkIn.calendar) {
  await page.getByRole("button", { name }).click();
  await expect(page.getByRole("dialog", { name: texts.label })).toBeVisible();
}

test(
  "by keyboard alone a guest opens the calendar, chooses a stay over the month's end, and is back at the button",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto("/find_room/");
    await hydrate(page);
    const button = page.getByRole("button", { name: checkIn.calendar });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(dayIn(page, today)).toBeFocused();
    for (let weeks = 0; weeks < 5; weeks++) await page.keyboard.press("ArrowDown");
    await expect(dayIn(page, inDays(35))).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(checkIn.label)).toHaveValue(inDays(35));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await expect(page.getByLabel(checkOut.label)).toHaveValue(inDays(37));
    await expect(page.getByRole("dialog").getByRole("status")).toContainText("2 nights");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button).toBeFocused();
  },
);

test(
  "two taps choose a stay in a sheet whose days are large enough for a finger",
  { tag: onPhone },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${room.page}/`);
    await hydrate(page);
    await open(page);
    await page.getByRole("button", { name: texts.next }).click();
    const box = await dayIn(page, inDays(40))
      .or(dayIn(page, inDays(20)))
      .first()
      .boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    const days = page.getByRole("dialog").locator("[data-day]");
    await days.nth(10).tap();
    await days.nth(12).tap();
    const [arrival, departure] = await days.evaluateAll((all) =>
      [all[10], all[12]].map((one) => one?.getAttribute("data-day") ?? ""),
    );
    await page.getByRole("button", { name: texts.done }).tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByLabel(checkIn.label)).toHaveValue(arrival ?? "");
    await expect(page.getByLabel(checkOut.label)).toHaveValue(departure ?? "");
  },
);

test(
  "a taken night is told to everyone and may be asked for; other nights have their rate and both dates",
  { tag: onDesktop },
  async ({ page }) => {
    test.skip(!taken, "no room has taken nights to come");
    if (!taken) return;
    await page.goto(`${room.page}/?selectedInDate=${taken}`);
    await hydrate(page);
    await open(page);
    const night = dayIn(page, taken);
    await expect(night).toHaveAccessibleName(new RegExp(`, ${texts.reading.taken}\\b`));
    await expect(night.getByText(texts.taken, { exact: true })).toBeVisible();
    const before = dayAfter(taken, -1);
    const { rate = 0 } = nightFacts(
      before,
      { pricePerNight: room.pricePerNight, rules: priceRulesOf(room.id) },
      nights,
    );
    if (before >= today)
      await expect(dayIn(page, before)).toHaveAccessibleName(
        new RegExp(
          `^${formatDay(before)}, ${formatEthiopian(before)}, .*\\${dollars(rate)} a night`,
        ),
      );
    await dayIn(page, taken).click();
    await dayIn(page, dayAfter(taken, 3)).click();
    await expect(page.getByLabel(checkIn.label)).toHaveValue(taken);
    await expect(page.getByRole("dialog").getByRole("status")).toContainText(/(is|are) taken/);
    await expect(page.getByRole("dialog")).not.toContainText(/\b(free|booked)\b/);
  },
);

test(
  "the calendar opens on what is in the fields, and a click beside it closes it",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
    await page.getByLabel(checkIn.label).fill(inDays(50));
    await page.getByLabel(checkOut.label).fill(inDays(53));
    await open(page, checkOut.calendar);
    await expect(dayIn(page, inDays(53))).toBeFocused();
    await dayIn(page, inDays(54)).click();
    await expect(page.getByLabel(checkOut.label)).toHaveValue(inDays(54));
    const form = await page.locator("form", { has: page.getByLabel(checkIn.label) }).boundingBox();
    const sheet = await page.getByRole("dialog").boundingBox();
    if (!form || !sheet) throw new Error("the form and its calendar are not shown");
    const isBeside = sheet.y >= form.y + form.height || sheet.y + sheet.height <= form.y;
    expect(isBeside, "the calendar leaves the fields in view").toBe(true);
    await page.mouse.click(1270, 400);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByLabel(checkIn.label)).toHaveValue(inDays(50));
  },
);

test(
  "nothing of it is fetched before the first click, and 12 KiB at the most after it",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto(`${room.page}/`);
    await hydrate(page);
    await page.waitForLoadState("networkidle");
    const fetched: Promise<number>[] = [];
    let isOpen = false;
    page.on("response", (response) => {
      if (!/\.(js|css)(\?|$)/.test(response.url())) return;
      expect(isOpen, `${response.url()} is fetched only when it is needed`).toBe(true);
      fetched.push(
        response
          .body()
          .then((body) => promisify(brotliCompress)(body, bestBrotli))
          .then(({ length }) => length),
      );
    });
    await page.getByRole("button", { name: checkIn.calendar }).hover();
    isOpen = true;
    await open(page);
    await page.waitForLoadState("networkidle");
    const sizes = await Promise.all(fetched);
    const sum = sizes.reduce((all, size) => all + size, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(12 * 1024);
  },
);

for (const tag of ["@phone", "@desktop"]) {
  test(`an open calendar has no fault in either theme (${tag})`, { tag }, async ({ page }) => {
    await page.goto(`${room.page}/?selectedInDate=${inDays(10)}&selectedOutDate=${inDays(13)}`);
    await hydrate(page);
    await open(page);
    await expect(page.getByRole("dialog")).toContainText(room.title);
    expect(await axeFindings(page)).toEqual([]);
    await turn(page, "dark");
    expect(await axeColourFindings(page)).toEqual([]);
  });
}

test(
  "in a page that the browser has translated a stay is chosen as in any other",
  { tag: onPhone },
  async ({ page }) => {
    await page.goto(`${room.page}/`);
    await hydrate(page);
    await page.evaluate(translate);
    await open(page);
    await expect(page.getByRole("dialog")).toContainText(room.title);
    await page.getByRole("button", { name: texts.next }).click();
    await page.getByRole("button", { name: texts.next }).click();
    await page.getByRole("button", { name: texts.previous }).click();
    const days = page.getByRole("dialog").locator("[data-day]");
    for (const place of [8, 11, 5, 9]) await days.nth(place).click();
    await expect(page.getByLabel(checkOut.label)).toHaveValue(
      (await days.nth(9).getAttribute("data-day")) ?? "",
    );
    await expect(page.getByRole("dialog").getByRole("status")).toContainText("4 nights");
  },
);

test(
  "where the owner has set nothing for a room, its days are plain dates",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto(`${deluxe.page}/`);
    await hydrate(page);
    const answered = page.waitForResponse("**/nights.json");
    await open(page);
    await answered;
    const day = inDays(3);
    await expect(dayIn(page, day)).toHaveAccessibleName(
      `${formatDay(day)}, ${formatEthiopian(day)}`,
    );
  },
);

test(
  "without its module the dates are typed as before",
  { tag: onDesktop },
  async ({ page, tolerate }) => {
    tolerate(/ERR_FAILED/);
    await page.goto("/find_room/");
    await hydrate(page);
    await page.waitForLoadState("networkidle");
    // A page in which something is typed is not loaded anew.
    await page.getByLabel(checkOut.label).fill(inDays(50));
    await page.route(/\.(js|css)$/, (route) => route.abort());
    await page.getByRole("button", { name: checkIn.calendar }).click();
    await expect(page.getByLabel(checkIn.label)).toBeFocused();
  },
);
