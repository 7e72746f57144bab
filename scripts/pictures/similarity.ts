// @ts-nocheck
import sharp from "sharp";
import { photographFor } from "./recipe";

/** Windows of 8 x 8, half over each other; the constants are those of Wang et al. (2004) for eight bits. */
const window = 8;
const stride = 4;
const steadyMean = (0.01 * 255) ** 2;
const steadySpread = (0.03 * 255) ** 2;

/**
 * How like its reference a picture looks, by its light alone: 1 where nothing tells them apart.
 * @param {Uint8Array} one
 * @param {Uint8Array} other of the same size
 * @param {number} width
 * @param {number} height
 */
export function similarity(one, other, width, height) {
  let sum = 0;
  let windows = 0;
  for (let top = 0; top + window <= height; top += stride) {
    for (let left = 0; left + window <= width; left += stride) {
      sum += similarityOf(one, other, top * width + left, width);
      windows++;
    }
  }
  return sum / windows;
}

/** @param {Uint8Array} one @param {Uint8Array} other @param {number} start @param {number} width */
function similarityOf(one, other, start, width) {
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

/**
 * A picture below this has lost what it shows: foliage and reeds, the hardest to pack, begin to smear. The least that a file which
 * guests get may be like its master.
 */
const leastLikeness = 0.9;

/**
 * One sentence for each file that is too unlike its master.
 * @param {Record<string, number>} likeness by file
 */
export function likenessFaults(likeness) {
  return Object.entries(likeness)
    .filter(([, like]) => !(like >= leastLikeness))
    .map(
      ([file, like]) =>
        `public/pictures/${file}: is like its master to ${like}, and ${leastLikeness} is the least. Raise the quality in scripts/pictures/recipe.ts.`,
    );
}

/** To four digits, which no eye and no change of a rounding in an encoder tells apart. @param {number} like */
export function likenessOf(like) {
  return Math.round(like * 10_000) / 10_000;
}

/**
 * A file that guests get, beside what it was made of at the same size.
 * @param {import("./facts").PictureMaster} master
 * @param {import("./recipe").Output} output
 * @param {string} file where it stands
 */
export async function similarityOfFile(master, { crop, cut, width, height }, file) {
  const light = (/** @type {sharp.Sharp} */ picture) => picture.greyscale().raw().toBuffer();
  const [made, wanted] = await Promise.all([
    light(sharp(file)),
    light(
      sharp(photographFor(master, crop).bytes)
        .autoOrient()
        .extract(cut)
        .resize(width, height, { fit: "fill" }),
    ),
  ]);
  return similarity(made, wanted, width, height);
}
