/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { contentModules } from "./content-modules";
import { houses } from "../model/houses";
import { meals } from "../model/meals";
import { placeNames } from "../model/place-names";
import { waitingPosts, posts } from "../model/posts";
import { allRooms } from "../model/rooms";
import { serviceOf } from "../model/services";

const file = (name: string) => readFileSync(path.join(__dirname, "..", name), "utf8");

/** The words in backticks in the left column of the table "We never say". */
const never = Array.from(file("STYLE.md").matchAll(/^\| (`.*?`) +\|/gm), ([, cell = ""]) =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, words = ""]) => words),
).flat();

/** The spec's own lines, and the long texts, which have voices of their own. */
const exempt = new Set([
  ...serviceOf("restaurant").hours.map(({ value }) => value),
  ...meals.flatMap(({ from, to }) => [from, to]),
  ...houses.flatMap(({ checkIn, checkOut }) => [checkIn[0], checkOut[0]]),
  placeNames.tana.place,
  ...[...allRooms, ...posts, ...waitingPosts].map(({ body }) => body),
]);

function textsIn(value: unknown, at: string): { at: string; text: string }[] {
  if (typeof value === "string") return exempt.has(value) ? [] : [{ at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${at}.${key}`));
}

/** Capitals are meant as capitals. */
const search = (words: string) =>
  new RegExp(`.{0,30}\\b${words}\\b.{0,30}`, words === words.toUpperCase() ? "" : "i");

test("no text of copy, records or pictures says what we never say", async () => {
  const pictures: unknown = JSON.parse(file("records/media/manifest.json"));
  const modules = await Promise.all(
    contentModules.map(async (name) => textsIn(await import(name), path.basename(name))),
  );
  const texts = [...modules.flat(), ...textsIn(pictures, "manifest.json")];
  expect(never.length).toBeGreaterThan(20);
  expect(texts.length).toBeGreaterThan(1000);
  const said = never.flatMap((words) =>
    texts.flatMap(({ at, text }) =>
      (text.match(search(words)) ?? []).map((here) => ({ at, here })),
    ),
  );
  expect(said).toEqual([]);
});
