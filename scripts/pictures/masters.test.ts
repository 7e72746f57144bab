/** @jest-environment node */
import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { testFolder } from "../../lib/node/test-folder";
import { checkFacts, readMasters } from "./masters";

const fact = {
  file: "yoga.jpg",
  alt: "Three yoga mats on a deck at sunrise",
  focal: [0.5, 0.6],
};

const goodAlt = "it should say what the picture shows, in 20 characters or more.";
const goodFocus = "it should be a focal point of two numbers between 0 and 1, such as [0.5, 0.4].";
const portrait = { file: "spa.jpg", focal: [0.5, 0.4] };

test.each<[object, string[]]>([
  [{}, []],
  [{ portrait }, []],
  [{ alt: "Yoga" }, [`alt is "Yoga"; ${goodAlt}`]],
  [{ alt: undefined }, [`alt is missing; ${goodAlt}`]],
  [{ focal: [0.5, 1.2] }, [`focal 2 is 1.2; ${goodFocus}`]],
  [{ focal: [0.5] }, [`focal is [0.5]; ${goodFocus}`]],
  [{ night: "yoga" }, []],
  [{ night: "mats" }, ['its night is "mats", which is no picture of content/records/media.']],
  [
    { night: "" },
    [
      'night is ""; it should be the name of a picture of content/records/media, such as tana-night.',
    ],
  ],
  [{ width: 1 }, ['"width" is not a field: is it misspelt?']],
  [{ file: "no.jpg" }, ['names the file "no.jpg", which is not in content/records/media.']],
  [
    { portrait: { file: "no.jpg", focal: [0.5, 2] } },
    [
      "portrait, focal 2 is 2; it should be a focal point of its own of two numbers between 0 and 1, such as [0.5, 0.4].",
    ],
  ],
])("a fact changed by %j is refused in these sentences: %j", (change, sentences) => {
  const changed = { ...fact, ...change };
  const files = ["yoga.jpg", "spa.jpg"].filter((file) => JSON.stringify(changed).includes(file));
  const { faults } = checkFacts([{ source: "yoga.yaml", fields: changed }], files);
  expect(faults.filter((each) => !each.includes("has no file of facts"))).toEqual(
    sentences.map((sentence) => `yoga.yaml: ${sentence}`),
  );
});

test("a picture whose facts are wrong is not said to have none", () => {
  const files = ["yoga.jpg", "yoga-portrait.jpg"];
  const { faults } = checkFacts([{ source: "yoga.yaml", fields: { ...fact, alt: "" } }], files);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^yoga\.yaml: alt /);
});

test("a file without its facts and a name that cannot be one are named", () => {
  const files = ["yoga.jpg", "spa.jpg"];
  expect(checkFacts([{ source: "Yoga Mats.yaml", fields: fact }], files).faults).toEqual([
    "Yoga Mats.yaml: its name, in lower-case words joined by hyphens, is the picture's.",
    "spa.jpg: has no file of facts (file, alt, focal) in content/records/media.",
  ]);
});

test("what a live desk replaced may lie beside what took its place", () => {
  const faultsOf = (file: string, ...left: string[]) =>
    checkFacts([{ source: "yoga.yaml", fields: { ...fact, file } }], [file, ...left]).faults;
  expect(faultsOf("yoga-1-1.jpg", "yoga.jpg", "yoga-1.jpg")).toEqual([]);
  expect(faultsOf("yoga.jpg", "yoga.png")).toEqual([]);
  expect(faultsOf("yoga-1.jpg", "yoga-2.jpg", "yog.jpg")).toHaveLength(2);
});

describe("a folder of masters", () => {
  const { at, write } = testFolder();
  const picture = (width: number, height: number, format: "jpeg" | "png" | "webp" = "jpeg") =>
    sharp({ create: { width, height, channels: 3, background: "teal" } })
      .toFormat(format)
      .toBuffer();
  const writeFacts = (id: string, facts: object) => write(`${id}.yaml`, JSON.stringify(facts));

  beforeEach(async () => write("yoga.jpg", await picture(1600, 1066)));

  test("gives masters with the size that the file has, whatever its kind", async () => {
    writeFacts("yoga", fact);
    for (const kind of ["png", "webp"] as const) {
      write(`${kind}.${kind}`, await picture(1700, 1100, kind));
      writeFacts(kind, { ...fact, file: `${kind}.${kind}` });
    }
    const { masters, faults } = await readMasters(at());
    expect(faults).toEqual([]);
    expect(masters.map(({ id, width }) => `${id} ${width}`)).toEqual([
      "png 1700",
      "webp 1700",
      "yoga 1600",
    ]);
  });

  test("is refused where a picture is too small or no picture at all", async () => {
    writeFacts("yoga", fact);
    writeFacts("spa", { ...fact, file: "spa.jpg" });
    write("yoga.jpg", await picture(1599, 1066));
    write("spa.jpg", "not a picture");
    expect((await readMasters(at())).faults).toEqual([
      'spa.jpg: can’t be read as a picture (id "spa").',
      'yoga.jpg: is 1599 x 1066 pixels; picture "yoga" needs 1600 x 1066 or more.',
    ]);
  });

  test("gives a master its portrait, and refuses one that is too small", async () => {
    writeFacts("yoga", { ...fact, portrait: { ...portrait, file: "yoga-portrait.jpg" } });
    write("yoga-portrait.jpg", await picture(960, 1200));
    expect((await readMasters(at())).masters).toMatchObject([
      { id: "yoga", width: 1600, portrait: { width: 960, height: 1200, focal: [0.5, 0.4] } },
    ]);
    write("yoga-portrait.jpg", await picture(959, 1200));
    expect((await readMasters(at())).faults).toEqual([
      'yoga-portrait.jpg: is 959 x 1200 pixels; picture "yoga" needs 960 x 1200 or more.',
    ]);
  });

  test("is refused where a file would be passed over", async () => {
    writeFacts("yoga", fact);
    write("spa.HEIC", "a phone's picture");
    write("spa.yml", JSON.stringify(fact));
    mkdirSync(at("new"));
    expect((await readMasters(at())).faults).toEqual([
      "new: is a folder, and nothing in it is read.",
      "spa.HEIC: save it as JPEG, PNG or WebP.",
      'spa.yml: the facts of a picture end in ".yaml".',
    ]);
  });

  test("is refused where a file of facts cannot be read", async () => {
    write("yoga.yaml", "alt: [broken");
    const { faults } = await readMasters(at());
    expect(faults).toHaveLength(2);
    expect(faults[0]).toMatch(/^yoga\.yaml: cannot be read at line 1/);
    expect(faults[1]).toBe(
      "yoga.jpg: has no file of facts (file, alt, focal) in content/records/media.",
    );
  });
});
