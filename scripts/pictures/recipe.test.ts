/** @jest-environment node */
import manifest from "../../content/records/media/manifest.json";
import { leadingQuality } from "./leading-quality";
import { cutAround, focusIn, outputsOf, widthsFor, type Crop, type Point } from "./recipe";

const at = (x: number, y: number): Point => [x, y];
const master = { id: "tana", width: 1800, height: 1200, focal: at(0.62, 0.5), sha256: "abc" };
const namesOf = (changes: Partial<typeof master>) =>
  outputsOf({ ...master, ...changes }).map(({ file }) => file);
const only = (crop: Crop, names: string[]) => names.filter((name) => name.includes(`-${crop}-`));

test.each([
  ["a 3:2 master is taken as it is", [1800, 1200], at(0.1, 0.9), 3 / 2, [0, 0, 1800, 1200]],
  ["a tall cut is centred on the focus", [1800, 1200], at(0.62, 0.5), 4 / 5, [636, 0, 960, 1200]],
  ["a cut stops at the picture's edge", [1800, 1200], at(0.98, 0.5), 4 / 5, [840, 0, 960, 1200]],
  ["4:3 loses height at its calm end", [2000, 1500], at(0.5, 0.9), 3 / 2, [0, 167, 2000, 1333]],
])("%s", (_, [masterWidth = 0, masterHeight = 0], focal, ratio, expected) => {
  const photograph = { width: masterWidth, height: masterHeight, focal };
  const { left, top, width, height } = cutAround(photograph, ratio);
  expect([left, top, width, height]).toEqual(expected);
});

test("in a cut that stops at the edge the focal point is off its middle", () => {
  expect(focusIn({ ...master, focal: at(0.98, 0.4) }, "tall")).toEqual([95, 40]);
  expect(focusIn(master, "tall")).toEqual([50, 50]);
});

test("no master is enlarged", () => {
  expect(widthsFor("wide", 2880).slice(-2)).toEqual([1800, 2400]);
  expect(widthsFor("wide", 1600)).toEqual([480, 768, 828, 1200, 1600]);
  expect(widthsFor("tall", 853)).toEqual([320, 480, 720, 828, 853]);
});

test.each([
  ["wide", "480 avif, 768 avif, 828 avif, 1200 avif, 1200 jpeg, 1800 avif"],
  ["tall", "320 avif, 480 avif, 720 avif, 720 jpeg, 828 avif, 960 avif"],
])(
  "every size of a %s cut comes as AVIF, one of them as JPEG too, and none as WebP",
  (crop, all) => {
    const files = outputsOf(master).filter((output) => output.crop === crop);
    expect(files.map(({ width, format }) => `${width} ${format}`).join(", ")).toBe(all);
  },
);

const qualities = (id: string, crop: Crop) =>
  outputsOf({ ...master, id, width: 2880, height: 1920 })
    .filter((output) => output.crop === crop && output.format === "avif")
    .map(({ width, encoder }) => `${width}: ${encoder.quality}`);

test("what only dense screens take is packed tighter", () => {
  const tall = ["320: 50", "480: 50", "720: 42", "828: 42", "960: 42"];
  expect(qualities("in-no-table", "tall")).toEqual(tall);
  expect(qualities("in-no-table", "wide").slice(-3)).toEqual(["1200: 50", "1800: 50", "2400: 42"]);
});

test.each(Object.entries(leadingQuality))(
  "wide files of %s that lead a page have the quality that was measured, and cards stay light",
  (id, quality) => {
    expect(manifest).toHaveProperty([id]);
    expect(qualities(id, "wide").slice(-4)).toEqual([
      ...["828: 50", `1200: ${quality}`, `1800: ${quality}`, "2400: 42"],
    ]);
    expect(qualities(id, "tall")).toEqual(qualities("in-no-table", "tall"));
  },
);

test("another photograph under the same name gives every file another name", () => {
  const before = namesOf({});
  expect(namesOf({ sha256: "def" }).some((name) => before.includes(name))).toBe(false);
  expect(namesOf({})).toEqual(before);
});

test("no file of a draft passes for one that guests get", () => {
  const drafts = outputsOf(master, true).map(({ file }) => file);
  const both = drafts.filter((name) => namesOf({}).includes(name));
  expect(drafts).toHaveLength(namesOf({}).length);
  expect(both.map((name) => name.replace(/^.*\./, ""))).toEqual(["jpg", "jpg"]);
});

test("another focal point renames the upright cuts and leaves the wide ones", () => {
  const before = namesOf({});
  const after = namesOf({ focal: at(0.5, 0.5) });
  expect(only("wide", after)).toEqual(only("wide", before));
  expect(only("tall", after).some((name) => before.includes(name))).toBe(false);
});

test("a portrait of the scene serves the upright cuts, and them alone", () => {
  const portrait = { width: 1080, height: 1350, focal: at(0.3, 0.5), sha256: "xyz" };
  const outputs = outputsOf({ ...master, portrait });
  const cut = { left: 0, top: 0, width: 1080, height: 1350 };
  expect(outputs.find(({ crop }) => crop === "tall")?.cut).toEqual(cut);
  expect(focusIn({ ...master, portrait }, "tall")).toEqual([30, 50]);
  const after = outputs.map(({ file }) => file);
  expect(only("wide", after)).toEqual(only("wide", namesOf({})));
  expect(only("tall", after).some((name) => namesOf({}).includes(name))).toBe(false);
});
