import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../../lib/node/steps";
import type { Manifest } from "./manifest";
import { manifestName, type PictureMaster } from "./masters";
import { outputsOf, sha256, type Output } from "./recipe";

/** A file of a master: its hash if it exists, its similarity if it was measured. */
type PlannedFile = Output & { sha256?: string; likeness?: number | undefined };
/** The colour, if it is known of this very master. */
export type Plan = { master: PictureMaster; files: PlannedFile[]; colour: string | undefined };

export const places = {
  masters: path.join(root, "content/records/media"),
  manifest: path.join(root, "content/records/media", manifestName),
  pictures: path.join(root, "public/pictures"),
  stylesheet: path.join(root, "components/styles/pictures.css"),
};

/** Which files exist, proven by their hashes, and which have to be made. */
export async function planFor(
  master: PictureMaster,
  manifest: Manifest,
  draft = false,
): Promise<Plan> {
  const known = manifest[master.id];
  const files = outputsOf(master, draft).map(async (output): Promise<PlannedFile> => {
    const bytes = await readFile(path.join(places.pictures, output.file)).catch(() => undefined);
    const hash = bytes && sha256(bytes);
    if (!hash || hash !== known?.sha256[output.file]) return output;
    return { ...output, sha256: hash, likeness: known.likeness[output.file] };
  });
  const colour = known?.master === master.sha256 ? known.colour : undefined;
  return { master, files: await Promise.all(files), colour };
}

/** Files that belong to no master any more. */
export async function orphansOf(plans: Plan[]) {
  const wanted = new Set(plans.flatMap(({ files }) => files.map(({ file }) => file)));
  const present = await readdir(places.pictures).catch(() => []);
  return present.filter((file) => !wanted.has(file));
}
