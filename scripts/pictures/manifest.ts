// @ts-nocheck
import { cropNames, focusIn } from "./recipe";

/**
 * @typedef {{ width: number, height: number, avif: string, webp: string, jpeg?: string }} Derivative
 * @typedef {object} Entry
 * @property {string} alt
 * @property {readonly [number, number]} focal
 * @property {Record<import("./recipe").Crop, readonly [number, number]>} focus the same as seen in each crop, in per cent
 * @property {string} colour
 * @property {number} width of the master
 * @property {number} height of the master
 * @property {string} master sha256 of the master
 * @property {Record<import("./recipe").Crop, Derivative[]>} crops narrowest first
 * @property {Record<string, string>} sha256 of every file in public/pictures
 * @property {Record<string, number>} [likeness] of every file to its master: 1 where nothing tells them apart
 * @typedef {Record<string, Entry>} Manifest
 */

/**
 * @param {import("./plan").Plan} plan
 * @returns {Entry}
 */
export function entryOf({ master, outputs, colour, sha256, likeness }) {
  return {
    alt: master.alt,
    focal: master.focal,
    focus: Object.fromEntries(cropNames.map((crop) => [crop, focusIn(master, crop)])),
    colour,
    width: master.width,
    height: master.height,
    master: master.sha256,
    crops: Object.fromEntries(
      cropNames.map((crop) => [
        crop,
        derivativesOf(outputs.filter((output) => output.crop === crop)),
      ]),
    ),
    sha256: Object.fromEntries(outputs.map(({ file }) => [file, sha256[file]])),
    likeness: Object.fromEntries(outputs.map(({ file }) => [file, likeness[file]])),
  };
}

/** @param {import("./recipe").Output[]} outputs */
function derivativesOf(outputs) {
  const widths = [...new Set(outputs.map(({ width }) => width))];
  return widths.map((width) => {
    const files = outputs.filter((output) => output.width === width);
    return {
      width,
      height: files[0].height,
      ...Object.fromEntries(files.map(({ format, file }) => [format, file])),
    };
  });
}

/** @param {Manifest} manifest */
export function printManifest(manifest) {
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
