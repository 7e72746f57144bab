import type { Page } from "@playwright/test";
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import {
  begin,
  choose,
  edit,
  enter,
  expect,
  fieldOf,
  fill,
  leave,
  openDesk,
  save,
  type Desk,
} from "./support/desk";
import {
  addPicture,
  changeRate,
  chooseFile,
  copyRoom,
  deleteRecord,
  lineOf,
  writeStory,
} from "./support/desk-tasks";
import { roomOf } from "@/content/model/rooms";
import { test } from "./support/test";
import { houseOf } from "@/content/model/houses";
import { hostelOffers, offers } from "@/content/model/offers";
import { hostelTestimonials } from "@/content/model/testimonials";
import { formatDay } from "@/components/features/calendar/days";
import { feastDay } from "@/lib/dates/feasts";
import { dollars } from "@/lib/text/dollars";
import { vouchers } from "@/content/model/vouchers";

test.use({ contextOptions: { reducedMotion: "reduce" } });

let desk: Desk;
/** The editor takes as long to start as a test, so all of them work in one tab, as an owner does. */
let page: Page;
const elsewhere: string[] = [];

const [classic, deluxe, double] = ["classic", "deluxe", "double"].map((name) =>
  roomOf(`${name}-room`),
);
const [first, second, third] = offers;
if (!classic || !deluxe || !double || !first || !second || !third)
  throw new Error("The content has too few rooms or offers for these tests.");

const { pricePerNight: rate } = classic;
const { discountPercent: discount } = first;

// The editor has another layout on phones, where nobody does this work.
test.describe("the owner's desk", { tag: "@desktop" }, () => {
  test.describe.configure({ mode: "serial", timeout: 300_000 });
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(300_000);
    desk = await openDesk();
    const context = await browser.newContext();
    page = await context.newPage();
    const host = new URL(desk.address).origin;
    context.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== host && /^https?:$/.test(protocol)) elsewhere.push(request.url());
    });
  });
  test.afterAll(async () => {
    await page.context().close();
    desk.close();
  });
  test.afterEach(() => expect(elsewhere, "what the desk asks of other hosts").toEqual([]));

  test("a rate is changed in one line of its file, and the pages show it", async () => {
    const before = desk.read("rooms/classic-room.md");
    await enter(page, desk);
    await changeRate(page, desk, { title: classic.title, rate }, rate + 30);
    expect(desk.read("rooms/classic-room.md")).toBe(
      before.replace(`pricePerNight: ${rate}`, `pricePerNight: ${rate + 30}`),
    );
    const price = `({ roomOf }) => roomOf("classic-room").pricePerNight`;
    expect(desk.shown(["content/model/rooms.ts"], price)).toBe(rate + 30);
  });

  test("a picture is added, and a story chooses it at once", async () => {
    const buffer = readFileSync("content/records/media/tana.jpg");
    await enter(page, desk);
    await addPicture(
      page,
      desk,
      { name: "IMG 2034.JPG", mimeType: "image/jpeg", buffer },
      "First rain on the old lake",
    );
    expect(desk.read("media/first-rain-on-the-old-lake.yaml")).toBe(
      "file: img-2034.jpg\nalt: First rain on the old lake\nfocal:\n  - 0.25\n  - 0.5\n",
    );
    expect(readFileSync(desk.at("media/img-2034.jpg")).equals(buffer)).toBe(true);

    await writeStory(page, desk, {
      title: "Rain on the lake",
      picture: "first-rain-on-the-old-lake",
    });
    expect(desk.read("stories/rain-on-the-lake.md")).toMatch(
      /^---\ntitle: Rain on the lake\nauthor: Marta\n[\s\S]*date: 2026-11-20\n[\s\S]*tags:\n {2}- Lake\n[\s\S]*picture: first-rain-on-the-old-lake\n[\s\S]*\n---\n\nIt begins with one drop\.\n\n!\[The deck\]\(coffee\)\n$/,
    );
    const newest = `({ posts }) => posts.filter(({ date }) => date <= "2026-11-20")[0].page`;
    expect(desk.shown(["content/model/posts.ts"], newest)).toBe("/blog_details/rain-on-the-lake");
  });

  test("a picture that is too small is refused where it is chosen", async () => {
    const buffer = await sharp("content/records/media/tana.jpg").resize(1599).toBuffer();
    await enter(page, desk);
    await begin(page, "Pictures");
    await chooseFile(page, { name: "lake.jpg", mimeType: "image/jpeg", buffer });
    await expect(fieldOf(page, "Picture").getByRole("alert")).toHaveText(
      'lake.jpg: is 1599 x 1066 pixels; picture "lake" needs 1600 x 1066 or more.',
    );
    await leave(page);
  });

  test("a room is added as the copy of another, an offer names it at once, and another is deleted", async () => {
    await enter(page, desk);
    await copyRoom(page, desk, double.title, "Reed Room");

    await edit(page, "Offers", lineOf(second, second.discountPercent));
    await choose(page, "Room", "Reed room");
    await save(page, desk);

    await edit(page, "Offers", lineOf(third, third.discountPercent));
    await deleteRecord(page, desk);
    const listed = `({ rooms, offers }) => ({ rooms: rooms.map(({ title }) => title), offers: offers.map(({ name, room }) => ({ name, room })) })`;
    expect(desk.shown(["content/model/rooms.ts", "content/model/offers.ts"], listed)).toEqual({
      rooms: expect.arrayContaining(["Reed Room"]),
      offers: offers
        .filter((offer) => offer !== third)
        .map(({ name, room }) => ({ name, room: name === second.name ? "reed-room" : room })),
    });
  });

  test("a season and its children’s prices are added, and the desk’s own page has the nights at once", async () => {
    await enter(page, desk);
    await begin(page, "Seasons and rates");
    await fill(page, { Name: "Meskel week", "Change in per cent": "30", "Further guest": "40" });
    await choose(page, "House", houseOf(deluxe.house).name);
    await choose(page, "Feast", "Meskel");
    await fieldOf(page, "Children").getByRole("button", { name: "Add" }).click();
    await fill(page, { "Up to the age of": "5", "In US dollars a night": "0" });
    await save(page, desk);
    expect(desk.read("rates/meskel-week.yaml")).toBe(
      `name: Meskel week\nhouse: ${deluxe.house}\nfeast: meskel\npercent: 30\nfurtherGuest: 40\nchildren:\n  - upToAge: 5\n    perNight: 0\n`,
    );
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: "A year’s rates" }).click();
    const year = await opened;
    await year.getByLabel("Room or house").selectOption({ label: deluxe.title });
    const day = feastDay.meskel(2020);
    await year.getByLabel("From").fill(day.slice(0, 7));
    await year.getByRole("button", { name: "Show the year" }).click();
    await expect(year.getByRole("row", { name: `${formatDay(day)} Meskel week` })).toContainText(
      dollars(Math.round(deluxe.pricePerNight * 1.3)),
    );
    await year.close();
  });

  test("a wrong value is refused at its field in the build's own sentence", async () => {
    const file = "rooms/deluxe-room.md";
    const good = desk.read(file);
    await enter(page, desk);
    await edit(page, "Rooms", deluxe.title);
    const mistakes: readonly (readonly [label: string, value: string, from: RegExp, to: string])[] =
      [
        ["Price for one night", "0", /pricePerNight: \d+/, "pricePerNight: 0"],
        ["How many people it sleeps", "40", /sleeps: \d+/, "sleeps: 40"],
        ["Name", "", /title: .*/, "title:"],
        ["Line for search engines", "Too short.", /description: .*/, "description: Too short."],
      ];
    writeFileSync(
      desk.at(file),
      mistakes.reduce((text, [, , from, to]) => text.replace(from, to), good),
    );
    const said = desk.check().stderr;
    writeFileSync(desk.at(file), good);
    const lines = [...said.matchAll(/^content\/records\/rooms\/deluxe-room\.md: (.*)$/gm)];
    const sentences = lines.map(([, sentence = ""]) => sentence);
    expect(sentences).toHaveLength(mistakes.length);

    for (const [label, value] of mistakes) await fill(page, { [label]: value });
    await page.getByRole("button", { name: "Save" }).click();
    for (const sentence of sentences)
      await expect(page.getByRole("group").getByText(sentence).first()).toBeVisible();
    for (const [label] of mistakes)
      await expect(fieldOf(page, label).getByRole("alert")).toBeVisible();
    expect(desk.read(file)).toBe(good);
    await leave(page);
  });

  test("a price that is typed as no price here is written is refused as it was typed", async () => {
    const file = "rooms/deluxe-room.md";
    const good = desk.read(file);
    await enter(page, desk);
    await edit(page, "Rooms", deluxe.title);
    const price = fieldOf(page, "Price for one night").getByRole("textbox");
    for (const typed of ["1,450", "$450", "450,50", "1.450"]) {
      await price.fill("");
      await price.pressSequentially(typed);
      await page.getByRole("button", { name: "Save" }).click();
      await expect(fieldOf(page, "Price for one night").getByRole("alert")).toBeVisible();
      expect(desk.read(file)).toBe(good);
    }
    await price.fill("");
    await price.pressSequentially("451.00");
    await save(page, desk);
    expect(desk.read(file)).toBe(good.replace(/pricePerNight: \d+/, "pricePerNight: 451"));
  });

  test("what somebody else has changed since is not written over", async () => {
    const file = "offers/family-room.yaml";
    await enter(page, desk);
    await edit(page, "Offers", lineOf(first, discount));
    const theirs = desk.read(file).replace("text: ", "text: Today ");
    writeFileSync(desk.at(file), theirs);
    const refusal = page.getByRole("dialog", { name: /Someone else/ });
    // A second save must be rejected too.
    for (const percent of [discount + 1, discount + 2]) {
      await fill(page, { Discount: String(percent) });
      await page.getByRole("button", { name: "Save" }).click();
      await expect(refusal).toContainText(
        "content/records/offers/family-room.yaml was changed by someone else since you opened it.",
      );
      await page.getByRole("alertdialog").getByRole("button").click();
      await page.getByRole("button", { name: "Back to the form" }).click();
    }
    await enter(page, desk);
    await edit(page, "Offers", lineOf(first, discount));
    await fill(page, { Discount: String(discount + 1) });
    await save(page, desk);
    const says = (percent: number) => `discountPercent: ${percent}`;
    expect(desk.read(file)).toBe(theirs.replace(says(discount), says(discount + 1)));
  });

  test("the page beside a record is open where the record is", async ({ baseURL }) => {
    const { host } = new URL(desk.address);
    await page.route(
      (url) => url.host === host && !url.pathname.startsWith("/desk"),
      async (route) => {
        const { pathname } = new URL(route.request().url());
        await route.fulfill({
          response: await route.fetch({ url: `${baseURL}${pathname}` }),
        });
      },
    );
    const [offer] = hostelOffers;
    const [voucher] = vouchers;
    const [testimonial] = hostelTestimonials;
    if (!offer || !voucher || !testimonial) throw new Error("The content has too few records.");
    const house = houseOf("awash");
    const records: readonly (readonly [collection: string, line: string, words: string])[] = [
      ["Offers", `${offer.name}, ${offer.discountPercent} %, hostel`, offer.text],
      ["Vouchers", voucher.title, voucher.title],
      ["Testimonials", `${testimonial.author}, hostel`, testimonial.quote],
      ["Houses", `${house.id}, ${house.kind}`, house.rules],
    ];
    await enter(page, desk);
    for (const [collection, line, words] of records) {
      await edit(page, collection, line);
      const editorFrame = page.frameLocator("iframe[title='Content Preview']");
      const shown = editorFrame.frameLocator("iframe").getByText(words).first();
      await expect(shown).toBeInViewport();
      await leave(page);
    }
  });
});
