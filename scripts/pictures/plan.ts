// @ts-nocheck
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import path from "node:path";
import { manifestName } from "./facts";
import { outputsOf, sha256 } from "./recipe";

/**
 * @typedef {import("./facts").PictureMaster} PictureMaster
 * @typedef {import("./recipe").Output} Output
 * @typedef {object} Plan
 * @property {PictureMaster} master
 * @property {Output[]} outputs every file this master wants
 * @property {Output[]} missing those that have to be made
 * @property {Record<string, string>} sha256 of those that stand
 * @property {Record<string, number>} likeness of those that stand and were measured: how near they are to their master
 * @property {string | undefined} colour where it is known of this very master
 */

const root = fileURLToPath(new URL("../../", import.meta.url));

export const places = {
  masters: path.join(root, "content/media"),
  manifest: path.join(root, "content/media", manifestName),
  pictures: path.join(root, "public/pictures"),
  stylesheet: path.join(root, "app/pictures.css"),
};

/**
 * What stands already, proven by hash, and what has to be made.
 * @param {PictureMaster[]} masters
 * @param {import("./manifest").Manifest} manifest
 * @returns {Promise<Plan[]>}
 */
export function plansFor(masters, manifest) {
  return Promise.all(
    masters.map(async (master) => {
      const known = manifest[master.id];
      const colour = known?.master === master.sha256 ? known.colour : undefined;
      /** @type {Plan} */
      const plan = {
        master,
        outputs: outputsOf(master),
        missing: [],
        sha256: {},
        likeness: {},
        colour,
      };
      for (const output of plan.outputs) {
        const hash = await hashOf(output.file);
        if (!hash || hash !== known?.sha256[output.file]) {
          plan.missing.push(output);
          continue;
        }
        plan.sha256[output.file] = hash;
        const like = known.likeness?.[output.file];
        if (like !== undefined) plan.likeness[output.file] = like;
      }
      return plan;
    }),
  );
}

/** @param {string} file */
async function hashOf(file) {
  const bytes = await readFile(path.join(places.pictures, file)).catch(() => undefined);
  return bytes && sha256(bytes);
}

/**
 * Files that no master wants any more.
 * @param {Plan[]} plans
 */
export async function orphansOf(plans) {
  const wanted = new Set(plans.flatMap(({ outputs }) => outputs.map(({ file }) => file)));
  const present = await readdir(places.pictures).catch(() => []);
  return present.filter((file) => !wanted.has(file));
}
