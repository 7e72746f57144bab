import { monthNames } from "@/content/copy/dates";
import { announcement } from "@/content/copy/announcement";
import { roomsOf } from "@/content/model/rooms";
import { locationOf } from "@/content/model/locations";
import { contactCardTexts } from "@/content/copy/calendar-and-contact";
import { localTimeTexts, resortPage } from "@/content/copy/resort-page";
import { resorts } from "@/content/model/resorts";
import { africanCountries, villagePage } from "@/content/copy/village";
import { axeColourFindings, axeFindings } from "./support/axe";
import { fullOnly, onDesktop, onPhone } from "./support/matrix";
import { hydrate } from "./support/hydrate";
import { turn } from "./support/theme";
import { expect, test } from "./support/test";

const addressOf = (id: string) => `/resorts/${id}/`;
const firstPlace = "tana";

for (const [place, resort] of resorts.entries()) {
  const { id, name } = resort;

  test(
    `${name} has a page of its own, which shows its record and no other's`,
    { tag: onDesktop },
    async ({ page }) => {
      await page.goto(addressOf(id));
      const main = page.getByRole("main");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      const trail = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
      await expect(trail.filter({ hasText: /\w/ })).toHaveText(["Home", "Resorts", name]);
      await expect(main).toContainText(resort.headline);
      for (const { title, text } of resort.activities) {
        const entry = main.getByRole("listitem").filter({ hasText: title });
        await expect(entry).toContainText(text);
      }
      await expect(main).toContainText(resort.eating.text);
      for (const { text } of resort.arriving) await expect(main).toContainText(text);
      for (const other of resorts.filter((one) => one.id !== id)) {
        for (const foreign of [other.headline, other.description, other.eating.text, other.feasts])
          await expect(main).not.toContainText(foreign);
      }
    },
  );

  test(
    `the rooms of ${name} lead on to their pages, each with its rate`,
    { tag: onPhone },
    async ({ page }) => {
      await page.goto(addressOf(id));
      const rooms = page.locator("#rooms").getByRole("article");
      const expected = roomsOf(id);
      expect(expected.length).toBeGreaterThan(0);
      await expect(rooms).toHaveCount(expected.length);
      for (const [place, room] of expected.entries()) {
        const card = rooms.nth(place);
        await expect(card).toContainText(`$${room.pricePerNight}`);
        await expect(card).toContainText(room.view);
        const link = card.getByRole("link", { name: room.title });
        await expect(link).toHaveAttribute("href", new RegExp(`/room_details/${room.id}/$`));
      }
    },
  );

  test(
    `the telephone, the card and the search of ${name} are its own, each once`,
    { tag: onPhone },
    async ({ page, request }) => {
      await page.goto(addressOf(id));
      const main = page.getByRole("main");
      const { phone } = locationOf(id);
      await expect(main.getByRole("link", { name: phone })).toHaveAttribute(
        "href",
        `tel:${phone.replaceAll(" ", "")}`,
      );
      const card = main.getByRole("link", {
        name: new RegExp(`^${contactCardTexts.save}.*, ${name}$`),
      });
      const file = await (await request.get((await card.getAttribute("href")) ?? "")).text();
      expect(file).toContain(`TEL;TYPE=WORK,VOICE:${phone}`);
      expect(file).toContain(addressOf(id));
      await expect(main.getByRole("link", { name: resortPage.book, exact: true })).toHaveAttribute(
        "href",
        new RegExp(`/find_room/\\?location=${id}$`),
      );
    },
  );

  test(
    `axe finds nothing on the page of ${name}, by day or by night`,
    // e2e/every-page.spec.ts tests the first resort's page with all others.
    { tag: place === 1 ? onPhone : fullOnly },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(addressOf(id));
      expect(await axeFindings(page)).toEqual([]);
      await turn(page, "dark");
      expect(await axeColourFindings(page)).toEqual([]);
    },
  );
}

test(
  "the chapters of a resort and the way to book stay in reach, and lead where they say",
  { tag: onPhone },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const id = firstPlace;
    await page.goto(addressOf(id));
    const row = page.getByRole("navigation", { name: resortPage.chapters.label });
    const book = page.getByRole("link", { name: new RegExp(`^${resortPage.bookShort}`) });
    for (const [chapter, name] of Object.entries(resortPage.chapters.names)) {
      await row.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`#${chapter}$`));
      await expect(page.locator(`#${chapter}`)).toBeInViewport();
      await expect(book.filter({ visible: true }).last()).toBeInViewport();
      // The first click starts the scripts; a fragment that is chosen while they hydrate the page is taken back in the address.
      await hydrate(page);
    }
  },
);

test("the time at a resort is one line of its facts", { tag: onDesktop }, async ({ page }) => {
  const id = firstPlace;
  await page.addInitScript((now) => {
    Object.defineProperty(Date, "now", { value: () => now });
  }, Date.parse("2026-11-20T19:48+03:00"));
  await page.goto(addressOf(id));
  await expect(page.getByText(localTimeTexts.zone.common)).toBeVisible();
  const top = () =>
    page
      .locator("main h2")
      .first()
      .evaluate((each) => each.getBoundingClientRect().top);
  const before = await top();
  await hydrate(page);
  await expect(page.getByText(`7.48 pm, ${localTimeTexts.sunrise} 6.30 am`)).toBeVisible();
  expect(await top()).toBe(before);
});

test(
  "the weather is a drawing with a name, and a table of twelve months behind it",
  { tag: onDesktop },
  async ({ page }) => {
    for (const { id, climate } of resorts) {
      await page.goto(addressOf(id));
      const weather = page.locator("#year");
      if (!climate) {
        await expect(weather.getByRole("table")).toHaveCount(0);
        continue;
      }
      await expect(weather.getByRole("img", { name: /°C/ })).toBeVisible();
      await expect(weather).toContainText(climate.source);
      await weather.getByText(resortPage.weather.table).press("Enter");
      const rows = weather.getByRole("table").getByRole("row");
      await expect(rows).toHaveCount(13);
      for (const [at, { high, low, rain }] of climate.months.entries())
        await expect(rows.nth(at + 1)).toHaveText(`${monthNames[at]}${high}${low}${rain}`);
    }
  },
);

test(
  "the village is announced on a page of its own that promises no day and no rate",
  { tag: onDesktop },
  async ({ page }) => {
    await page.goto(`${villagePage.path}/`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(villagePage.opening.title);
    await expect(main).toContainText(announcement.text);
    await expect(main).toContainText(announcement.quote.text);
    await expect(main.locator("#countries").getByRole("listitem")).toHaveCount(announcement.villas);
    expect(africanCountries).toHaveLength(announcement.villas);
    await expect(main).not.toContainText(/\$\d|20\d\d/);
    expect(await axeFindings(page)).toEqual([]);
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "every word of a place is there to be read, and its answers open",
    { tag: onPhone },
    async ({ page }) => {
      for (const { id, questions, feasts } of resorts) {
        await page.goto(addressOf(id));
        await expect(page.locator("#feasts")).toContainText(feasts);
        await expect(page.locator("#feasts").getByRole("heading", { level: 4 })).toHaveCount(3);
        await expect(page.locator("#year").getByRole("img", { name: /°C/ })).toBeVisible();
        const [first] = questions;
        const answer = page.getByText(first?.answer ?? "");
        await expect(answer).toBeHidden();
        await page.getByText(first?.question ?? "").click();
        await expect(answer).toBeVisible();
        await expect(page.getByRole("link", { name: resortPage.book }).first()).toHaveAttribute(
          "href",
          new RegExp(`/find_room/\\?location=${id}$`),
        );
      }
    },
  );
});
