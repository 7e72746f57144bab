/** @jest-environment node */
import sharp from "sharp";
import { darkenAndMute, encode, groundColour } from "./encode";
import { printStylesheet, type Entry } from "./manifest";
import { outputsOf, type Point } from "./recipe";
import { encodeAlike, likenessFaults, similarity } from "./similarity";

describe("the ground that a picture is drawn on while it loads", () => {
  const partsOf = (colour: number[]) =>
    (darkenAndMute(colour).match(/\w/g) ?? []).map((part) => Number.parseInt(part + part, 16));

  test.each([
    ["white", [1, 1, 1]],
    ["black", [0, 0, 0]],
    ["a loud red", [1, 0, 0]],
    ["lake water", [0.38, 0.77, 0.8]],
  ])("made of %s is dark enough for light text and never black", (_, colour) => {
    expect(partsOf(colour)).toHaveLength(3);
    expect(Math.max(...partsOf(colour))).toBeLessThan(128);
    expect(Math.min(...partsOf(colour))).toBeGreaterThan(24);
  });

  test("keeps the picture's hue", () => {
    const [red = 0, green = 0, blue = 0] = partsOf([0.38, 0.77, 0.8]);
    expect(blue).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(red);
  });
});

test("a file that broke off is named", async () => {
  const size = { width: 1600, height: 1066 };
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { ...size, channels: 3, background: "#888", noise } as const;
  const whole = await sharp({ create }).jpeg().toBuffer();
  const bytes = whole.subarray(0, whole.length / 2);
  const focal: Point = [0.5, 0.5];
  const master = { id: "yoga", alt: "Mats", night: undefined, focal, ...size, bytes, sha256: "" };
  const [output] = outputsOf(master);
  if (!output) throw new Error("Nothing is made of it.");
  const named = 'the file of the picture "yoga" cannot be read to its end';
  await expect(encode(master, output)).rejects.toThrow(named);
  await expect(groundColour(master)).rejects.toThrow(named);
});

describe("similarity", () => {
  const size = 16;
  const picture = (of: (x: number, y: number) => number) =>
    Uint8Array.from({ length: size * size }, (_, at) => of(at % size, at / size));
  const steps = picture((x) => 40 + 10 * x);
  const toSteps = (other: Uint8Array) => similarity(steps, other, size, size);

  test("a picture is wholly like itself", () => {
    expect(toSteps(steps)).toBeCloseTo(1, 6);
  });

  test("noise costs more than a change of light that keeps every edge", () => {
    const noisy = picture((x, y) => 40 + 10 * x + (((x * 7 + Math.floor(y) * 13) % 5) - 2) * 12);
    const lighter = picture((x) => 46 + 10 * x);
    expect(toSteps(noisy)).toBeLessThan(toSteps(lighter));
    expect(toSteps(lighter)).toBeGreaterThan(0.9);
  });

  test("a flat grey has nothing of a picture's structure", () => {
    expect(toSteps(picture(() => 115))).toBeLessThan(0.3);
  });

  test("a file that was packed too small is named, and one that nobody measured too", () => {
    const files = [
      { file: "lake.avif", likeness: 0.96 },
      { file: "reeds.avif", likeness: 0.8999 },
      { file: "coffee.avif", likeness: NaN },
      { file: "gorge.avif" },
    ];
    expect(likenessFaults(files)).toEqual([
      expect.stringContaining("public/pictures/reeds.avif: is like its master to 0.8999"),
      expect.stringContaining("public/pictures/coffee.avif"),
      expect.stringContaining("public/pictures/gorge.avif"),
    ]);
  });
});

describe("the stylesheet of the pictures", () => {
  const entry: Pick<Entry, "colour" | "focus"> = {
    colour: "#543",
    focus: { wide: [50, 40], tall: [95, 40] },
  };

  test("has one rule for pictures that share a ground and a focus", () => {
    expect(printStylesheet({ reeds: entry, gorge: entry })).toBe(printStylesheet({ reeds: entry }));
  });

  test("has no ground for a night, which loads on that of its day", () => {
    const night = { ...entry, colour: "#112" };
    expect(
      printStylesheet({ reeds: { ...entry, night: "reeds-night" }, "reeds-night": night }),
    ).toBe(printStylesheet({ reeds: entry }));
  });

  test.each([
    ".pic-543{background-color:#543}",
    ".focus-x95{--focus-x:95%}",
    ".phone-focus-y40{--focus-y:40%}",
  ])("has %s", (rule) => {
    expect(printStylesheet({ reeds: entry })).toContain(rule);
  });
});

test("a photograph that is hard to pack gets the quality that it takes, a draft does not", async () => {
  const [width, height] = [480, 320];
  const grain = (at: number) => ((at * 2_654_435_761) >>> 8) % 24;
  const light = Uint8Array.from({ length: width * height }, (_, at) => 100 + grain(at));
  const raw = { width, height, channels: 1 } as const;
  const bytes = await sharp(light, { raw }).png().toBuffer();
  const focal: Point = [0.5, 0.5];
  const master = { id: "reeds", alt: "", width, height, focal, bytes, sha256: "" };
  const [output] = outputsOf(master);
  if (!output) throw new Error("A master has files.");
  const draft = await encodeAlike(master, output, true);
  const made = await encodeAlike(master, output, false);
  expect(draft.likeness).toBeLessThan(0.9);
  expect(made.likeness).toBeGreaterThanOrEqual(0.9);
});
