// @ts-nocheck
import { createHash } from "node:crypto";

/**
 * @typedef {"wide" | "tall"} Crop
 * @typedef {"avif" | "webp" | "jpeg"} Format
 * @typedef {{ left: number, top: number, width: number, height: number }} Cut
 * @typedef {{ crop: Crop, width: number, height: number, format: Format, cut: Cut, file: string }} Output
 * @typedef {{ width: number, height: number, focal: readonly [number, number], sha256: string }} Photograph
 * @typedef {Photograph & { id: string, portrait?: Photograph }} Master its portrait, where it has one, is what the tall cuts are made of
 */

/** Raise it when an upgraded encoder should make every picture anew; an upgrade alone changes nothing. */
const encoderVersion = "sharp 0.35";

/** The smallest file that is taken for a master: what the widest slots need. */
export const smallestMaster = { width: 1600, height: 1066 };

/** The same for a portrait: its widest cut. */
export const smallestPortrait = { width: 960, height: 1200 };

/** 828 px is a phone of 414 px at two pixels a point: without it the first picture of most phones would be a quarter to a half heavier.
 * @type {Record<Crop, { ratio: number, widths: number[], jpegWidth: number }>} */
const crops = {
  wide: { ratio: 3 / 2, widths: [480, 768, 828, 1200, 1800], jpegWidth: 1200 },
  tall: { ratio: 4 / 5, widths: [320, 480, 720, 828, 960], jpegWidth: 720 },
};

/**
 * AVIF in ten bits: smoother skies than eight at the same quality, and slightly smaller.
 * @satisfies {Record<Format, object>}
 */
export const encoders = {
  avif: { quality: 50, effort: 4, chromaSubsampling: "4:2:0", bitdepth: 10 },
  webp: { quality: 74, effort: 5, smartSubsample: true },
  jpeg: { quality: 76, mozjpeg: true },
};

const extensions = { avif: "avif", webp: "webp", jpeg: "jpg" };

/**
 * The largest part of a picture that has the wanted ratio, centred on the focal point as far as the edges allow.
 * @param {{ width: number, height: number, focal: readonly [number, number] }} master
 * @param {number} ratio
 * @returns {Cut}
 */
export function cutAround({ width, height, focal }, ratio) {
  const cutWidth = Math.min(width, Math.round(height * ratio));
  const cutHeight = Math.min(height, Math.round(width / ratio));
  return {
    left: startOfCut(width, cutWidth, focal[0]),
    top: startOfCut(height, cutHeight, focal[1]),
    width: cutWidth,
    height: cutHeight,
  };
}

/** @param {number} full @param {number} part @param {number} focal */
function startOfCut(full, part, focal) {
  return Math.round(Math.min(Math.max(focal * full - part / 2, 0), full - part));
}

/**
 * The photograph that a crop is cut from: a portrait view of the same scene serves the tall one better than a slice of the wide.
 * @template {Photograph} P
 * @param {P & { portrait?: P }} master
 * @param {Crop} crop
 * @returns {P}
 */
export function photographFor(master, crop) {
  return crop === "tall" && master.portrait ? master.portrait : master;
}

/**
 * The focal point as seen in the cut, in per cent, for `object-position`.
 * @param {Master} master
 * @param {Crop} crop
 * @returns {[number, number]}
 */
export function focusIn(master, crop) {
  const { focal, width, height } = photographFor(master, crop);
  const cut = cutAround({ focal, width, height }, crops[crop].ratio);
  return [
    percent(focal[0] * width - cut.left, cut.width),
    percent(focal[1] * height - cut.top, cut.height),
  ];
}

/** In steps of five, so that a few rules of CSS serve any number of pictures. @param {number} part @param {number} whole */
function percent(part, whole) {
  return 5 * Math.round((20 * part) / whole);
}

/**
 * Every file that is made of a master.
 * @param {Master} master
 * @returns {Output[]}
 */
export function outputsOf(master) {
  return cropNames.flatMap((crop) => {
    const { ratio, jpegWidth } = crops[crop];
    const photograph = photographFor(master, crop);
    const cut = cutAround(photograph, ratio);
    return widthsFor(crop, cut.width).flatMap((width) => {
      const size = { crop, width, height: Math.round((width * cut.height) / cut.width), cut };
      /** @type {Format[]} */
      const formats = width === jpegWidth ? ["avif", "webp", "jpeg"] : ["avif", "webp"];
      return formats.map((format) => ({
        ...size,
        format,
        file: nameOf(master.id, photograph, { ...size, format }),
      }));
    });
  });
}

/** @type {Crop[]} */
export const cropNames = ["wide", "tall"];

/**
 * The recipe's widths, none enlarged: a smaller master ends with its own width.
 * @param {Crop} crop
 * @param {number} available
 */
export function widthsFor(crop, available) {
  return [...new Set(crops[crop].widths.map((width) => Math.min(width, available)))];
}

/**
 * A name that changes with everything that can change the bytes, so that hosts may cache it for ever.
 * @param {string} id
 * @param {Photograph} photograph
 * @param {Omit<Output, "file">} output
 */
function nameOf(id, { sha256: photographHash }, { crop, width, cut, format }) {
  const recipe = JSON.stringify([
    photographHash,
    encoderVersion,
    cut,
    width,
    format,
    encoders[format],
  ]);
  return `${id}-${crop}-${width}.${sha256(recipe).slice(0, 8)}.${extensions[format]}`;
}

/** @param {import("node:crypto").BinaryLike} bytes */
export function sha256(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}
