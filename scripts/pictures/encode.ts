import sharp from "sharp";
import type { PictureMaster } from "./masters";
import { photographFor, type Output } from "./recipe";

/** Two files are made side by side; threads within a file would only fight over the same cores. */
sharp.concurrency(1);

/** What a file shows, at its size, before it is encoded. */
export function view(master: PictureMaster, { crop, cut, width, height }: Output) {
  return sharp(photographFor(master, crop).bytes)
    .autoOrient()
    .extract(cut)
    .resize(width, height, { fit: "fill" });
}

/** Names the picture of a file that broke off while it was saved or sent: its size can be read, and not its pixels. */
const unreadable = (id: string) => (error: Error) =>
  Promise.reject(
    new Error(
      `content/records/media: the file of the picture "${id}" cannot be read to its end (${error.message}); save it once more.`,
    ),
  );

/** `more` is added to the quality of its recipe. */
export function encode(master: PictureMaster, output: Output, more = 0) {
  const { format, encoder } = output;
  const settings = { ...encoder, quality: encoder.quality + more };
  return view(master, output).toFormat(format, settings).toBuffer().catch(unreadable(master.id));
}

/** The ground that a picture is drawn on while it loads: its dominant hue, darkened and muted until light text stands on it. */
export async function groundColour({ bytes, id }: PictureMaster) {
  const { channels } = await sharp(bytes).stats().catch(unreadable(id));
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean / 255);
  return darkenAndMute([red, green, blue]);
}

/**
 * Takes parts between 0 and 1, gives a hex colour of three digits. Rounded down, so that light text stands. Nobody sees a finer step on a
 * ground that a picture covers, and equal ones share their rule of CSS.
 */
export function darkenAndMute(colour: number[]) {
  const lightest = Math.max(...colour);
  const darkest = Math.min(...colour);
  const lightness = (lightest + darkest) / 2;
  const spread = lightest - darkest;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  const newLightness = Math.min(Math.max(lightness * 0.7, 0.2), 0.36);
  const newSpread = Math.min(saturation, 0.32) * (1 - Math.abs(2 * newLightness - 1));
  const parts = colour.map((part) => {
    const place = spread === 0 ? 0 : (part - lightness) / spread;
    return Math.floor(15 * (newLightness + place * newSpread)).toString(16);
  });
  return `#${parts.join("")}`;
}
