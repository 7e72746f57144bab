import type { Page } from "@playwright/test";
import { begin, bringHome, choose, edit, fieldOf, fill, save, type Desk } from "./desk";

/** A file as the browser's file dialog returns it. */
type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

export async function changeRate(
  page: Page,
  desk: Desk,
  room: { title: string; rate: number },
  rate: number,
) {
  await edit(page, "Rooms", `${room.title}, $${room.rate}`);
  await fill(page, { "Price for one night": String(rate) });
  await save(page, desk);
}

/** The editor has another, hidden file input. */
export const chooseFile = (page: Page, file: ChosenFile) =>
  fieldOf(page, "Picture").locator("input[type=file]:not([hidden])").setInputFiles(file);

/** Uploads the file, fills in its description, and sets the focal point at a quarter of its width. */
export async function addPicture(page: Page, desk: Desk, file: ChosenFile, alt: string) {
  await begin(page, "Pictures");
  await chooseFile(page, file);
  await fill(page, { "What it shows": alt });
  const shown = fieldOf(page, "Focal point").locator("img");
  // The picture has another size until it is decoded.
  await shown.evaluate((image: HTMLImageElement) => image.decode());
  const box = await shown.boundingBox();
  if (!box) throw new Error("The picture is not shown.");
  await shown.click({ position: { x: box.width / 4, y: box.height / 2 } });
  await save(page, desk);
}

/** Creates a story with every field filled in, and another picture in its text. */
export async function writeStory(
  page: Page,
  desk: Desk,
  story: { title: string; picture: string },
) {
  await begin(page, "Stories");
  await fill(page, {
    Title: story.title,
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
  // A click outside closes the list; Escape would close the form too.
  await page.mouse.click(1, 1);
  await choose(page, "Picture", story.picture);
  await save(page, desk);
}

async function chooseFromMenu(page: Page, item: string) {
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** Creates a room by duplicating another, as an owner who has one would. */
export async function copyRoom(page: Page, desk: Desk, from: string, name: string) {
  await edit(page, "Rooms", from);
  await chooseFromMenu(page, "Duplicate Entry");
  await fill(page, {
    Name: name,
    "Place in its list": "70",
    "Line for search engines": `${name} at Tana: reeds before the window, the lake behind them, and a bench of eucalyptus on a deck of its own for the hour before dark.`,
  });
  await save(page, desk);
}

/** Deletes the open record and confirms it. */
export async function deleteRecord(page: Page, desk: Desk) {
  await chooseFromMenu(page, "Delete Entry");
  await page.getByRole("button", { name: "Delete", exact: true }).last().click();
  await page.getByText("Entry deleted.").waitFor();
  await bringHome(page, desk);
}

export const lineOf = ({ name }: { name: string }, percent: number) =>
  `${name}, ${percent} %, booking`;
