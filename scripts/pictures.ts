/**
 * Makes the site's pictures from the masters in content/records/media, and only those that changed.
 *   npm run pictures             makes public/pictures, content/records/media/manifest.json and components/styles/pictures.css
 *   npm run pictures -- --check  only reports whether they are current (exit code 1 if not)
 *   npm run pictures -- --draft  makes what changed in a second or two, to look at; the next run makes it again
 */
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { groundColour } from "./pictures/encode";
import {
  entryOf,
  parseManifest,
  printManifest,
  printStylesheet,
  type Manifest,
} from "./pictures/manifest";
import { readMasters, type PictureMaster } from "./pictures/masters";
import { orphansOf, places, planFor, type Plan } from "./pictures/plan";
import { sha256 } from "./pictures/recipe";
import { encodeAlike, likenessFaults, measureLikeness } from "./pictures/similarity";

const { masters, faults } = await readMasters(places.masters);
if (faults.length > 0) fail(faults);

const manifest = parseManifest((await textOf(places.manifest)) ?? "");
const draft = process.argv.includes("--draft");
const plans = await Promise.all(masters.map(draft ? draftFor : (each) => planFor(each, manifest)));
const orphans = await orphansOf(plans);
const stale = plans.filter((plan) => !entryOf(plan));

if (process.argv.includes("--check")) await check();
else await make();

const files = plans.flatMap((plan) => plan.files);
const unlike = draft ? [] : likenessFaults(files);
if (unlike.length > 0) fail(unlike);
console.log(
  `pictures: ${plans.length} pictures in ${files.length} files are ${draft ? "there to look at" : "current"}`,
);

/** Finished pictures are kept. */
async function draftFor(master: PictureMaster) {
  const plan = await planFor(master, manifest);
  return entryOf(plan) ? plan : planFor(master, manifest, true);
}

async function make() {
  // Somebody waits for a draft, so it is made in less time.
  if (!draft) os.setPriority(os.constants.priority.PRIORITY_LOW);
  await mkdir(places.pictures, { recursive: true });
  for (const [index, plan] of stale.entries()) {
    console.log(`pictures: ${index + 1} of ${stale.length} to encode … ${plan.master.id}`);
    await makeFiles(plan);
    // Written after each picture, so that an interrupted run can be resumed.
    await writeIfChanged(places.manifest, printManifest(entries()));
  }
  await writeIfChanged(places.manifest, printManifest(entries()));
  await writeIfChanged(places.stylesheet, printStylesheet(entries()));
  if (!draft) await Promise.all(orphans.map((file) => rm(path.join(places.pictures, file))));
}

async function makeFiles(plan: Plan) {
  plan.colour ??= await groundColour(plan.master);
  const queue = plan.files.values();
  const work = async () => {
    for (const output of queue) {
      const file = path.join(places.pictures, output.file);
      if (output.sha256) {
        output.likeness ??= await measureLikeness(plan.master, output, await readFile(file));
        continue;
      }
      const { bytes, likeness } = await encodeAlike(plan.master, output, draft);
      await writeFile(file, bytes);
      Object.assign(output, { sha256: sha256(bytes), likeness });
    }
  };
  await Promise.all([work(), work()]);
}

async function check() {
  const sentences = [
    ...stale.map(
      ({ master }) =>
        `${master.id}: files in public/pictures are missing, changed or not measured.`,
    ),
    ...orphans.map(
      (file) => `public/pictures/${file}: belongs to no picture of content/records/media.`,
    ),
  ];
  if ((await textOf(places.manifest)) !== printManifest(entries()))
    sentences.push("content/records/media/manifest.json: is out of date.");
  if ((await textOf(places.stylesheet)) !== printStylesheet(entries()))
    sentences.push("components/styles/pictures.css: is out of date.");
  if (sentences.length > 0) fail([...sentences, "Run: npm run pictures"]);
}

/** Until a picture is made again, its former entry (and its former files) stay. */
function entries() {
  const all: Manifest = {};
  for (const plan of plans) {
    const entry = entryOf(plan) ?? manifest[plan.master.id];
    if (entry) all[plan.master.id] = entry;
  }
  return all;
}

function textOf(file: string) {
  return readFile(file, "utf8").catch(() => undefined);
}

/**
 * An unchanged file keeps its date, so that a running dev server does not reload. An interrupted run leaves no half-written manifest,
 * without which every picture would be made again.
 */
async function writeIfChanged(file: string, text: string) {
  if ((await textOf(file)) === text) return;
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}

function fail(sentences: string[]): never {
  for (const sentence of sentences) console.error(`pictures: ${sentence}`);
  process.exit(1);
}
