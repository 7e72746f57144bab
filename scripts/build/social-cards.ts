/**
 * Draws the pictures of shared links, out/social, as the exported pages name them. A card is kept under the hash of all that is on it, and
 * committed like the pictures: nobody draws it twice.
 */
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { BuildFacts } from "@/components/features/seo/build-facts";
import { pictureArea, printedHalf, size } from "../../art/cards/card";
import { root, Stop } from "../../lib/node/steps";
import { readMasters, type PictureMaster } from "../pictures/masters";
import { places } from "../pictures/plan";
import { cutAround, sha256 } from "../pictures/recipe";

/** Networks that show shared links refuse or shrink larger files. */
const heaviest = 300_000;
const quality = { quality: 84, mozjpeg: true };
/** Increase it to draw every card again after an upgrade of the encoder. */
const recipe = JSON.stringify(["sharp 0.35", quality, pictureArea]);
const kept = path.join(root, "art/drawn-cards");

export async function drawSocialCards({ house, cards }: BuildFacts): Promise<void> {
  const { masters } = await readMasters(places.masters);
  const tibeb = / d="([^"]+)"/.exec(
    await readFile(path.join(root, "components/ui/tibeb/tibeb.svg"), "utf8"),
  )?.[1];
  if (!tibeb)
    throw new Stop("components/ui/tibeb/tibeb.svg has no path to draw on the social cards.");
  await mkdir(kept, { recursive: true });
  await mkdir(path.join(root, "out/social"), { recursive: true });
  let drawn = 0;
  const orphans = new Set(await readdir(kept));
  for (const { file, title, master: id, variant } of cards) {
    const master = masters.find((one) => one.id === id);
    if (!master)
      throw new Stop(`The card of "${title}" needs the picture ${id} of content/records/media.`);
    const print = await printedHalf(title, variant, house, tibeb);
    const name = `${sha256(print + master.sha256 + recipe).slice(0, 16)}.jpg`;
    const card = path.join(kept, name);
    if (!existsSync(card)) {
      drawn += 1;
      await writeFile(`${card}.part`, await draw(master, print));
      await rename(`${card}.part`, card);
    }
    orphans.delete(name);
    await copyFile(card, path.join(root, "out", file));
  }
  for (const name of orphans) await rm(path.join(kept, name));
  console.log(`social cards: ${cards.length} in out/social, ${drawn} of them drawn anew`);
  if (drawn > 0) console.log("Commit art/drawn-cards, so that nobody has to draw them again.");
}

async function draw(master: PictureMaster, print: string) {
  const { width, height, left, top } = pictureArea;
  const view = await sharp(master.bytes)
    .autoOrient()
    .extract(cutAround(master, width / height))
    .resize(width, height)
    .toBuffer();
  const bytes = await sharp({ create: { ...size, channels: 3, background: "black" } })
    .composite([{ input: view, left, top }, { input: Buffer.from(print) }])
    .jpeg(quality)
    .toBuffer();
  if (bytes.length <= heaviest) return bytes;
  throw new Stop(
    `The card with the picture ${master.id} has ${bytes.length} bytes: ${heaviest} are the most.`,
  );
}
