// @ts-nocheck
import * as harfbuzz from "harfbuzzjs";
import { decompress } from "wawoff2";

/** What the pages set in a face's lighter and in its heavier weights; what counts is how wide it runs. */
const words =
  "Four resorts on the lakes and highlands of Ethiopia. Find a room for your stay, see what a night costs, and write to us about " +
  "everything else: we answer within a day. Breakfast is served from seven, and the evening ends at the fire with coffee.";
const labels =
  "Home Resorts Rooms & Suites Services About Us Blog Contact Pages BOOK ONLINE Book Now " +
  "CHECK IN CHECK OUT ROOMS GUESTS SEARCH ROOM ADULTS CHILDREN OUR STORY";

/**
 * What guests' systems set the page in until our faces are there. Fonts of the same widths share a line; a width is what a sign takes,
 * in em, as npm run fonts -- --measure=<file of the font> says it of both texts. The axes are those of most words.
 */
const standIns = {
  fraunces: {
    lighter: { text: words, axes: { opsz: 40, wght: 380 } },
    heavier: { text: words, axes: { opsz: 30, wght: 850 } },
    near: [
      {
        name: "times",
        local: ["Times New Roman", "Liberation Serif"],
        widths: { words: 0.3944, labels: 0.5246 },
      },
      { name: "noto", local: ["Noto Serif"], widths: { words: 0.4683, labels: 0.5548 } },
      { name: "dejavu", local: ["DejaVu Serif"], widths: { words: 0.5036, labels: 0.6247 } },
    ],
  },
  figtree: {
    lighter: { text: words, axes: { wght: 400 } },
    heavier: { text: labels, axes: { wght: 570 } },
    near: [
      {
        name: "arial",
        local: ["Arial", "Liberation Sans"],
        widths: { words: 0.4363, labels: 0.5585 },
      },
      { name: "roboto", local: ["Roboto"], widths: { words: 0.434, labels: 0.5278 } },
      { name: "noto", local: ["Noto Sans"], widths: { words: 0.4615, labels: 0.5478 } },
      { name: "dejavu", local: ["DejaVu Sans"], widths: { words: 0.4973, labels: 0.5836 } },
    ],
  },
};

/**
 * How wide a sign of a text is set, and how far a line reaches up and down, in em.
 * @param {Uint8Array} font TrueType or OpenType, unpacked
 * @param {string} text
 * @param {Record<string, number>} [axes]
 */
function measure(font, text, axes = {}) {
  const face = new harfbuzz.Face(new harfbuzz.Blob(font));
  const set = new harfbuzz.Font(face);
  set.setVariations(
    Object.entries(axes).map(([axis, value]) => new harfbuzz.Variation(axis, value)),
  );
  const line = new harfbuzz.Buffer();
  line.addText(text);
  line.guessSegmentProperties();
  harfbuzz.shape(set, line);
  const run = line.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const { ascender, descender } = set.hExtents();
  const { upem } = face;
  return { width: run / upem / text.length, ascent: ascender / upem, descent: -descender / upem };
}

/** @param {Uint8Array} font @returns {{ words: number, labels: number }} */
export const widthsOf = (font) => ({
  words: measure(font, words).width,
  labels: measure(font, labels).width,
});

/** @param {number} share */
const percent = (share) => `${(share * 100).toFixed(1)}%`;

/** @param {Record<string, string>} declarations */
function rule(declarations) {
  const lines = Object.entries(declarations).map(([property, value]) => `  ${property}: ${value};`);
  return ["@font-face {", ...lines, "}"].join("\n");
}

/**
 * The stand-ins of a face: each runs as wide and reaches as high as the face itself, so that its coming moves nothing. The heavier ones
 * end below 600, so that the browser emboldens them where more is asked for.
 * @param {string} name
 * @param {Uint8Array} packed the face
 */
async function standInsOf(name, packed) {
  const font = Uint8Array.from(await decompress(packed));
  const { lighter, heavier, near } = standIns[name];
  const rules = near.flatMap(({ name: other, local, widths }) =>
    [lighter, heavier].map((kind) => {
      const ours = measure(font, kind.text, kind.axes);
      const size = ours.width / (kind.text === words ? widths.words : widths.labels);
      return rule({
        "font-family": `"${name}-${other}"`,
        src: local.map((known) => `local("${known}")`).join(", "),
        "font-weight": kind === lighter ? "100 499" : "500 599",
        "size-adjust": percent(size),
        "ascent-override": percent(ours.ascent / size),
        "descent-override": percent(ours.descent / size),
        "line-gap-override": "0%",
      });
    }),
  );
  const names = near.map(({ name: other }) => `"${name}-${other}"`);
  return { rules, stack: `  --near-${name}: ${names.join(", ")};` };
}

/**
 * What goes with the two faces that app/faces.ts loads: their further signs, fetched where one stands in the words, and their stand-ins.
 * @param {import("./faces").FontFile[]} files
 */
export async function printStylesheet(files) {
  const further = files
    .filter(({ range }) => range)
    .map(({ file, weights, range = "" }) =>
      rule({
        "font-family": `"${file.replace(".woff2", "")}"`,
        src: `url("./fonts/${file}") format("woff2")`,
        "font-display": "swap",
        "font-weight": weights,
        "unicode-range": range,
      }),
    );
  const near = [];
  for (const name of Object.keys(standIns)) {
    const face = files.find(({ file }) => file === `${name}.woff2`);
    if (face) near.push(await standInsOf(name, face.bytes));
  }
  return [
    "/* Written by npm run fonts (scripts/fonts/stylesheet.ts): do not edit. */",
    ...further,
    ...near.flatMap(({ rules }) => rules),
    [":root {", ...near.map(({ stack }) => stack), "}\n"].join("\n"),
  ].join("\n");
}
