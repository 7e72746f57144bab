/** @jest-environment node */
// @ts-nocheck
import { cutAround, focusIn, outputsOf, widthsFor } from "./recipe";

const master = { id: "tana", width: 1800, height: 1200, focal: [0.62, 0.5], sha256: "abc" };
const namesOf = (changes) => outputsOf({ ...master, ...changes }).map(({ file }) => file);
const only = (crop, names) => names.filter((name) => name.includes(`-${crop}-`));

test.each([
  ["a 3:2 master is taken as it is", [1800, 1200], [0.1, 0.9], 3 / 2, [0, 0, 1800, 1200]],
  [
    "the upright cut is centred on the focal point",
    [1800, 1200],
    [0.62, 0.5],
    4 / 5,
    [636, 0, 960, 1200],
  ],
  ["a cut stops at the picture's edge", [1800, 1200], [0.98, 0.5], 4 / 5, [840, 0, 960, 1200]],
  [
    "a 4:3 photograph loses height where nothing happens",
    [2000, 1500],
    [0.5, 0.9],
    3 / 2,
    [0, 167, 2000, 1333],
  ],
])("%s", (_, [width, height], focal, ratio, [left, top, cutWidth, cutHeight]) => {
  expect(cutAround({ width, height, focal }, ratio)).toEqual({
    left,
    top,
    width: cutWidth,
    height: cutHeight,
  });
});

test("in a cut that stops at the edge the focal point is off its middle", () => {
  expect(focusIn({ ...master, focal: [0.98, 0.4] }, "tall")).toEqual([95, 40]);
  expect(focusIn(master, "tall")).toEqual([50, 50]);
});

test("no master is enlarged", () => {
  expect(widthsFor("wide", 1600)).toEqual([480, 768, 828, 1200, 1600]);
  expect(widthsFor("tall", 853)).toEqual([320, 480, 720, 828, 853]);
});

test("every size comes as AVIF and WebP, one of each crop as JPEG too", () => {
  const formats = (crop) =>
    outputsOf(master)
      .filter((output) => output.crop === crop)
      .map(({ width, format }) => `${width} ${format}`);
  expect(formats("tall")).toEqual([
    "320 avif",
    "320 webp",
    "480 avif",
    "480 webp",
    "720 avif",
    "720 webp",
    "720 jpeg",
    "828 avif",
    "828 webp",
    "960 avif",
    "960 webp",
  ]);
});

test("another photograph under the same name gives every file another name", () => {
  const before = namesOf({});
  expect(namesOf({ sha256: "def" }).some((name) => before.includes(name))).toBe(false);
  expect(namesOf({})).toEqual(before);
});

test("another focal point renames the upright cuts and leaves the wide ones", () => {
  const before = namesOf({});
  const after = namesOf({ focal: [0.5, 0.5] });
  expect(only("wide", after)).toEqual(only("wide", before));
  expect(only("tall", after).some((name) => before.includes(name))).toBe(false);
});

test("a portrait of the scene serves the upright cuts, and them alone", () => {
  const portrait = { width: 1080, height: 1350, focal: [0.3, 0.5], sha256: "xyz" };
  const outputs = outputsOf({ ...master, portrait });
  expect(outputs.find(({ crop }) => crop === "tall")?.cut).toEqual({
    left: 0,
    top: 0,
    width: 1080,
    height: 1350,
  });
  expect(focusIn({ ...master, portrait }, "tall")).toEqual([30, 50]);
  const after = outputs.map(({ file }) => file);
  expect(only("wide", after)).toEqual(only("wide", namesOf({})));
  expect(only("tall", after).some((name) => namesOf({}).includes(name))).toBe(false);
});
