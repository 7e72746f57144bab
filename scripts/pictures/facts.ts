// @ts-nocheck
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { sha256, smallestMaster, smallestPortrait } from "./recipe";

/**
 * @typedef {{ file: string, focal: [number, number] }} PortraitFact the same scene, composed upright
 * @typedef {{ id: string, file: string, alt: string, focal: [number, number], portrait?: PortraitFact, source: string }} Fact one entry, and the file it stands in
 * @typedef {import("./recipe").Photograph & { bytes: Buffer }} PictureFile
 * @typedef {PictureFile & { id: string, alt: string, portrait?: PictureFile }} PictureMaster
 */

export const manifestName = "manifest.json";

const shortestAlt = 20;
const isPicture = (/** @type {string} */ name) => /\.(jpe?g|png|webp|avif|tiff?)$/i.test(name);

/**
 * The masters of a folder, sorted by id; or the sentences that say what is wrong with them.
 * @param {string} folder
 * @returns {Promise<{ masters: PictureMaster[], faults: string[] }>}
 */
export async function readMasters(folder) {
  const names = (await readdir(folder)).sort();
  const { facts, faults } = await readFacts(folder, names);
  faults.push(...faultsOfFacts(facts, names.filter(isPicture)));
  if (faults.length > 0) return { masters: [], faults };

  const masters = await Promise.all(facts.map((fact) => readMaster(folder, fact)));
  faults.push(...masters.flatMap((master) => (typeof master === "string" ? [master] : [])));
  return {
    masters: masters
      .filter((master) => typeof master !== "string")
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    faults,
  };
}

/** @param {string} folder @param {string[]} names */
async function readFacts(folder, names) {
  /** @type {Fact[]} */
  const facts = [];
  /** @type {string[]} */
  const faults = [];
  for (const source of names.filter((name) => name.endsWith(".json") && name !== manifestName)) {
    const entries = parseEntries(await readFile(path.join(folder, source), "utf8"));
    if (!entries)
      faults.push(`${source}: must be a JSON array of facts ({ id, file, alt, focal }).`);
    else facts.push(...entries.map((entry) => ({ ...entry, source })));
  }
  return { facts, faults };
}

/** @param {string} text */
function parseEntries(text) {
  try {
    const entries = JSON.parse(text);
    return Array.isArray(entries) && entries.every((entry) => entry && typeof entry === "object")
      ? entries
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What the facts alone, held against the files of the folder, do wrong: one sentence each.
 * @param {Fact[]} facts
 * @param {string[]} files
 */
export function faultsOfFacts(facts, files) {
  const seen = new Set();
  const faults = facts.flatMap((fact) => {
    const name = `${fact.source}: picture "${fact.id}"`;
    const twice = seen.has(fact.id);
    seen.add(fact.id);
    return [
      !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(fact.id) &&
        `${name} needs an id in lower-case words joined by hyphens.`,
      twice && `${name} has a second entry; an id stands for one picture.`,
      !files.includes(fact.file) &&
        `${name} names the file "${fact.file}", which is not in content/media.`,
      !isGoodAlt(fact.alt) &&
        `${name} needs an alt of ${shortestAlt} characters or more that says what it shows.`,
      !isFocal(fact.focal) &&
        `${name} needs a focal point of two numbers between 0 and 1, such as [0.5, 0.4].`,
      fact.portrait &&
        !files.includes(fact.portrait.file) &&
        `${name} names the portrait "${fact.portrait.file}", which is not in content/media.`,
      fact.portrait &&
        !isFocal(fact.portrait.focal) &&
        `${name} needs a focal point of its own for its portrait, such as [0.5, 0.4].`,
    ].filter((fault) => typeof fault === "string");
  });
  const named = facts.flatMap(({ file, portrait }) => [file, portrait?.file]);
  const orphans = files.filter((file) => !named.includes(file));
  return [
    ...faults,
    ...orphans.map(
      (file) => `${file}: has no entry (id, alt, focal) in any JSON file of content/media.`,
    ),
  ];
}

/** @param {unknown} alt */
function isGoodAlt(alt) {
  return typeof alt === "string" && alt.trim().length >= shortestAlt;
}

/** @param {unknown} focal */
function isFocal(focal) {
  return (
    Array.isArray(focal) &&
    focal.length === 2 &&
    focal.every((part) => typeof part === "number" && part >= 0 && part <= 1)
  );
}

/**
 * @param {string} folder
 * @param {Fact} fact
 * @returns {Promise<PictureMaster | string>} the sentence that says what is wrong, where a file is no master
 */
async function readMaster(folder, { id, file, alt, focal, portrait }) {
  const photograph = await readPhotograph(folder, { id, file, focal }, smallestMaster);
  if (typeof photograph === "string") return photograph;
  const master = { id, alt: alt.trim(), ...photograph };
  if (!portrait) return master;
  const upright = await readPhotograph(folder, { id, ...portrait }, smallestPortrait);
  return typeof upright === "string" ? upright : { ...master, portrait: upright };
}

/**
 * @param {string} folder
 * @param {{ id: string, file: string, focal: [number, number] }} fact
 * @param {{ width: number, height: number }} smallest
 * @returns {Promise<PictureFile | string>}
 */
async function readPhotograph(folder, { id, file, focal }, smallest) {
  const bytes = await readFile(path.join(folder, file));
  const size = await sharp(bytes)
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => undefined);
  if (!size) return `${file}: cannot be read as a picture (id "${id}").`;
  const { width, height } = size;
  if (width < smallest.width || height < smallest.height) {
    return `${file}: is ${width} x ${height} pixels; picture "${id}" needs ${smallest.width} x ${smallest.height} or more.`;
  }
  return { focal, width, height, bytes, sha256: sha256(bytes) };
}
