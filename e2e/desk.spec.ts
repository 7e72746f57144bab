import { writeFileSync } from "node:fs";
import {
  begin,
  choose,
  edit,
  enter,
  fieldOf,
  fill,
  openDesk,
  save,
  type Desk,
} from "./support/desk";
import { offers } from "@/content/offers";
import { roomOf } from "@/content/rooms";
import { onDesktop } from "./support/matrix";
import { expect, test } from "./support/test";

let desk: Desk;

const [classic, deluxe, double, superior] = ["classic", "deluxe", "double", "superior"].map(
  (name) => roomOf(`${name}-room`),
);
const [first, second, third] = offers;
if (!classic || !deluxe || !double || !superior || !first || !second || !third)
  throw new Error("The content has too few rooms or offers for these tests.");

const { pricePerNight: rate } = classic;
const { discountPercent: discount } = first;

/** How the desk names an offer in its list. */
const lineOf = ({ name }: { name: string }, percent: number) => `${name}, ${percent} %, booking`;

test.describe("the owner's desk", { tag: onDesktop }, () => {
  test.describe.configure({ mode: "serial", timeout: 120_000 });
  test.beforeAll(async () => {
    desk = await openDesk();
  });
  test.afterAll(() => desk.close());

  test.beforeEach(async ({ page, tolerate }) => {
    tolerate(/./);
    const host = new URL(desk.address).origin;
    await page.route(
      (url) => url.origin !== host && /^https?:$/.test(url.protocol),
      (route) => {
        throw new Error(`The desk asks ${route.request().url()}.`);
      },
    );
  });

  test("a rate is changed in one line of its file, and the pages show it", async ({ page }) => {
    const before = desk.read("rooms/classic-room.md");
    await enter(page, desk);
    await edit(page, "Rooms", `${classic.title}, $${rate}`);
    await fill(page, { "Price for one night": String(rate + 30) });
    await save(page);
    expect(desk.read("rooms/classic-room.md")).toBe(
      before.replace(`pricePerNight: ${rate}`, `pricePerNight: ${rate + 30}`),
    );
    const price = `({ roomOf }) => roomOf("classic-room").pricePerNight`;
    expect(desk.shown("content/rooms.ts", price)).toBe(rate + 30);
  });

  test("a story with a picture becomes a file, with every sentence where the page wants it", async ({
    page,
  }) => {
    await enter(page, desk);
    await begin(page, "Stories");
    await fill(page, {
      Title: "Rain on the lake",
      Author: "Marta",
      "Day of publication": "2026-11-20",
      "Category above the title": "Interior",
      "Text on its card": "What one hears on the deck when the first big drops fall.",
      "Line for search engines":
        "The first rain of the year on Lake Tana, heard from the deck: when it comes, what the boatmen do, and where a guest stays dry until it is over.",
      "Caption of the picture": "The lake before the rain.",
      "About the author": "Marta keeps the boats at Tana.",
      Text: "It begins with one drop.\n\n![The deck](coffee)",
    });
    await choose(page, "Category of the blog", "Restaurants");
    await choose(page, "Tags", "Lake");
    await page.keyboard.press("Escape");
    await choose(page, "Picture", "tana");
    await save(page);
    expect(desk.read("stories/rain-on-the-lake.md")).toMatch(
      /^---\ntitle: Rain on the lake\nauthor: Marta\n[\s\S]*date: 2026-11-20\n[\s\S]*tags:\n {2}- Lake\n[\s\S]*picture: tana\n[\s\S]*\n---\n\nIt begins with one drop\.\n\n!\[The deck\]\(coffee\)\n$/,
    );
    expect(desk.shown("content/posts.ts", "({ posts }) => posts[0].page")).toBe(
      "/blog_details/rain-on-the-lake",
    );
  });

  test("a room is added as the copy of another, and an offer is deleted", async ({ page }) => {
    await enter(page, desk);
    await edit(page, "Rooms", double.title);
    await page.getByRole("button", { name: "Show Editor Options" }).click();
    await page.getByRole("menuitem", { name: "Duplicate Entry" }).click();
    await fill(page, { Name: "Reed Room", "Place in its list": "70" });
    await save(page);
    const titles = `({ rooms }) => rooms.map(({ title }) => title)`;
    expect(desk.shown("content/rooms.ts", titles)).toContain("Reed Room");

    await edit(page, "Offers", lineOf(third, third.discountPercent));
    await page.getByRole("button", { name: "Show Editor Options" }).click();
    await page.getByRole("menuitem", { name: "Delete Entry" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).last().click();
    const names = `({ offers }) => offers.map(({ name }) => name)`;
    await expect
      .poll(() => desk.shown("content/offers.ts", names))
      .toEqual(offers.filter((offer) => offer !== third).map(({ name }) => name));
  });

  test("a wrong value is refused at its field in the build's own sentence", async ({ page }) => {
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
    const lines = [...said.matchAll(/^content\/rooms\/deluxe-room\.md: (.*)$/gm)];
    const sentences = lines.map(([, sentence = ""]) => sentence);
    expect(sentences).toHaveLength(mistakes.length);

    for (const [label, value] of mistakes) await fill(page, { [label]: value });
    await page.getByRole("button", { name: "Save" }).click();
    for (const sentence of sentences)
      await expect(page.getByRole("group").getByText(sentence).first()).toBeVisible();
    for (const [label] of mistakes)
      await expect(fieldOf(page, label).getByRole("alert")).toBeVisible();
    expect(desk.read(file)).toBe(good);
  });

  test("two edits at once lose nothing", async ({ page }) => {
    const file = "offers/family-room.yaml";
    const says = (percent: number) => `discountPercent: ${percent}`;
    await enter(page, desk);
    await edit(page, "Offers", lineOf(first, discount));
    const theirs = desk.read(file).replace("text: ", "text: Today ");
    writeFileSync(desk.at(file), theirs);
    await fill(page, { Discount: String(discount + 1) });
    await save(page);
    expect(desk.read(file)).toBe(theirs.replace(says(discount), says(discount + 1)));

    await edit(page, "Offers", lineOf(first, discount + 1));
    const later = desk.read(file).replace(says(discount + 1), says(discount + 2));
    writeFileSync(desk.at(file), later);
    await fill(page, { Discount: String(discount + 3) });
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("dialog", { name: /Somebody else/ })).toContainText(
      "content/offers/family-room.yaml: discountPercent was changed by somebody else since you opened it.",
    );
    expect(desk.read(file)).toBe(later);
  });

  test("what other files name cannot be deleted", async ({ page }) => {
    await enter(page, desk);
    await edit(page, "Rooms", superior.title);
    await page.getByRole("button", { name: "Show Editor Options" }).click();
    await page.getByRole("menuitem", { name: "Delete Entry" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).last().click();
    await expect(page.getByRole("dialog", { name: "This was not deleted" })).toContainText(
      "content/rooms.ts: the site needs it there.",
    );
  });
});
