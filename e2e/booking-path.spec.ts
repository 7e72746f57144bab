import type { Page } from "@playwright/test";
import { bookingBar, counters, stayFields } from "@/content/copy/forms";
import { findRoomPromise } from "@/content/copy/find-room";
import { roomDetails } from "@/content/copy/room-details";
import { houseOf } from "@/content/model/houses";
import { houseChoice } from "@/content/copy/house-choice";
import {
  apartmentRooms,
  findRoomPage,
  hostelRooms,
  roomActions,
  roomOf,
  rooms,
  roomsOf,
} from "@/content/model/rooms";
import { stayTexts } from "@/content/copy/stay";
import { faultTexts } from "@/content/copy/stay-faults";
import { sendTexts } from "@/content/copy/stay-request";
import { counted, dollars, escaped, startingWith } from "./support/words";
import { inTurn, onDesktop, onPhone, share } from "./support/matrix";
import { bookOf } from "./support/rooms";
import { recordShifts } from "./support/stay-request";
import { hydrate } from "./support/hydrate";
import { fillText } from "@/lib/text/fill-text";
import { plainWords } from "@/lib/text/plain-words";
import { expect, test } from "./support/test";

/** Smooth scrolling would move the target away from under the pointer before the click. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const classic = roomOf("classic-room");
const deluxe = roomOf("deluxe-room");
const family = roomOf("family-room");

const queryOf = ({ title, pricePerNight }: { title: string; pricePerNight: number }) =>
  String(new URLSearchParams({ title, price: String(pricePerNight) }));

const stay = "selectedInDate=2026-12-01&selectedOutDate=2026-12-04&room=2&adult=3&children=1";
const facts = [
  "Tue 1 December 2026",
  "Fri 4 December 2026",
  counted(3, stayTexts.night),
  counted(2, stayTexts.room),
  `${counted(3, stayTexts.adult)}, ${counted(1, stayTexts.child)}`,
];

const summary = (page: Page) =>
  page.getByRole("status").filter({ hasText: stayTexts.facts.nights.label });
const form = (page: Page) => page.getByRole("form", { name: bookingBar.label });

test("the rooms of the resort that was asked for come first, from the first paint on", async ({
  page,
  tolerate,
}) => {
  tolerate(/net::ERR_FAILED/);
  const asked = roomsOf("bishoftu").filter((room) => rooms.includes(room));
  const others = rooms.filter((room) => !asked.includes(room));
  const inOrder = [...asked, ...others].map(({ title }) => title);
  const list = page.getByRole("list").filter({ hasText: inOrder[0] });
  const headings = list.getByRole("heading");
  const fromTheTop = () =>
    headings.evaluateAll((all) =>
      all
        .map((heading) => ({
          top: heading.getBoundingClientRect().top,
          title: heading.textContent,
        }))
        .sort((one, other) => one.top - other.top)
        .map(({ title }) => title),
    );
  const address = `/find_room/?${stay}&location=bishoftu`;
  await page.route("**/_next/**/*.js", (route) => route.abort());
  await page.goto(address);
  expect(await fromTheTop()).toEqual(inOrder);
  await expect(headings).not.toHaveText(inOrder);
  await page.unroute("**/_next/**/*.js");
  const shifted = await recordShifts(page);
  await page.goto(address);
  await expect(headings).toHaveText(inOrder);
  expect(await fromTheTop()).toEqual(inOrder);
  expect(await shifted()).toBeLessThan(0.01);
});

async function fillSearch(page: Page) {
  await page.getByLabel(stayFields.checkIn.label).fill("2026-12-01");
  await page.getByLabel(stayFields.checkOut.label).fill("2026-12-04");
  await page.getByRole("button", { name: startingWith(counters.rooms.label) }).click();
  await page.getByRole("button", { name: counters.rooms.add }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: startingWith(stayFields.guests.label) }).click();
  await page.getByRole("button", { name: counters.adults.add }).click();
  await page.getByRole("button", { name: counters.adults.add }).click();
  await page.getByRole("button", { name: counters.children.add }).click();
  await page.keyboard.press("Escape");
}

async function expectFilled(page: Page) {
  await expect(page.getByLabel(stayFields.checkIn.label)).toHaveValue("2026-12-01");
  await expect(page.getByLabel(stayFields.checkOut.label)).toHaveValue("2026-12-04");
  await expect(
    page.getByRole("button", { name: startingWith(counters.rooms.label) }),
  ).toContainText("2");
  await expect(
    page.getByRole("button", { name: startingWith(stayFields.guests.label) }),
  ).toContainText("3 adults, 1 child");
}

async function expectStay(page: Page) {
  for (const fact of facts) await expect(summary(page).getByText(fact)).toBeVisible();
}

test(
  "a guest carries a stay from the first page to a room, and the room on to the search",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto("/");
    await fillSearch(page);
    await page.getByRole("button", { name: bookingBar.submit, exact: true }).click();

    await expect(page).toHaveURL(new RegExp(`/find_room/\\?${stay}$`));
    await expectStay(page);
    await expect(form(page), "the stay is shown once").toBeHidden();
    await expect(
      page.getByRole("heading", { level: 2, name: findRoomPage.stay.title }),
    ).toBeVisible();
    await page.getByRole("link", { name: findRoomPage.stay.change }).click();
    await expectFilled(page);
    await expect(summary(page).getByText(facts[0] ?? "")).toBeHidden();
    await page.goBack();
    await expectStay(page);

    await page.getByRole("link", { name: deluxe.title, exact: true }).click();
    await expect(page).toHaveURL(`${deluxe.page}/?${stay}`);
    await expect(page.getByRole("heading", { level: 1, name: deluxe.title })).toBeVisible();
    await expect(page.getByText(dollars(deluxe.pricePerNight)).first()).toBeVisible();
    await expect(form(page).getByText(facts[2] ?? "")).toBeVisible();
    await expectFilled(page);

    await form(page).getByRole("button", { name: roomDetails.book.label }).click();
    await expect(page).toHaveURL(/\/find_room\/?\?/);
    const request = page.locator("#send");
    await expect(
      request
        .getByRole("definition")
        .getByText(`${dollars(deluxe.pricePerNight)} ${sendTexts.perNight}`),
    ).toBeVisible();
    for (const fact of facts)
      await expect(request.getByRole("definition").getByText(fact, { exact: true })).toBeVisible();
    const query = new URL(page.url()).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      ...Object.fromEntries(new URLSearchParams(stay)),
      title: roomOf("deluxe-room").title,
      price: String(deluxe.pricePerNight),
    });
  },
);

test(
  "the first step opens with a picture and a promise, and only the first",
  { tag: onPhone },
  async ({ page }) => {
    const promise = page.getByText(findRoomPromise.text);
    await page.goto("/find_room/");
    await expect(promise).toBeInViewport();
    await expect(page.locator("#stay-promise img")).toBeInViewport();
    const shown = await page
      .locator("#rooms img")
      .evaluateAll((all) => all.map((each) => each.outerHTML));
    expect(shown.join()).not.toContain(findRoomPromise.picture);
    await page.goto(`/find_room/?${stay}`);
    await expectStay(page);
    await expect(promise).toBeHidden();
  },
);

test(
  "a room chosen before the dates leads to the field for them, each time, and says so",
  { tag: onPhone },
  async ({ page }) => {
    await page.goto("/find_room/?selectedInDate=2026-12-04&selectedOutDate=2026-12-01");
    await hydrate(page);
    const book = page.locator("#rooms").getByRole("link", { name: roomActions.book.label });
    const checkIn = page.getByLabel(stayFields.checkIn.label);
    const checkOut = page.getByLabel(stayFields.checkOut.label);
    for (const link of [book.last(), book.last(), book.first()]) {
      await link.click();
      await expect(checkOut).toBeFocused();
      await expect(checkOut).toBeInViewport();
      await expect(checkOut).toHaveAccessibleDescription(faultTexts.dateOrder);
      await expect(page.locator("#dates-first")).toBeInViewport({ ratio: 1 });
    }
    await page.goto("/find_room/");
    await hydrate(page);
    await book.last().click();
    await expect(checkIn).toBeFocused();
    await expect(checkIn).toBeInViewport();
    const { title } = rooms.at(-1) ?? deluxe;
    await expect(page.getByText(fillText(faultTexts.datesFirst, { title }))).toBeInViewport();
  },
);

test("Back finds the search as the guest left it", { tag: onPhone }, async ({ page }) => {
  await page.goto("/");
  await fillSearch(page);
  await page.getByRole("button", { name: bookingBar.submit, exact: true }).click();
  await expectStay(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expectFilled(page);
});

test("a new search keeps the room that was chosen", { tag: onDesktop }, async ({ page }) => {
  await page.goto(`/find_room/?${stay}&${queryOf(classic)}&step=dates`);
  await expectFilled(page);
  await page.getByLabel(stayFields.checkOut.label).fill("2026-12-02");
  await form(page).getByRole("button", { name: findRoomPage.submit }).click();
  await expect(page).toHaveURL(/selectedOutDate=2026-12-02/);
  const request = page.locator("#send");
  await expect(
    request.getByRole("definition").getByText(counted(1, stayTexts.night), { exact: true }),
  ).toBeVisible();
});

test(
  "a card on the search page chooses its room in place, in sight of the stay",
  { tag: onPhone },
  async ({ page }) => {
    await page.goto(`/home3/find_room/?${stay}`);
    await bookOf(page, family).click();
    await expect(page.getByRole("heading", { level: 2, name: family.title })).toBeInViewport();
    const request = page.locator("#send");
    await expect(
      request
        .getByRole("definition")
        .getByText(`${dollars(family.pricePerNight)} ${sendTexts.perNight}`),
    ).toBeVisible();
    for (const fact of facts)
      await expect(request.getByRole("definition").getByText(fact, { exact: true })).toBeVisible();
  },
);

test(
  "a search in the Hostel or the Apartments stays in its house, and the other houses are a choice",
  { tag: onPhone },
  async ({ page }) => {
    const titles = page.locator("#rooms").getByRole("listitem").getByRole("heading", { level: 3 });
    const ofResorts = rooms.map(({ title }) => title);
    const dates = "selectedInDate=2026-12-01&selectedOutDate=2026-12-04";
    await page.goto("/home3/");
    for (const [field, typed] of [
      ["selectedInDate", "2026-12-01"],
      ["selectedOutDate", "2026-12-04"],
      ["adult", "1"],
      ["children", "0"],
    ] as const)
      await page.locator(`#search [name=${field}]`).fill(typed);
    await page.getByRole("button", { name: "SEARCH ROOM" }).click();
    await expect(page).toHaveURL(/\/home3\/find_room\/\?.*location=hostel/);
    await expect(titles).toHaveText(hostelRooms.map(({ title }) => title));
    await expect(page.getByText(findRoomPage.cityHouses.hostel.listed)).toBeVisible();

    await page.getByRole("link", { name: houseChoice.resorts }).click();
    await expect(titles).toHaveText(ofResorts);
    await expect(page).toHaveURL(new RegExp(dates));
    await page.getByRole("link", { name: startingWith(`${houseOf("apartment").name},`) }).click();
    await expect(titles).toHaveText(apartmentRooms.map(({ title }) => title));
    await expect(
      page.getByRole("heading", { name: plainWords(findRoomPage.cityHouses.apartment.title) }),
    ).toBeVisible();

    const single = roomOf("hostel-single");
    await page.goto(`/home3/find_room/?${queryOf(single)}`);
    await expect(titles).toHaveText(hostelRooms.map(({ title }) => title));
    await bookOf(page, roomOf("hostel-city")).click();
    await expect(page).toHaveURL(/title=City\+Room/);
  },
);

test(
  "a check-out that is not after the check-in is answered in words, without nights",
  { tag: onDesktop },
  async ({ page }) => {
    for (const checkOut of ["2026-12-01", "2026-11-30"]) {
      await page.goto(`/find_room/?selectedInDate=2026-12-01&selectedOutDate=${checkOut}`);
      await expect(summary(page)).toContainText(faultTexts.dateOrder);
      await expect(summary(page)).not.toContainText(
        new RegExp(`\\d ${escaped(stayTexts.night.one)}`),
      );
    }
  },
);

test("a search that arrives moves nothing on the page", { tag: onPhone }, async ({ page }) => {
  const shifted = await recordShifts(page);
  for (const address of [
    `/find_room/?${stay}&${queryOf(deluxe)}`,
    `/room_details/?${stay}&title=A+room+that+we+do+not+have&price=550`,
    `${deluxe.page}/?${stay}`,
  ]) {
    await page.goto(address);
    await page
      .locator("#stay, #room, #send")
      .filter({ visible: true })
      .first()
      .scrollIntoViewIfNeeded();
    await expect(
      page
        .getByText(address.startsWith(deluxe.page) ? (facts[2] ?? "") : (facts[0] ?? ""))
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    expect(await shifted()).toBeLessThan(0.01);
  }
});

const hostile = {
  "script tags": `title=${encodeURIComponent(`"><script>alert(1)</script><img src=x onerror=alert(1)>`)}&price=<b>1`,
  "5,000 characters": `title=${"W".repeat(5000)}&selectedInDate=${"9".repeat(5000)}&adult=${"9".repeat(5000)}`,
  "wrong dates": "selectedInDate=2026-02-31&selectedOutDate=tomorrow&room=&adult=two",
  "dates out of this world":
    "selectedInDate=0000-00-00&selectedOutDate=9999-99-99&title=%00%E2%80%AE%FF",
  "negative counts": "room=-5&adult=-1&children=-3&price=-10",
  "huge counts":
    "room=1e999&adult=999999999999999&children=99999999999999999999&price=Infinity&room=NaN",
} as const;

/** Each attack visits one of these pages, and in the full run all of them. */
const attacked = ["/find_room/", "/room_details/", "/blog_details/"];

for (const [place, [attack, query]] of Object.entries(hostile).entries()) {
  for (const [turn, path] of share(attacked, place, attacked.length).entries()) {
    test(`${path} stays sound under ${attack}`, { tag: inTurn(turn + place) }, async ({ page }) => {
      const dialogs: string[] = [];
      page.on("dialog", async (dialog) => {
        dialogs.push(dialog.message());
        await dialog.dismiss();
      });
      await page.goto(`${path}?${query}`);
      // A query starts the scripts; a click proves that they run.
      await page.keyboard.press("Shift");
      const toggle = page.getByRole("button", { name: "Dark mode" });
      await toggle.click();
      await expect(toggle).toHaveAttribute("aria-pressed", "true");

      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await main.innerText()).not.toMatch(/NaN|undefined|Invalid Date|Infinity|\[object/);
      expect(await main.locator("b, img[src=x]").count()).toBe(0);
      const scripts = await main.locator("script").allTextContents();
      expect(scripts.join(), "what runs in the page is its own").not.toContain("alert");
      const reach = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(reach, "sideways scroll").toBeLessThanOrEqual(0);
      expect(dialogs).toEqual([]);
      const titles = await main.getByRole("heading", { level: 2 }).allInnerTexts();
      const longest = Math.max(...titles.map((title) => title.length));
      expect(longest).toBeLessThanOrEqual(120);
    });
  }
}

test(
  "counts below the least are shown as the least, and no count beyond belief",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto(`/find_room/?${hostile["negative counts"]}&step=room`);
    await expect(
      summary(page).getByText(counted(1, stayTexts.room), { exact: true }),
    ).toBeVisible();
    await expect(
      summary(page).getByText(`${counted(1, stayTexts.adult)}, ${counted(0, stayTexts.child)}`),
    ).toBeVisible();
    await page.goto(`/find_room/?${hostile["huge counts"]}&step=room`);
    await expect(
      summary(page).getByText(counted(99, stayTexts.adult), { exact: true }),
    ).toBeVisible();
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the same form leads to the rooms, and they to the room and back",
    { tag: onPhone },
    async ({ page }) => {
      await page.goto("/");
      await page.getByLabel(stayFields.checkIn.label).fill("2026-12-01");
      await page.getByLabel(stayFields.checkOut.label).fill("2026-12-04");
      await page.getByRole("button", { name: startingWith(counters.rooms.label) }).click();
      await page.getByRole("textbox", { name: counters.rooms.label }).fill("2");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: startingWith(stayFields.guests.label) }).click();
      await page.getByRole("textbox", { name: counters.adults.label }).fill("3");
      await page.getByRole("textbox", { name: counters.children.label }).fill("1");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: bookingBar.submit, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/find_room/\\?${stay}$`));
      await expect(
        page.getByRole("link", { name: findRoomPage.stay.withoutScripts }),
      ).toBeVisible();
      await expect(form(page), "no page can keep the dates").toBeHidden();
      await expect(page.getByText(findRoomPage.stay.notes.invitation)).toBeHidden();
      await expect(page.getByLabel(stayFields.checkIn.label).filter({ visible: true })).toHaveCount(
        1,
      );

      await page.getByRole("link", { name: deluxe.title, exact: true }).click();
      await expect(page).toHaveURL(`${deluxe.page}/`);
      await expect(page.getByRole("heading", { level: 1, name: deluxe.title })).toBeVisible();
      await expect(page.getByRole("main")).toContainText(plainWords(deluxe.body).slice(0, 80));
      await page.getByRole("link", { name: roomDetails.book.label, exact: true }).click();
      await expect(page).toHaveURL(`/find_room/?${queryOf(deluxe)}`);
    },
  );
});
