import type { Page } from "@playwright/test";
import { plainWords } from "@/lib/text/plain-words";
import { stayFields } from "@/content/copy/forms";
import { posts } from "@/content/model/posts";
import { roomDetails } from "@/content/copy/room-details";
import { roomPageTexts } from "@/content/copy/room-pages";
import { allRooms, apartmentRooms, hostelRooms, roomOf } from "@/content/model/rooms";
import { houseOf } from "@/content/model/houses";
import { allServices } from "@/content/model/services";
import { hydrate } from "./support/hydrate";
import { onDesktop, onPhone } from "./support/matrix";
import { firstRoom } from "./support/rooms";
import { roomQuery } from "./support/stay-request";
import { expect, test } from "./support/test";
import { dollars } from "./support/words";

const stay = "selectedInDate=2026-12-01&selectedOutDate=2026-12-04&room=2&adult=3&children=1";
const deluxe = roomOf("deluxe-room");

/** The words in a page's HTML, before any script. */
async function wordsOf(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return main
    .replace(/<script[\s\S]*?<\/script>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

/** The first and the last sentence of each paragraph are enough to tell texts apart. */
function sentencesOf(body: string): readonly string[] {
  return body
    .split("\n\n")
    .map(plainWords)
    .flatMap((paragraph) => paragraph.match(/^.{20,60}(?= )|.{20,60}$/g) ?? []);
}

/** Matches the files of a master: "hostel" is not "hostel-classic". */
const fileOf = (id: string) => new RegExp(`/pictures/${id}-(?:wide|tall)-`);

const families = [
  { name: "room", records: allRooms },
  { name: "story", records: posts },
  { name: "service", records: allServices },
] as const;

for (const { name, records } of families) {
  test(
    `the page of each ${name} has its own words, and no other's`,
    { tag: onPhone },
    async ({ page }) => {
      for (const record of records) {
        const words = await wordsOf(page, `${record.page}/`);
        expect(words, record.id).toContain(record.title);
        for (const sentence of sentencesOf(record.body)) {
          expect(words, record.id).toContain(sentence);
        }
        const foreign = records
          .filter(({ id }) => id !== record.id)
          .flatMap(({ body }) => sentencesOf(body))
          .filter((sentence) => words.includes(sentence));
        expect(foreign, record.id).toEqual([]);
      }
    },
  );
}

test(
  "the pictures of a room are its own: none is in the gallery of another",
  { tag: onPhone },
  async ({ page }) => {
    const shown = new Map<string, string>();
    for (const room of allRooms) {
      const html = await (await page.request.get(`${room.page}/`)).text();
      const own = room.pictures.map(({ picture }) => picture);
      for (const id of own) {
        expect(html, `${room.id} shows ${id}`).toMatch(fileOf(id));
        expect(shown.get(id) ?? room.id, `${id} is shown for`).toBe(room.id);
        shown.set(id, room.id);
      }
      // Above its similar rooms and the footer the page fetches no other room's picture.
      const [opening = ""] = html.split('id="similar"');
      const others = allRooms
        .filter(({ id }) => id !== room.id)
        .flatMap(({ pictures }) => pictures.map(({ picture }) => picture))
        .filter((id) => !own.includes(id) && fileOf(id).test(opening));
      expect(others, room.id).toEqual([]);
    }
  },
);

test(
  "a room is seen with its facts, its rate and its button without scrolling",
  { tag: onDesktop },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${deluxe.page}/`);
    const main = page.getByRole("main");
    for (const seen of [
      page.getByRole("heading", { level: 1, name: deluxe.title }),
      main.getByText(dollars(deluxe.pricePerNight)).first(),
      main.getByText(deluxe.beds, { exact: true }),
      main.getByRole("button", { name: roomDetails.book.label, exact: true }),
      main.getByRole("img").first(),
    ]) {
      await expect(seen).toBeInViewport({ ratio: 0.95 });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    for (const seen of [
      page.getByRole("heading", { level: 1, name: deluxe.title }),
      main.getByText(dollars(deluxe.pricePerNight)).first(),
      main.getByRole("img").first(),
    ]) {
      await expect(seen).toBeInViewport({ ratio: 0.95 });
    }
  },
);

test(
  "a room's page keeps its rate and the way to book in reach, and with dates says what the stay comes to",
  { tag: onPhone },
  async ({ page }) => {
    await page.goto(`${deluxe.page}/`);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const bar = page.locator(width < 992 ? ".room-bar-short" : "#stay");
      const book = bar
        .getByRole("link", { name: roomDetails.book.label })
        .or(bar.getByRole("button", { name: roomDetails.book.label }));
      for (const place of [page.locator("#amenities"), page.locator("#notes")]) {
        await place.evaluate((each) => each.scrollIntoView({ behavior: "instant" }));
        await expect(book).toBeInViewport();
        await expect(bar.getByText(dollars(deluxe.pricePerNight))).toBeInViewport();
      }
    }

    await page.setViewportSize({ width: 390, height: 844 });
    const shown = page.getByText(/^3 nights × 2 rooms: about \$[\d,]+$/).filter({ visible: true });
    await page.goto(`${deluxe.page}/?${stay}`);
    await hydrate(page);
    await expect(shown.first()).toBeInViewport();
    await expect(shown.first()).toContainText(dollars(3 * 2 * deluxe.pricePerNight));
    await page
      .locator(".room-bar-short")
      .getByRole("link", { name: roomDetails.book.label })
      .click();
    await expect(page).toHaveURL(/\/find_room\/\?.*title=Deluxe\+Room/);
  },
);

test(
  "the bar of a room covers nothing that has the focus, and leaves a low window or large letters to the page",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto(`${deluxe.page}/`);
    const bar = page.locator("#stay");
    const position = () => bar.evaluate((each) => getComputedStyle(each).position);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await position()).toBe("sticky");
    const picture = page.getByRole("button", { name: /^View photograph/ }).last();
    const top = (of: typeof bar) => of.evaluate((each) => each.getBoundingClientRect().top);
    await picture.focus();
    const seen = async () => (await top(bar)) - (await top(picture));
    await expect.poll(seen, "pixels of the picture above the bar").toBeGreaterThan(24);
    await page.setViewportSize({ width: 1280, height: 500 });
    expect(await position()).not.toBe("sticky");
  },
);

test(
  "a stay goes from a room's page to its neighbour's and on to the search",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto(`${deluxe.page}/?${stay}`);
    const form = page.getByRole("form");
    await expect(form.getByLabel(stayFields.checkIn.label).first()).toHaveValue("2026-12-01");
    await page.getByRole("link", { name: new RegExp(`^${roomPageTexts.ways.next}`) }).click();
    await expect(page).not.toHaveURL(new RegExp(deluxe.page));
    await expect(page).toHaveURL(new RegExp(`/\\?${stay}$`));
    await page.goBack();
    await page.getByRole("button", { name: roomDetails.book.label }).click();
    await expect(page).toHaveURL(/\/find_room\//);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      ...Object.fromEntries(new URLSearchParams(stay)),
      title: deluxe.title,
      price: String(deluxe.pricePerNight),
    });
  },
);

test("a room's picture opens large and closes again", { tag: onPhone }, async ({ page }) => {
  await page.goto(`${deluxe.page}/`);
  const opener = page.getByRole("button", { name: /^View photograph/ }).first();
  await opener.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

const classic = roomOf("classic-room");
/** Prefers a room whose name another house has too, if there is one. */
const hostelRoom =
  hostelRooms.find(({ title }) => title === classic.title) ?? firstRoom(hostelRooms);
const apartment = firstRoom(apartmentRooms);
const titled = ({ title }: { title: string }) => String(new URLSearchParams({ title }));

for (const [address, own] of [
  [`/room_details/?${roomQuery(classic)}`, `${classic.page}/`],
  [`/home3/room_details/?${roomQuery(hostelRoom)}`, `${hostelRoom.page}/`],
  [`/home5/room_details/?${roomQuery(apartment)}`, `${apartment.page}/`],
  [`/home2/room_details/?${titled(deluxe)}&room=2`, `${deluxe.page}/?room=2`],
  [`/room_details/?${titled(hostelRoom)}&house=${hostelRoom.house}`, `${hostelRoom.page}/`],
  ...posts.slice(-1).map((story) => [`/blog_details/?${titled(story)}`, `${story.page}/`] as const),
] as const) {
  test(`${address} leads to the page of its own`, { tag: onDesktop }, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(own);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new RegExp(`${own.split("?")[0]}$`),
    );
  });
}

test(
  "a title that nobody keeps stays text on the bare page",
  { tag: onPhone },
  async ({ page }) => {
    await page.goto("/room_details/?title=Moon+Room&price=1");
    await page.keyboard.press("Shift");
    await expect(page.getByRole("heading", { name: "Moon Room" })).toBeVisible();
    await expect(page).toHaveURL(/\/room_details\/\?title=Moon/);
    await expect(page.getByText(dollars(roomDetails.fallbackPrice)).first()).toBeVisible();
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a room is read, and its dates are sent", { tag: onPhone }, async ({ page }) => {
    await page.goto(`${deluxe.page}/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(deluxe.title);
    await expect(page.getByText(houseOf(deluxe.house).rules)).toBeVisible();
    for (const { title } of deluxe.amenities) {
      await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    }
    await page.getByLabel(stayFields.checkIn.label).first().fill("2026-12-01");
    await page.getByLabel(stayFields.checkOut.label).first().fill("2026-12-04");
    await page.getByRole("button", { name: roomDetails.book.label }).click();
    await expect(page).toHaveURL(/\/find_room\/\?.*title=Deluxe\+Room/);
  });
});
