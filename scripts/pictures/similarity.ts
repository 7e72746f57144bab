import sharp, { type Sharp } from "sharp";
import { encode, view } from "./encode";
import type { PictureMaster } from "./masters";
import type { Output } from "./recipe";

/** Structural similarity (Wang et al. 2004) in windows of 8 x 8 that overlap by half, with the constants for eight bits. */
const window = 8;
const stride = 4;
const steadyMean = (0.01 * 255) ** 2;
const steadySpread = (0.03 * 255) ** 2;

/** Compares the luminance of two pictures of the same size; 1 is identical. */
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

/** Below this value foliage and reeds, the hardest to compress, begin to blur. */
const leastLikeness = 0.9;

/** Returns one sentence for each file that differs too much from its master, or was not measured. */
export function likenessFaults(files: { file: string; likeness?: number | undefined }[]) {
  return files
    .filter(({ likeness = 0 }) => !(likeness >= leastLikeness))
    .map(
      ({ file, likeness }) =>
        `public/pictures/${file}: is like its master to ${likeness}, and ${leastLikeness} is the least. Raise the quality in scripts/pictures/recipe.ts.`,
    );
}

/** A file beside its source, rounded to four digits, which absorbs differences between encoders. */
export async function measureLikeness(master: PictureMaster, output: Output, made: Buffer) {
  const light = (picture: Sharp) => picture.greyscale().raw().toBuffer();
  const [one, other] = await Promise.all([light(sharp(made)), light(view(master, output))]);
  return Math.round(similarity(one, other, output.width, output.height) * 10_000) / 10_000;
}

/** A few photographs need more than the recipe's quality. */
const moreQuality = [0, 2, 4, 8, 16, 24, 32];

/** Encodes the file for guests, with as much quality as it needs to look like its master; a draft has the recipe's quality. */
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
