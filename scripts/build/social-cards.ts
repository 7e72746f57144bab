// @ts-nocheck
/** Draws the pictures that shared links show, out/social, as the exported pages name them; a card that has not changed comes from the cache. */
import { copyFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { BuildFacts } from "@/components/lib/build-facts";
import { clothOf, pictureArea, printedHalf, size } from "../cards/card";
import { openFace } from "../cards/typesetting";
import { root, Stop } from "../lib/steps";
import { readMasters } from "../pictures/facts";
import { places } from "../pictures/plan";
import { cutAround, sha256 } from "../pictures/recipe";

/** What links are shared with refuses or shrinks heavier files. */
const heaviest = 300_000;
const quality = { quality: 84, mozjpeg: true };
/** Raise it when an upgraded encoder should draw every card anew. */
const recipe = JSON.stringify(["sharp 0.35", quality, pictureArea]);
const cache = path.join(root, "node_modules/.cache/cards");

export async function drawSocialCards({ house, cards }: BuildFacts): Promise<void> {
  const { masters } = await readMasters(places.masters);
  const drawings = await readDrawings();
  const text = await openFace("figtree", { wght: 560 });
  const wordmark = await openFace("fraunces", { opsz: 36, wght: 420 });
  await mkdir(cache, { recursive: true });
  await mkdir(path.join(root, "out/social"), { recursive: true });
  let drawn = 0;
  for (const { file, title, master: id, variant } of cards) {
    const master = masters.find((one) => one.id === id);
    if (!master) throw new Stop(`The card of "${title}" needs the picture ${id} of content/media.`);
    const cloth = clothOf(variant);
    const display = /\p{Script=Ethiopic}/u.test(title)
      ? await openFace("ethiopic", { wght: 500 })
      : await openFace("fraunces", { opsz: 144, wght: cloth.weight });
    const print = printedHalf({ title, house, cloth, drawings, display, wordmark, text });
    const kept = path.join(cache, `${sha256(Buffer.from(print + master.sha256 + recipe))}.jpg`);
    if (!existsSync(kept)) {
      drawn += 1;
      await writeFile(`${kept}.part`, await draw(master, print));
      await rename(`${kept}.part`, kept);
    }
    await copyFile(kept, path.join(root, "out", file));
  }
  console.log(`social cards: ${cards.length} in out/social, ${drawn} of them drawn anew`);
}

/** @param {import("../pictures/facts").PictureMaster} master @param {string} print */
async function draw(master, print) {
  const { width, height, left, top } = pictureArea;
  const view = await sharp(master.bytes)
    .autoOrient()
    .extract(cutAround(master, width / height))
    .resize(width, height)
    .toBuffer();
  const bytes = await sharp({ create: { ...size, channels: 3, background: "#14110e" } })
    .composite([{ input: view, left, top }, { input: Buffer.from(print) }])
    .jpeg(quality)
    .toBuffer();
  if (bytes.length > heaviest) {
    throw new Stop(
      `The card with the picture ${master.id} has ${bytes.length} bytes: ${heaviest} are the most.`,
    );
  }
  return bytes;
}

/** The drawings of the house, from the files that the pages take them from. */
async function readDrawings() {
  const lib = await readFile(path.join(root, "components/lib/drawing.ts"), "utf8");
  const tibeb = await readFile(path.join(root, "app/tibeb.svg"), "utf8");
  const drawn = (/** @type {string} */ source, /** @type {RegExp} */ pattern) => {
    const found = pattern.exec(source)?.[1];
    if (!found)
      throw new Stop(`A drawing of the social cards is gone: nothing matches ${pattern}.`);
    return found;
  };
  return {
    diamond: drawn(lib, /steppedDiamond =\s*"([^"]+)"/),
    petals: drawn(lib, /adeyPetals =\s*"([^"]+)"/),
    tibeb: drawn(tibeb, / d="([^"]+)"/),
  };
}
