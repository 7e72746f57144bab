import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import type { Locator, Page } from "@playwright/test";
import { patternColours } from "@/components/features/booking/draw-stay-pattern";
import { stayFields } from "@/content/forms";
import { houseOf } from "@/content/houses";
import { calendarFileTexts } from "@/content/calendar-and-contact";
import { roomPageTexts } from "@/content/room-pages";
import { findRoomPage, roomOf } from "@/content/rooms";
import { stayPattern } from "@/content/stay-pattern";
import { stayCard } from "@/content/stay-card";
import { sendTexts } from "@/content/stay-request";
import { onDesktop, onPhone } from "./support/matrix";
import { recordShifts, roomQuery } from "./support/stay-request";
import { expect, test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const room = roomOf("deluxe-room");
const dates = "selectedInDate=2026-12-20&selectedOutDate=2026-12-24";
const search = `${dates}&room=1&adult=2`;
const houseName = houseOf(room.house).name;
const named = `Four nights, ${houseName}, from 11 Tahsas`;

const pattern = (page: Page, name: string) => page.getByRole("figure", { name, exact: true });
const housePattern = (page: Page) => pattern(page, stayPattern.house.text);

/** Every thread of a pattern. */
async function threadsOf(figure: Locator): Promise<string> {
  const paths = figure.locator("path");
  await expect(paths).toHaveCount(patternColours.length);
  return paths.evaluateAll((all) => all.map((path) => path.getAttribute("d")).join(" "));
}

/** A picture of a pattern without its words. */
const drawing = (figure: Locator) => figure.locator("svg").screenshot();

test(
  "a guest fills in a stay and finds its pattern again on the room, the request, the stay card and after a reload",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto("/find_room/");
    await expect(housePattern(page)).toBeVisible();
    await page.getByLabel(stayFields.checkIn.label).fill("2026-12-20");
    await page.getByLabel(stayFields.checkOut.label).fill("2026-12-24");
    await page.getByRole("button", { name: findRoomPage.submit }).click();
    await expect(pattern(page, "Four nights from 11 Tahsas")).toBeVisible();
    const threads = await threadsOf(pattern(page, "Four nights from 11 Tahsas"));
    expect(threads).not.toBe("");

    await page.getByRole("article").getByRole("link", { name: room.title, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${room.page}/`));
    expect(await threadsOf(pattern(page, named))).toBe(threads);
    await page.getByRole("button", { name: roomPageTexts.stay.submit }).click();
    await expect(page).toHaveURL(/\/find_room\//);
    await expect(page.getByRole("link", { name: sendTexts.actions.card })).toBeVisible();
    expect(await threadsOf(pattern(page, named))).toBe(threads);

    await page.getByRole("link", { name: sendTexts.actions.card }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(stayCard.title);
    expect(await threadsOf(pattern(page, named))).toBe(threads);
    const before = await drawing(pattern(page, named));
    await page.reload();
    await expect(pattern(page, named)).toBeVisible();
    expect(await drawing(pattern(page, named))).toEqual(before);
  },
);

test(
  "another stay is another pattern, and another house other colours",
  { tag: onPhone },
  async ({ page }) => {
    const drawingAt = async (address: string, name: string) => {
      await page.goto(address);
      return drawing(pattern(page, name));
    };
    const first = await drawingAt(`/find_room/?${search}&location=tana`, named);
    const others = [
      await drawingAt(`/find_room/?${search}&children=1&location=tana`, named),
      await drawingAt(
        `/find_room/?${search}&location=entoto`,
        "Four nights, Entoto, from 11 Tahsas",
      ),
      await drawingAt(
        "/find_room/?selectedInDate=2026-12-21&selectedOutDate=2026-12-25&adult=2&location=tana",
        "Four nights, Tana, from 12 Tahsas",
      ),
    ];
    for (const other of others) expect(other).not.toEqual(first);
  },
);

test(
  "the calendar entry leads back to the stay and its pattern, and paper shows it",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto(`/find_room/?${search}&${roomQuery(room)}`);
    const threads = await threadsOf(pattern(page, named));
    const saved = page.waitForEvent("download");
    await page
      .getByRole("button", { name: calendarFileTexts.add })
      .filter({ visible: true })
      .click();
    const file = readFileSync(await (await saved).path(), "utf8");
    const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent");
    const address = String(event?.getFirstPropertyValue("url"));
    await page.goto("/stay_card/");
    await expect(housePattern(page)).toBeVisible();
    await page.goto(address);
    expect(await threadsOf(pattern(page, named))).toBe(threads);
    await page.emulateMedia({ media: "print" });
    await expect(pattern(page, named).locator("svg")).toBeVisible();
  },
);

test("a stay on the guest's list stands on the stay card", { tag: onPhone }, async ({ page }) => {
  await page.goto(`/find_room/?${search}&${roomQuery(room)}`);
  await page.getByRole("button", { name: sendTexts.actions.keep }).click();
  await expect(page.getByText(sendTexts.actions.kept)).toBeVisible();
  await page.goto("/stay_card/");
  await expect(pattern(page, named)).toBeVisible();
  await page.getByRole("link", { name: stayCard.stay.whole }).click();
  await expect(page).toHaveURL(/\/find_room\/\?.*step=send/);
  await expect(pattern(page, named)).toBeVisible();
});

test("the pattern takes its place without moving anything", { tag: onPhone }, async ({ page }) => {
  const shifted = await recordShifts(page);
  for (const address of [
    `/find_room/?${search}&location=tana`,
    `${room.page}/?${search}`,
    `/stay_card/?${search}&${roomQuery(room)}`,
  ]) {
    await page.goto(address);
    await expect(pattern(page, named)).toBeVisible();
    await pattern(page, named).scrollIntoViewIfNeeded();
    expect(await shifted()).toBeLessThan(0.01);
  }
});

/** How many animations run in a pattern that has just come, asked in the frame of its coming. */
const movesIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const drawn = document.querySelector("figure svg");
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
        await page.goto(`/find_room/?${search}`, { waitUntil: "commit" });
        expect(await movesIn(page)).toBe(moves);
      },
    );
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const address of [`/find_room/?${search}`, `${room.page}/?${search}`, "/stay_card/"]) {
    test(`${address} has the pattern of the house`, { tag: onPhone }, async ({ page }) => {
      await page.goto(address);
      await expect(housePattern(page)).toBeVisible();
      await expect(page.getByText(stayPattern.house.key)).toBeHidden();
    });
  }
});
