import sharp from "sharp";
import type { PictureMaster } from "./masters";
import { photographFor, type Output } from "./recipe";

/** Two files are made at once; threads within a file would only compete for the same cores. */
sharp.concurrency(1);

/** What a file shows, at its size, before it is encoded. */
export function view(master: PictureMaster, { crop, cut, width, height }: Output) {
  return sharp(photographFor(master, crop).bytes)
    .autoOrient()
    .extract(cut)
    .resize(width, height, { fit: "fill" });
}

/** Names the picture of a truncated file, whose size can be read but not its pixels. */
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

/** The background of a picture while it loads: its dominant hue, dark and muted enough for light text. */
export async function groundColour({ bytes, id }: PictureMaster) {
  const { channels } = await sharp(bytes).stats().catch(unreadable(id));
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean / 255);
  return darkenAndMute([red, green, blue]);
}

/**
 * Takes fractions between 0 and 1, returns a hex colour of three digits, rounded down so that light text stays readable. Nobody sees
 * finer steps behind a picture, and equal ones share a rule of CSS.
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
