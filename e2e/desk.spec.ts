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
import { onDesktop } from "./support/matrix";
import { expect, test } from "./support/test";

let desk: Desk;

test.describe("the owner's desk", { tag: onDesktop }, () => {
  test.describe.configure({ mode: "serial" });
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
    await edit(page, "Rooms", "Classic Room, $450");
    await fill(page, { "Price for one night": "480" });
    await save(page);
    expect(desk.read("rooms/classic-room.md")).toBe(
      before.replace("pricePerNight: 450", "pricePerNight: 480"),
    );
    const price = `({ roomOf }) => roomOf("classic-room").pricePerNight`;
    expect(desk.shown("content/rooms.ts", price)).toBe(480);
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
    await edit(page, "Rooms", "Double Room");
    await page.getByRole("button", { name: "Show Editor Options" }).click();
    await page.getByRole("menuitem", { name: "Duplicate Entry" }).click();
    await fill(page, { Name: "Reed Room", "Place in its list": "70" });
    await save(page);
    const titles = `({ rooms }) => rooms.map(({ title }) => title)`;
    expect(desk.shown("content/rooms.ts", titles)).toContain("Reed Room");

    await edit(page, "Offers", "Lodge Dormitory");
    await page.getByRole("button", { name: "Show Editor Options" }).click();
    await page.getByRole("menuitem", { name: "Delete Entry" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).last().click();
    const names = `({ offers }) => offers.map(({ name }) => name)`;
    await expect
      .poll(() => desk.shown("content/offers.ts", names))
      .toEqual(["Family Room", "City Room", "Complex Apartment"]);
  });

  test("a wrong value is refused at its field in the build's own sentence", async ({ page }) => {
    const file = "rooms/deluxe-room.md";
    const good = desk.read(file);
    await enter(page, desk);
    await edit(page, "Rooms", "Deluxe Room");
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
    await enter(page, desk);
    await edit(page, "Offers", "Family Room, 25 %, booking");
    const theirs = desk.read(file).replace("text: Bunks", "text: Four bunks");
    writeFileSync(desk.at(file), theirs);
    await fill(page, { Discount: "30" });
    await save(page);
    expect(desk.read(file)).toBe(theirs.replace("25", "30"));

    await edit(page, "Offers", "Family Room, 30 %, booking");
    const later = desk.read(file).replace("30", "35");
    writeFileSync(desk.at(file), later);
    await fill(page, { Discount: "40" });
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("dialog", { name: /Somebody else/ })).toContainText(
      "content/offers/family-room.yaml: discountPercent was changed by somebody else since you opened it.",
    );
    expect(desk.read(file)).toBe(later);
  });

  test("what other files name cannot be deleted", async ({ page }) => {
    await enter(page, desk);
    await edit(page, "Rooms", "Superior Room");
    await page.getByRole("button", { name: "Show Editor Options" }).click();
    await page.getByRole("menuitem", { name: "Delete Entry" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).last().click();
    await expect(page.getByRole("dialog", { name: "This was not deleted" })).toContainText(
      "content/rooms.ts: the site needs it there.",
    );
  });
});
