import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { pictureSchema, type PictureFacts } from "@/content/schemas/picture";
import { readYaml, utf8Text } from "../../content/model/read-yaml";
import { strayFolders } from "../../content/model/stray-folders";
import { describeIssue } from "@/content/schemas/describe-issue";
import { sha256, type Photograph } from "./recipe";
import { sizeFault, smallestMaster, smallestPortrait } from "../../content/schemas/picture-size";

type MasterFile = Photograph & { bytes: Buffer };
export type PictureMaster = MasterFile & {
  id: string;
  alt: string;
  portrait?: MasterFile;
  night?: string | undefined;
};

export const manifestName = "manifest.json";

const isPicture = (name: string) => /\.(jpe?g|png|webp|avif|tiff?)$/i.test(name);

/** Explains why a file is neither a picture nor its facts, if it may be meant as one. */
function strayFault(name: string): string | undefined {
  if (/\.(hei[cf]|gif|bmp|psd|svg)$/i.test(name)) return `${name}: save it as JPEG, PNG or WebP.`;
  if (/\.ya?ml$/i.test(name) && !name.endsWith(".yaml"))
    return `${name}: the facts of a picture end in ".yaml".`;
  return undefined;
}

/** An unchecked file of facts in content/records/media; its name is the picture's id. */
type Entry = { source: string; fields: unknown };
type Fact = PictureFacts & { id: string };

/** Returns the masters of a folder, sorted by id, or sentences about what is wrong with them. */
export async function readMasters(folder: string) {
  const inside = await readdir(folder, { withFileTypes: true });
  const names = inside.map(({ name }) => name).sort();
  const read = await readEntries(folder, names);
  const { facts, faults } = checkFacts(read.entries, names.filter(isPicture));
  faults.unshift(
    ...read.faults,
    ...strayFolders(inside).map((name) => `${name}: is a folder, and nothing in it is read.`),
    ...names.map(strayFault).filter((fault) => fault !== undefined),
  );
  if (faults.length > 0) return { masters: [], faults };
  const masters: PictureMaster[] = [];
  for (const result of await Promise.allSettled(facts.map((fact) => readMaster(folder, fact)))) {
    if (result.status === "fulfilled") masters.push(result.value);
    else faults.push(`${result.reason}`);
  }
  return { masters: masters.sort((a, b) => (a.id < b.id ? -1 : 1)), faults };
}

async function readEntries(folder: string, names: string[]) {
  const entries: Entry[] = [];
  const faults: string[] = [];
  for (const source of names.filter((name) => name.endsWith(".yaml"))) {
    try {
      entries.push({
        source,
        fields: readYaml(utf8Text(await readFile(path.join(folder, source)))),
      });
    } catch (error) {
      faults.push(`${source}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { entries, faults };
}

/** A published desk names the replacement of `pool.jpg` `pool-1.jpg`, and leaves the old file where it was. */
function isReplaced(file: string, by: string) {
  const [old = "", name = ""] = [file, by].map((each) => each.replace(/\.\w+$/, ""));
  return name.startsWith(old) && /^(-\d+)*$/.test(name.slice(old.length));
}

/** Compares the facts with the files of the folder and returns one sentence for each fault. */
export function checkFacts(entries: Entry[], files: string[]) {
  const facts: Fact[] = [];
  const faults: string[] = [];
  const named: string[] = [];
  const broken: string[] = [];
  for (const { source, fields } of entries) {
    const id = source.replace(/\.yaml$/, "");
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      faults.push(`${source}: its name, in lower-case words joined by hyphens, is the picture's.`);
    const { data, error } = pictureSchema.safeParse(fields, { reportInput: true });
    faults.push(
      ...(error?.issues ?? []).map((issue) => `${source}: ${describeIssue(issue, fields)}`),
    );
    if (!data) {
      broken.push(id);
      continue;
    }
    facts.push({ ...data, id });
    for (const file of [data.file, data.portrait?.file].filter((each) => each !== undefined)) {
      named.push(file);
      if (!files.includes(file))
        faults.push(`${source}: names the file "${file}", which is not in content/records/media.`);
    }
  }
  for (const { id, night } of facts)
    if (night !== undefined && !facts.some((each) => each.id === night))
      faults.push(
        `${id}.yaml: its night is "${night}", which is no picture of content/records/media.`,
      );
  const orphans = files.filter(
    (file) =>
      !named.includes(file) &&
      !named.some((each) => isReplaced(file, each)) &&
      // The facts have to be corrected before their file can be judged.
      !broken.some((id) => file.startsWith(`${id}.`) || file.startsWith(`${id}-`)),
  );
  const noEntry = "has no file of facts (file, alt, focal) in content/records/media.";
  return { facts, faults: [...faults, ...orphans.map((file) => `${file}: ${noEntry}`)] };
}

/** Throws a sentence that says what is wrong with a file. */
async function readMaster(folder: string, fact: Fact): Promise<PictureMaster> {
  const { id, alt, portrait, night } = fact;
  const master = { id, alt, night, ...(await readPhotograph(folder, id, fact, smallestMaster)) };
  if (!portrait) return master;
  return { ...master, portrait: await readPhotograph(folder, id, portrait, smallestPortrait) };
}

async function readPhotograph(
  folder: string,
  id: string,
  { file, focal }: Pick<Fact, "file" | "focal">,
  smallest: { width: number; height: number },
): Promise<MasterFile> {
  const bytes = await readFile(path.join(folder, file));
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => Promise.reject(`${file}: can’t be read as a picture (id "${id}").`));
  const { width, height } = metadata.autoOrient;
  const fault = sizeFault(file, id, { width, height }, smallest);
  if (fault) return Promise.reject(fault);
  return { focal, width, height, bytes, sha256: sha256(bytes) };
}
