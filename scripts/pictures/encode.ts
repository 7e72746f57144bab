// @ts-nocheck
import sharp from "sharp";
import { encoders, photographFor } from "./recipe";

/** Two files are made side by side; threads within a file would only fight over the same cores. */
sharp.concurrency(1);

/**
 * @param {import("./facts").PictureMaster} master
 * @param {import("./recipe").Output} output
 */
export function encode(master, { crop, cut, width, height, format }) {
  return sharp(photographFor(master, crop).bytes)
    .autoOrient()
    .extract(cut)
    .resize(width, height, { fit: "fill" })
    [format](encoders[format])
    .toBuffer();
}

/**
 * The ground that a picture is drawn on while it loads: its dominant hue, darkened and muted until light text and the page
 * around it stand it.
 * @param {import("./facts").PictureMaster} master
 */
export async function calmColour(master) {
  const { channels } = await sharp(master.bytes).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean / 255);
  return calm([red, green, blue]);
}

/** Downwards, so that light text stands. Nobody sees a finer step on a ground that a picture covers; equal ones share their rule of CSS. */
const colourStep = 12;

/**
 * @param {[number, number, number]} colour parts between 0 and 1
 * @returns {string} hex
 */
export function calm(colour) {
  const lightest = Math.max(...colour);
  const darkest = Math.min(...colour);
  const lightness = (lightest + darkest) / 2;
  const spread = lightest - darkest;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));

  const calmLightness = Math.min(Math.max(lightness * 0.7, 0.2), 0.36);
  const calmSpread = Math.min(saturation, 0.32) * (1 - Math.abs(2 * calmLightness - 1));
  const parts = colour.map((part) => {
    const place = spread === 0 ? 0 : (part - lightness) / spread;
    return Math.floor((255 * (calmLightness + place * calmSpread)) / colourStep) * colourStep;
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
