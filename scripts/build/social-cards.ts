/** Draws the pictures of shared links, out/social, as the exported pages name them; unchanged cards come from the cache. */
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
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
const cache = path.join(root, "node_modules/.cache/cards");

export async function drawSocialCards({ house, cards }: BuildFacts): Promise<void> {
  const { masters } = await readMasters(places.masters);
  const tibeb = / d="([^"]+)"/.exec(
    await readFile(path.join(root, "components/ui/tibeb/tibeb.svg"), "utf8"),
  )?.[1];
  if (!tibeb)
    throw new Stop("components/ui/tibeb/tibeb.svg has no path to draw on the social cards.");
  await mkdir(cache, { recursive: true });
  await mkdir(path.join(root, "out/social"), { recursive: true });
  let drawn = 0;
  for (const { file, title, master: id, variant } of cards) {
    const master = masters.find((one) => one.id === id);
    if (!master)
      throw new Stop(`The card of "${title}" needs the picture ${id} of content/records/media.`);
    const print = await printedHalf(title, variant, house, tibeb);
    const cached = path.join(cache, `${sha256(print + master.sha256 + recipe)}.jpg`);
    if (!existsSync(cached)) {
      drawn += 1;
      await writeFile(`${cached}.part`, await draw(master, print));
      await rename(`${cached}.part`, cached);
    }
    await copyFile(cached, path.join(root, "out", file));
  }
  console.log(`social cards: ${cards.length} in out/social, ${drawn} of them drawn anew`);
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
