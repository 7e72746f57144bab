import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import { staticFont, type Axes, type FontFile } from "./fonts";

/**
 * Measures of system fonts: another system's font of the same widths, and the average width of a letter in em, as @capsizecss/unpack
 * reads it. The weights are the most frequent ones; the heavier fallback ends below 600, so that browsers embolden it above.
 */
const fallbacks = {
  fraunces: {
    lighter: { opsz: 40, wght: 380 },
    heavier: { opsz: 30, wght: 850 },
    system: [
      ["Times New Roman", "Liberation Serif", 832 / 2048],
      ["Noto Serif", "NotoSerif-Regular", 481 / 1000],
      ["DejaVu Serif", "DejaVuSerif", 1058 / 2048],
    ],
  },
  figtree: {
    lighter: { wght: 400 },
    heavier: { wght: 570 },
    system: [
      ["Arial", "Liberation Sans", 913 / 2048],
      ["Roboto", "Roboto-Regular", 911 / 2048],
      ["Noto Sans", "NotoSans-Regular", 474 / 1000],
      ["DejaVu Sans", "DejaVuSans", 1041 / 2048],
    ],
  },
} as const;

/** Shortens the names, because every page carries them: "figtree Fallback: DejaVu Sans" is figtree-dejavu. */
const shortNames = (css: string) =>
  css.replace(
    /"(\w+) Fallback: (\w+)[^"]*"/g,
    (_, name: string, family: string) => `${name}-${family.toLowerCase()}`,
  );

/** Gives system fonts the width and height of our font, so that nothing moves when it arrives. */
async function fallbacksOf(name: keyof typeof fallbacks) {
  const { lighter, heavier, system } = fallbacks[name];
  const systemMetrics = system.map(([familyName, postscriptName, xWidthAvg]) => ({
    ...{ familyName, fullName: familyName, postscriptName, xWidthAvg, unitsPerEm: 1 },
    // The value does not matter: a fallback uses the height of the font that it replaces.
    ...{ ascent: 0, descent: 0, lineGap: -1 },
  }));
  const rules = async (fontWeight: string, axes: Axes) => {
    const metrics = { ...(await fromBuffer(await staticFont(name, axes))), familyName: name };
    const options = { fontFaceProperties: { fontWeight } };
    return shortNames(createFontStack([metrics, ...systemMetrics], options).fontFaces);
  };
  const names = system.map(([family]) => shortNames(`"${name} Fallback: ${family}"`));
  return {
    rules: [await rules("100 499", lighter), await rules("500 599", heavier)],
    stack: `  --fallback-${name}: ${names.join(", ")};`,
  };
}

function fontFace({ file, family, weights, unicodeRange, media }: FontFile) {
  const rule = [
    "@font-face {",
    `  font-family: ${family};`,
    `  src: url("./fonts/${file}") format("woff2");`,
    "  font-display: swap;",
    `  font-weight: ${weights};`,
    ...(unicodeRange ? [`  unicode-range: ${unicodeRange};`] : []),
    "}",
  ];
  return media ? [`@media ${media} {`, ...rule.map((line) => `  ${line}`), "}"] : rule;
}

const written = "/* Written by npm run fonts (art/fonts/stylesheet.ts): do not edit. */";

export const printFaces = (files: readonly FontFile[]) =>
  [written, ...files.filter(({ family }) => family).flatMap(fontFace), ""].join("\n");

export async function printFallbacks() {
  const both = [await fallbacksOf("fraunces"), await fallbacksOf("figtree")];
  return [
    written,
    ...both.flatMap(({ rules }) => rules),
    ":root {",
    "  --font-fraunces: fraunces;",
    "  --font-figtree: figtree;",
    ...both.map(({ stack }) => stack),
    "}\n",
  ].join("\n");
}
