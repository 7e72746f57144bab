// @ts-nocheck
/**
 * Makes the site's pictures from the masters in content/media, and only those that changed.
 *   node scripts/pictures.ts           makes public/pictures, content/media/manifest.json and app/pictures.css
 *   node scripts/pictures.ts --check   only says whether they are current (exit code 1 where not)
 *   node scripts/pictures.ts --report  says how near the files are to their masters, and what they weigh
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { calmColour, encode } from "./pictures/encode";
import { readMasters } from "./pictures/facts";
import { entryOf, printManifest } from "./pictures/manifest";
import { orphansOf, places, plansFor } from "./pictures/plan";
import { printReport } from "./pictures/report";
import { sha256 } from "./pictures/recipe";
import { likenessFaults, likenessOf, similarityOfFile } from "./pictures/similarity";
import { printStylesheet } from "./pictures/stylesheet";

/** @typedef {import("./pictures/plan").Plan} Plan */

const { masters, faults } = await readMasters(places.masters);
if (faults.length > 0) fail(faults);

const manifest = await readManifest();
const plans = await plansFor(masters, manifest);
const orphans = await orphansOf(plans);

if (process.argv.includes("--check")) await check();
else if (process.argv.includes("--report")) printReport(plans);
else await make();

async function make() {
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  await mkdir(places.pictures, { recursive: true });
  for (const plan of plans) plan.colour ??= await calmColour(plan.master);

  const stale = plans.filter(isStale);
  for (const [index, plan] of stale.entries()) {
    console.log(`pictures: ${index + 1} of ${stale.length} to encode … ${plan.master.id}`);
    await makeFiles(plan);
    await measureFiles(plan);
    // Written after each picture, so that an interrupted run is resumed and not repeated.
    await writeIfChanged(places.manifest, printManifest(entries()));
  }

  await writeIfChanged(places.manifest, printManifest(entries()));
  await writeIfChanged(places.stylesheet, stylesheet());
  await Promise.all(orphans.map((file) => rm(path.join(places.pictures, file))));
  const unlike = plans.flatMap(({ likeness }) => likenessFaults(likeness));
  if (unlike.length > 0) fail(unlike);
  const files = plans.reduce((sum, { outputs }) => sum + outputs.length, 0);
  console.log(`pictures: ${plans.length} pictures in ${files} files are current`);
}

/** @param {Plan} plan */
async function makeFiles(plan) {
  const queue = plan.missing.values();
  const work = async () => {
    for (const output of queue) {
      const bytes = await encode(plan.master, output);
      await writeFile(path.join(places.pictures, output.file), bytes);
      plan.sha256[output.file] = sha256(bytes);
    }
  };
  await Promise.all([work(), work()]);
  plan.missing = [];
}

/** @param {Plan} plan */
function unmeasured({ outputs, likeness }) {
  return outputs.filter(({ file }) => likeness[file] === undefined);
}

/** @param {Plan} plan */
function isStale(plan) {
  return unmeasured(plan).length > 0;
}

/** Once a file: its measure stands in the manifest from then on. @param {Plan} plan */
async function measureFiles(plan) {
  for (const output of unmeasured(plan)) {
    const file = path.join(places.pictures, output.file);
    plan.likeness[output.file] = likenessOf(await similarityOfFile(plan.master, output, file));
  }
}

async function check() {
  const stale = [
    ...plans.filter(isStale).map((plan) => {
      const files = `${unmeasured(plan).length} of ${plan.outputs.length} files`;
      return `${plan.master.id}: ${files} in public/pictures are missing, changed or not measured.`;
    }),
    ...orphans.map((file) => `public/pictures/${file}: belongs to no picture of content/media.`),
  ];
  if (stale.length === 0) {
    if ((await textOf(places.manifest)) !== printManifest(entries()))
      stale.push("content/media/manifest.json: is out of date.");
    if ((await textOf(places.stylesheet)) !== stylesheet())
      stale.push("app/pictures.css: is out of date.");
  }
  if (stale.length > 0) fail([...stale, "Run: node scripts/pictures.ts"]);
  const unlike = plans.flatMap(({ likeness }) => likenessFaults(likeness));
  if (unlike.length > 0) fail(unlike);
  console.log(`pictures: ${plans.length} pictures are current`);
}

/** A manifest that cannot be read is no fault: everything is made anew. @returns {Promise<import("./pictures/manifest").Manifest>} */
async function readManifest() {
  try {
    return JSON.parse((await textOf(places.manifest)) ?? "{}");
  } catch {
    return {};
  }
}

/** Until a picture is made anew, its former entry (and its former files) stand. */
function entries() {
  return Object.fromEntries(
    plans.flatMap((plan) => {
      const { id } = plan.master;
      const entry = !isStale(plan) ? entryOf(plan) : manifest[id];
      return entry ? [[id, entry]] : [];
    }),
  );
}

function stylesheet() {
  return printStylesheet(Object.values(entries()));
}

/** @param {string} file */
function textOf(file) {
  return readFile(file, "utf8").catch(() => undefined);
}

/** An untouched file keeps its date, so that a running dev server has nothing to reload. @param {string} file @param {string} text */
async function writeIfChanged(file, text) {
  if ((await textOf(file)) !== text) await writeFile(file, text);
}

/** @param {string[]} sentences @returns {never} */
function fail(sentences) {
  for (const sentence of sentences) console.error(`pictures: ${sentence}`);
  process.exit(1);
}
