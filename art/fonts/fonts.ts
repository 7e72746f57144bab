import { readFile } from "node:fs/promises";
import path from "node:path";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import * as amharic from "../../content/copy/amharic";
import { amharicMonths } from "../../content/copy/ethiopian-months";
import { amharicPage } from "../../content/copy/standalone-pages";
import { root } from "../../lib/node/steps";

const packages = path.join(root, "node_modules/@fontsource-variable");

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const punctuation = " !\"$%&'()+,-./:;?@’‘“”–—½…·\u00a0";

/**
 * All fonts are under the SIL Open Font License without a reserved name, so that a subset may keep its name if it brings the licence
 * along.
 */
const fonts = {
  fraunces: {
    file: "fraunces/files/fraunces-latin-opsz-normal.woff2",
    weights: "100 900",
    core: letters + punctuation,
    narrow: { opsz: 32 },
    // Above this size its hairlines are thinner than a pixel of most screens, and the bars of large letters disappeared.
    wide: { opsz: { min: 9, max: 72 } },
  },
  figtree: {
    file: "figtree/files/figtree-latin-wght-normal.woff2",
    weights: "300 900",
    core: `${letters}${punctuation}*\\©°×−`,
  },
  ethiopic: {
    file: "noto-serif-ethiopic/files/noto-serif-ethiopic-ethiopic-wght-normal.woff2",
  },
};

export type FontName = keyof typeof fonts;
/** A fixed position on each axis, or the range of the axis that is kept. */
export type Axes = Record<string, number | { min: number; max: number }>;

/**
 * A font file in components/styles/fonts. unicodeRange lists its characters if the page does not need it from the start; media limits it
 * to some windows if another file serves the rest.
 */
export type FontFile = {
  file: string;
  bytes: Buffer;
  family?: FontName;
  weights?: string;
  unicodeRange?: string;
  media?: string;
};

const packageFile = (name: FontName) => readFile(path.join(packages, fonts[name].file));

/** Covers the basic multilingual plane, so that a subset has all glyphs of its font. */
const everything = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).join("");

export async function staticFont(name: FontName, variationAxes: Axes) {
  return subsetFont(await packageFile(name), everything, {
    targetFormat: "truetype",
    variationAxes,
  });
}

/** From this width on (the layout's step from phone to tablet) a display face with optical sizes appears at more than one of them. */
const tablet = "48rem";

/**
 * Lists the fonts of the pages. Every other glyph of a package goes into a file of its own, which browsers fetch only when a character
 * needs it: a guest named Zoë, or a price in pounds. Phones get a single optical size, in half the bytes.
 */
export async function subsetFiles(family: "fraunces" | "figtree"): Promise<FontFile[]> {
  const { core, weights, ...face } = fonts[family];
  const whole = await packageFile(family);
  const rest = (await charactersOf(whole)).filter((character) => !core.includes(character));
  const subset = (characters: string, variationAxes?: Axes) =>
    subsetFont(whole, characters, { targetFormat: "woff2", variationAxes });
  const narrow = "narrow" in face ? await subset(core, face.narrow) : undefined;
  const wide = "wide" in face ? face.wide : undefined;
  const faces: readonly Omit<FontFile, "family" | "weights">[] = [
    ...(narrow
      ? [{ file: `${family}-narrow.woff2`, bytes: narrow, media: `(width < ${tablet})` }]
      : []),
    {
      file: `${family}.woff2`,
      bytes: await subset(core, wide),
      media: narrow && `(width >= ${tablet})`,
    },
    {
      file: `${family}-more.woff2`,
      bytes: await subset(rest.join(""), wide),
      unicodeRange: unicodeRange(rest),
    },
  ];
  const licence = await readFile(path.join(packages, family, "LICENSE"));
  return [
    ...faces.map((face) => ({ ...face, family, weights })),
    { file: `${family}-licence.txt`, bytes: licence },
  ];
}

/** Ethiopic letters, numerals and punctuation. */
const ethiopic = /[\u1200-\u139f]/g;

/** The Amharic page gets the glyphs of its own words at one weight, between that of its text and that of its headings. */
export async function amharicFont(): Promise<FontFile[]> {
  const numerals = "፩፪፫፬፭፮፯፰፱፲";
  const words = JSON.stringify([amharic, amharicMonths, amharicPage]).match(ethiopic) ?? [];
  const bytes = await subsetFont(await packageFile("ethiopic"), words.join("") + numerals, {
    targetFormat: "woff2",
    variationAxes: { wght: 460 },
  });
  const licence = await readFile(path.join(packages, "noto-serif-ethiopic", "LICENSE"));
  return [
    { file: "ethiopic.woff2", bytes },
    { file: "ethiopic-licence.txt", bytes: licence },
  ];
}

async function charactersOf(font: Buffer) {
  const unpacked = await subsetFont(font, everything, { targetFormat: "truetype" });
  const codes = new Face(new Blob(unpacked)).collectUnicodes();
  return [...codes].filter((code) => code >= 0x20).map((code) => String.fromCodePoint(code));
}

/** As CSS writes it: "U+23, U+3c-3e". */
function unicodeRange(characters: string[]) {
  const runs: { from: number; to: number }[] = [];
  for (const code of characters.map((each) => each.codePointAt(0) ?? 0).toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && code === run.to + 1) run.to = code;
    else runs.push({ from: code, to: code });
  }
  const hex = (code: number) => code.toString(16);
  return runs.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(", ");
}
