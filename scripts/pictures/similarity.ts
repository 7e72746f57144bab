import sharp, { type Sharp } from "sharp";
import { encode, view } from "./encode";
import type { PictureMaster } from "./masters";
import type { Output } from "./recipe";

/** Structural similarity (Wang et al. 2004) in windows of 8 x 8, half over each other, with the constants for eight bits. */
const window = 8;
const stride = 4;
const steadyMean = (0.01 * 255) ** 2;
const steadySpread = (0.03 * 255) ** 2;

/** How like its reference a picture of the same size looks, by its light alone: 1 where nothing tells them apart. */
export function similarity(one: Uint8Array, other: Uint8Array, width: number, height: number) {
  let sum = 0;
  let windows = 0;
  for (let top = 0; top + window <= height; top += stride) {
    for (let left = 0; left + window <= width; left += stride) {
      sum += similarityOfWindow(one, other, top * width + left, width);
      windows++;
    }
  }
  return sum / windows;
}

function similarityOfWindow(one: Uint8Array, other: Uint8Array, start: number, width: number) {
  const count = window * window;
  let [sumA, sumB, squareA, squareB, product] = [0, 0, 0, 0, 0];
  for (let row = 0; row < window; row++) {
    for (let column = 0; column < window; column++) {
      const at = start + row * width + column;
      const [a, b] = [one[at] ?? 0, other[at] ?? 0];
      sumA += a;
      sumB += b;
      squareA += a * a;
      squareB += b * b;
      product += a * b;
    }
  }
  const [meanA, meanB] = [sumA / count, sumB / count];
  const spreads = squareA / count - meanA ** 2 + (squareB / count - meanB ** 2);
  const together = product / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + steadyMean) * (2 * together + steadySpread)) /
    ((meanA ** 2 + meanB ** 2 + steadyMean) * (spreads + steadySpread))
  );
}

/** Below this a picture has lost what it shows: foliage and reeds, the hardest to pack, begin to smear. */
const leastLikeness = 0.9;

/** One sentence for each file that is too unlike its master, or was not measured. */
export function likenessFaults(files: { file: string; likeness?: number | undefined }[]) {
  return files
    .filter(({ likeness = 0 }) => !(likeness >= leastLikeness))
    .map(
      ({ file, likeness }) =>
        `public/pictures/${file}: is like its master to ${likeness}, and ${leastLikeness} is the least. Raise the quality in scripts/pictures/recipe.ts.`,
    );
}

/** A file that guests get, beside what it was made of; four digits, which no eye and no rounding in an encoder tells apart. */
export async function measureLikeness(master: PictureMaster, output: Output, made: Buffer) {
  const light = (picture: Sharp) => picture.greyscale().raw().toBuffer();
  const [one, other] = await Promise.all([light(sharp(made)), light(view(master, output))]);
  return Math.round(similarity(one, other, output.width, output.height) * 10_000) / 10_000;
}

/** Few photographs are so hard to pack that they need more quality than the recipe's. */
const moreQuality = [0, 2, 4, 8, 16, 24, 32];

/** The file that guests get: with as much quality as it takes to look like its master, a draft with that of its recipe. */
export async function encodeAlike(master: PictureMaster, output: Output, draft: boolean) {
  const attempt = async (more: number) => {
    const bytes = await encode(master, output, more);
    return { bytes, likeness: await measureLikeness(master, output, bytes) };
  };
  const [first = 0, ...others] = draft ? [0] : moreQuality;
  let made = await attempt(first);
  for (const more of others) {
    if (made.likeness >= leastLikeness) break;
    made = await attempt(more);
  }
  return made;
}
