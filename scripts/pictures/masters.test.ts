/** @jest-environment node */
import sharp from "sharp";
import { testFolder } from "../lib/test-folder";
import { checkFacts, readMasters } from "./masters";

const fact = {
  id: "yoga",
  file: "yoga.jpg",
  alt: "Three yoga mats on a deck at sunrise",
  focal: [0.5, 0.6],
  source: "more.json",
};

const goodAlt = "needs an alt of 20 characters or more that says what it shows.";
const goodFocus = "needs a focal point of two numbers between 0 and 1, such as [0.5, 0.4].";
const portrait = { file: "spa.jpg", focal: [0.5, 0.4] };

test.each<[object, string[]]>([
  [{}, []],
  [{ portrait }, []],
  [{ id: "Yoga Mats" }, ["needs an id in lower-case words joined by hyphens."]],
  [{ alt: "Yoga" }, [goodAlt]],
  [{ alt: undefined }, [goodAlt]],
  [{ focal: [0.5, 1.2] }, [goodFocus]],
  [{ focal: [0.5] }, [goodFocus]],
  [{ file: "no.jpg" }, ['names the file "no.jpg", which is not in content/media.']],
  [
    { portrait: { file: "no.jpg", focal: [0.5, 2] } },
    [
      'names the portrait "no.jpg", which is not in content/media.',
      "needs a focal point of its own for its portrait, such as [0.5, 0.4].",
    ],
  ],
])("a fact changed by %j is refused in these sentences: %j", (change, sentences) => {
  const changed = { ...fact, ...change };
  const files = ["yoga.jpg", "spa.jpg"].filter((file) => JSON.stringify(changed).includes(file));
  expect(checkFacts([changed], files).faults).toEqual(
    sentences.map((sentence) => `more.json: picture "${changed.id}" ${sentence}`),
  );
});

test("a file without its fact and a second entry of one id are named", () => {
  expect(checkFacts([fact, fact], ["yoga.jpg", "spa.jpg"]).faults).toEqual([
    'more.json: picture "yoga" has a second entry; an id stands for one picture.',
    "spa.jpg: has no entry (id, alt, focal) in any JSON file of content/media.",
  ]);
});

describe("a folder of masters", () => {
  const { at, write } = testFolder();
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();
  const writeFacts = (...facts: object[]) => write("more.json", JSON.stringify(facts));

  beforeEach(async () => write("yoga.jpg", await picture(1600, 1066)));

  test("gives masters with the size the file has, whatever its fact says", async () => {
    writeFacts({ ...fact, width: 1, height: 1 });
    const { masters, faults } = await readMasters(at());
    expect(faults).toEqual([]);
    expect(masters).toMatchObject([{ id: "yoga", width: 1600, height: 1066 }]);
  });

  test("is refused where a picture is too small or no picture at all", async () => {
    writeFacts(fact, { ...fact, id: "spa", file: "spa.jpg" });
    write("yoga.jpg", await picture(1599, 1066));
    write("spa.jpg", "not a picture");
    expect((await readMasters(at())).faults).toEqual([
      'yoga.jpg: is 1599 x 1066 pixels; picture "yoga" needs 1600 x 1066 or more.',
      'spa.jpg: cannot be read as a picture (id "spa").',
    ]);
  });

  test("gives a master its portrait, and refuses one that is too small", async () => {
    writeFacts({ ...fact, portrait: { ...portrait, file: "yoga-portrait.jpg" } });
    write("yoga-portrait.jpg", await picture(960, 1200));
    expect((await readMasters(at())).masters).toMatchObject([
      { id: "yoga", width: 1600, portrait: { width: 960, height: 1200, focal: [0.5, 0.4] } },
    ]);
    write("yoga-portrait.jpg", await picture(959, 1200));
    expect((await readMasters(at())).faults).toEqual([
      'yoga-portrait.jpg: is 959 x 1200 pixels; picture "yoga" needs 960 x 1200 or more.',
    ]);
  });

  test("is refused where a file of facts is not a list of facts", async () => {
    write("more.json", "{ broken");
    expect((await readMasters(at())).faults).toEqual([
      "more.json: must be a JSON array of facts ({ id, file, alt, focal }).",
      "yoga.jpg: has no entry (id, alt, focal) in any JSON file of content/media.",
    ]);
  });
});
