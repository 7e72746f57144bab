/** @jest-environment node */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { checkFacts, readMasters } from "./masters";

const fact = {
  id: "yoga",
  file: "yoga.jpg",
  alt: "Three yoga mats on a deck at sunrise",
  focal: [0.5, 0.6],
  source: "more.json",
};

const faultsOf = (facts: Parameters<typeof checkFacts>[0], files: string[]) =>
  checkFacts(facts, files).faults;

test("a complete fact with its file has no fault", () => {
  expect(faultsOf([fact], ["yoga.jpg"])).toEqual([]);
});

const goodAlt = "an alt of 20 characters or more that says what it shows.";
const goodFocus = "a focal point of two numbers between 0 and 1, such as [0.5, 0.4].";

test.each([
  [{ id: "Yoga Mats" }, "an id in lower-case words joined by hyphens."],
  [{ alt: "Yoga" }, goodAlt],
  [{ alt: undefined }, goodAlt],
  [{ focal: [0.5, 1.2] }, goodFocus],
  [{ focal: [0.5] }, goodFocus],
])("a fact changed by %j is refused in one sentence", (change, needed) => {
  const changed = { ...fact, ...change };
  const sentence = `more.json: picture "${changed.id}" needs ${needed}`;
  expect(faultsOf([changed], ["yoga.jpg"])).toEqual([sentence]);
});

test("a fact without its file, and a file without its fact, are both named", () => {
  expect(faultsOf([fact], ["spa.jpg"])).toEqual([
    'more.json: picture "yoga" names the file "yoga.jpg", which is not in content/media.',
    "spa.jpg: has no entry (id, alt, focal) in any JSON file of content/media.",
  ]);
});

test("a portrait is checked like the picture itself", () => {
  const portrait = { file: "yoga-portrait.jpg", focal: [0.5, 2] };
  expect(faultsOf([{ ...fact, portrait }], ["yoga.jpg"])).toEqual([
    'more.json: picture "yoga" names the portrait "yoga-portrait.jpg", which is not in content/media.',
    'more.json: picture "yoga" needs a focal point of its own for its portrait, such as [0.5, 0.4].',
  ]);
  const sound = { ...fact, portrait: { ...portrait, focal: [0.5, 0.4] } };
  expect(faultsOf([sound], ["yoga.jpg", "yoga-portrait.jpg"])).toEqual([]);
});

test("a second entry of the same id is refused", () => {
  expect(faultsOf([fact, fact], ["yoga.jpg"])).toEqual([
    'more.json: picture "yoga" has a second entry; an id stands for one picture.',
  ]);
});

describe("a folder of masters", () => {
  let folder = "";
  const put = (name: string, content: string | Buffer) =>
    writeFile(path.join(folder, name), content);
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "masters-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test("gives masters with the size the file has, whatever its fact says", async () => {
    await put("more.json", JSON.stringify([{ ...fact, width: 1, height: 1 }]));
    await put("yoga.jpg", await picture(1600, 1066));
    const { masters, faults } = await readMasters(folder);
    expect(faults).toEqual([]);
    expect(masters).toMatchObject([{ id: "yoga", width: 1600, height: 1066 }]);
  });

  test("is refused where a picture is too small or no picture at all", async () => {
    await put("more.json", JSON.stringify([fact, { ...fact, id: "spa", file: "spa.jpg" }]));
    await put("yoga.jpg", await picture(1599, 1066));
    await put("spa.jpg", "not a picture");
    expect((await readMasters(folder)).faults).toEqual([
      'yoga.jpg: is 1599 x 1066 pixels; picture "yoga" needs 1600 x 1066 or more.',
      'spa.jpg: cannot be read as a picture (id "spa").',
    ]);
  });

  test("gives a master its portrait, and refuses one that is too small", async () => {
    const portrait = { file: "yoga-portrait.jpg", focal: [0.5, 0.4] };
    await put("more.json", JSON.stringify([{ ...fact, portrait }]));
    await put("yoga.jpg", await picture(1600, 1066));
    await put("yoga-portrait.jpg", await picture(960, 1200));
    expect((await readMasters(folder)).masters).toMatchObject([
      { id: "yoga", width: 1600, portrait: { width: 960, height: 1200, focal: [0.5, 0.4] } },
    ]);
    await put("yoga-portrait.jpg", await picture(959, 1200));
    expect((await readMasters(folder)).faults).toEqual([
      'yoga-portrait.jpg: is 959 x 1200 pixels; picture "yoga" needs 960 x 1200 or more.',
    ]);
  });

  test("is refused where a file of facts is not a list of facts", async () => {
    await put("more.json", "{ broken");
    expect((await readMasters(folder)).faults).toEqual([
      "more.json: must be a JSON array of facts ({ id, file, alt, focal }).",
    ]);
  });
});
