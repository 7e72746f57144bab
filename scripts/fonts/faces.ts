// @ts-nocheck
import { readFileSync } from "node:fs";
import path from "node:path";
import { compress, decompress } from "wawoff2";
import { root } from "../lib/steps";
import { signsOf, subset } from "./subset";

/** Both are under the SIL Open Font License without a reserved name: a cut may keep its name and has to bring the licence along. */
export const folder = path.join(root, "app/fonts");

const packages = path.join(root, "node_modules/@fontsource-variable");

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const punctuation = " !\"$%&'()+,-./:;?@’‘“”–—½…·\u00a0";

/**
 * What the pages are set in. Every other sign of the package stands in a second file, which a browser fetches with the first of
 * them that it meets: an owner's guest named Zoë, or a price in pounds.
 */
const faces = [
  {
    name: "fraunces",
    file: "fraunces/files/fraunces-latin-opsz-normal.woff2",
    weights: "100 900",
    core: letters + punctuation,
  },
  {
    name: "figtree",
    file: "figtree/files/figtree-latin-wght-normal.woff2",
    weights: "300 900",
    core: `${letters}${punctuation}*\\©°×−`,
  },
];

/** @typedef {{ file: string, bytes: Buffer, weights?: string, range?: string }} FontFile its unicode-range, where it is not the page's first choice */

/** @returns {Promise<FontFile[]>} everything that stands in app/fonts */
export async function cutFaces() {
  const files = [];
  // One after the other: what wawoff2 returns lies in its own memory, and its next work changes it.
  for (const face of faces) files.push(...(await cutFace(face)));
  return files;
}

/** @returns {Promise<FontFile[]>} */
async function cutFace({ name, file, weights, core }) {
  const whole = Uint8Array.from(await decompress(readFileSync(path.join(packages, file))));
  const first = new Set(Array.from(core, (sign) => sign.codePointAt(0)));
  const rest = signsOf(whole).filter((sign) => !first.has(sign));
  return [
    { file: `${name}.woff2`, bytes: await pack(whole, [...first]) },
    { file: `${name}-more.woff2`, bytes: await pack(whole, rest), weights, range: rangeOf(rest) },
    {
      file: `${name}-licence.txt`,
      bytes: readFileSync(path.join(packages, name, "LICENSE")),
    },
  ];
}

/** @param {Uint8Array} font @param {number[]} signs */
async function pack(font, signs) {
  return Buffer.from(await compress(await subset(font, signs)));
}

/**
 * @param {number[]} signs
 * @returns {string} as CSS writes it
 */
export function rangeOf(signs) {
  const runs = [];
  for (const sign of signs.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && sign === run.to + 1) run.to = sign;
    else runs.push({ from: sign, to: sign });
  }
  const hex = (/** @type {number} */ sign) => sign.toString(16);
  return runs.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(", ");
}
