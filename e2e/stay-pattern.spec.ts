import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import type { Locator, Page } from "@playwright/test";
import { patternColours } from "@/components/pages/find-room/request/draw-stay-pattern";
import { calendarFileTexts } from "@/content/copy/calendar-and-contact";
import { bookingBar, stayFields } from "@/content/copy/forms";
import { roomDetails } from "@/content/copy/room-details";
import { roomOf } from "@/content/model/rooms";
import { stayPattern } from "@/content/copy/stay-pattern";
import { stayCard } from "@/content/copy/stay-card";
import { sendTexts } from "@/content/copy/stay-request";
import { houseOf } from "@/content/model/houses";
import { onDesktop, onPhone } from "./support/matrix";
import { recordShifts, roomQuery } from "./support/stay-request";
import { expect, test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const room = roomOf("deluxe-room");
const search = "selectedInDate=2026-12-20&selectedOutDate=2026-12-24&room=1&adult=2";
const nameFrom = (day: number) => `Four nights, ${houseOf(room.house).name}, from ${day} Tahsas`;

const request = (stay = search) => `/find_room/?${stay}&${roomQuery(room)}`;
const pattern = (page: Page, name = nameFrom(11)) =>
  page.getByRole("figure", { name, exact: true });

/** Returns every thread of a pattern. */
async function threadsOf(figure: Locator): Promise<string> {
  const paths = figure.locator("path");
  await expect(paths).toHaveCount(patternColours.length);
  return paths.evaluateAll((all) => all.map((path) => path.getAttribute("d")).join(" "));
}

const drawing = (figure: Locator) => figure.locator("svg").screenshot();

test(
  "a stay that is ready to be sent has its pattern; a search, a room and the stay card have none",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto(`/find_room/?${search}&location=tana`);
    await expect(page.getByRole("status").getByText("Sun 20 December 2026")).toBeVisible();
    await expect(page.getByText(stayPattern.legend)).toHaveCount(0);

    await page.getByRole("article").getByRole("link", { name: room.title, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${room.page}/`));
    const form = page.getByRole("form", { name: bookingBar.label });
    await expect(form.getByLabel(stayFields.checkIn.label)).toHaveValue("2026-12-20");
    await expect(page.getByText(stayPattern.legend)).toHaveCount(0);

    await form.getByRole("button", { name: roomDetails.book.label }).click();
    await expect(page).toHaveURL(/\/find_room\//);
    await expect(pattern(page)).toBeVisible();
    expect(await threadsOf(pattern(page))).not.toBe("");
    const before = await drawing(pattern(page));
    await page.reload();
    await expect(pattern(page)).toBeVisible();
    expect(await drawing(pattern(page))).toEqual(before);

    await page.getByRole("link", { name: sendTexts.actions.card }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(stayCard.title);
    await expect(page.getByRole("link", { name: stayCard.stay.whole })).toBeVisible();
    await expect(page.getByText(stayPattern.legend)).toHaveCount(0);
  },
);

test("another stay is another pattern", { tag: onPhone }, async ({ page }) => {
  const drawingAt = async (address: string, name: string) => {
    await page.goto(address);
    return drawing(pattern(page, name));
  };
  const later = "selectedInDate=2026-12-21&selectedOutDate=2026-12-25&room=1&adult=2";
  const first = await drawingAt(request(), nameFrom(11));
  const others = [
    await drawingAt(request(`${search}&children=1`), nameFrom(11)),
    await drawingAt(request(later), nameFrom(12)),
  ];
  for (const other of others) expect(other).not.toEqual(first);
});

test(
  "the calendar entry leads back to the stay and its pattern, and paper shows it",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto(request());
    const threads = await threadsOf(pattern(page));
    const saved = page.waitForEvent("download");
    await page
      .getByRole("button", { name: calendarFileTexts.add })
      .filter({ visible: true })
      .click();
    const file = readFileSync(await (await saved).path(), "utf8");
    const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent");
    await page.goto(String(event?.getFirstPropertyValue("url")));
    expect(await threadsOf(pattern(page))).toBe(threads);
    await page.emulateMedia({ media: "print" });
    await expect(pattern(page).locator("svg")).toBeVisible();
  },
);

test(
  "a stay on the guest's list is on the stay card, and leads back to its pattern",
  { tag: onPhone },
  async ({ page }) => {
    await page.goto(request());
    await page.getByRole("button", { name: sendTexts.actions.keep }).click();
    await expect(page.getByText(sendTexts.actions.kept)).toBeVisible();
    await page.goto("/stay_card/");
    await expect(page.getByText(`${room.title}, ${houseOf(room.house).name}`)).toBeVisible();
    await page.getByRole("link", { name: stayCard.stay.whole }).click();
    await expect(page).toHaveURL(/\/find_room\/\?.*step=send/);
    await expect(pattern(page)).toBeVisible();
  },
);

test("the pattern takes its place without moving anything", { tag: onPhone }, async ({ page }) => {
  const shifted = await recordShifts(page);
  await page.goto(request());
  await expect(pattern(page)).toBeVisible();
  await pattern(page).scrollIntoViewIfNeeded();
  expect(await shifted()).toBeLessThan(0.01);
});

/** Counts the animations in a new pattern, in the frame in which it appears. */
const movesIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const drawn = document.querySelector("figure svg > rect")?.parentElement;
          if (drawn) resolve(drawn.getAnimations({ subtree: true }).length);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

for (const [reducedMotion, moves] of [
  ["reduce", 0],
  ["no-preference", 1],
] as const) {
  test.describe(`prefers-reduced-motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(
      moves > 0 ? "a pattern is drawn row by row" : "a pattern is there at once",
      { tag: onPhone },
      async ({ page }) => {
        await page.goto(request(), { waitUntil: "commit" });
        expect(await movesIn(page)).toBe(moves);
      },
    );
  });
}
