import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { sha256, smallestMaster, smallestPortrait, type Photograph } from "./recipe";

export type MasterFile = Photograph & { bytes: Buffer };
export type PictureMaster = MasterFile & { id: string; alt: string; portrait?: MasterFile };

export const manifestName = "manifest.json";

const shortestAlt = 20;
const badAlt = `needs an alt of ${shortestAlt} characters or more that says what it shows.`;
const isPicture = (name: string) => /\.(jpe?g|png|webp|avif|tiff?)$/i.test(name);

function focal(error: string) {
  const part = z.number(error).min(0, error).max(1, error);
  return z.tuple([part, part], error);
}

/** What is said of a picture: every message ends a sentence that begins with the picture's name. */
function factSchema(files: string[]) {
  const file = (role: string) =>
    z.string().refine((name) => files.includes(name), {
      error: ({ input }) => `names the ${role} "${input}", which is not in content/media.`,
    });
  return z.object({
    source: z.string(),
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "needs an id in lower-case words joined by hyphens."),
    file: file("file"),
    alt: z.string(badAlt).trim().min(shortestAlt, badAlt),
    focal: focal("needs a focal point of two numbers between 0 and 1, such as [0.5, 0.4]."),
    portrait: z
      .object({
        file: file("portrait"),
        focal: focal("needs a focal point of its own for its portrait, such as [0.5, 0.4]."),
      })
      .optional(),
  });
}

type Fact = z.infer<ReturnType<typeof factSchema>>;

/** An entry as it stands in a file of content/media, not yet checked. */
const entrySchema = z.looseObject({ id: z.unknown(), file: z.unknown() });
const entriesSchema = z.array(entrySchema);
type Entry = z.infer<typeof entrySchema> & { source: string };

/** The masters of a folder, sorted by id; or the sentences that say what is wrong with them. */
export async function readMasters(folder: string) {
  const names = (await readdir(folder)).sort();
  const read = await readEntries(folder, names);
  const { facts, faults } = checkFacts(read.entries, names.filter(isPicture));
  faults.unshift(...read.faults);
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
  for (const source of names.filter((name) => name.endsWith(".json") && name !== manifestName)) {
    try {
      const text = await readFile(path.join(folder, source), "utf8");
      const read = entriesSchema.parse(JSON.parse(text));
      entries.push(...read.map((entry) => ({ ...entry, source })));
    } catch {
      faults.push(`${source}: must be a JSON array of facts ({ id, file, alt, focal }).`);
    }
  }
  return { entries, faults };
}

/** What the facts alone, held against the files of the folder, do wrong: one sentence each. */
export function checkFacts(entries: Entry[], files: string[]) {
  const schema = factSchema(files);
  const facts: Fact[] = [];
  const faults: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const name = `${entry.source}: picture "${entry.id}"`;
    const { data, error } = schema.safeParse(entry);
    if (data) facts.push(data);
    const messages = error?.issues.map(({ message }) => message) ?? [];
    if (entries.findIndex(({ id }) => id === entry.id) < index)
      messages.push("has a second entry; an id stands for one picture.");
    faults.push(...[...new Set(messages)].map((message) => `${name} ${message}`));
  }
  const named = entries.map(({ file }) => file).concat(facts.map(({ portrait }) => portrait?.file));
  const orphans = files.filter((file) => !named.includes(file));
  const noEntry = "has no entry (id, alt, focal) in any JSON file of content/media.";
  return { facts, faults: [...faults, ...orphans.map((file) => `${file}: ${noEntry}`)] };
}

/** Fails with a sentence that says what is wrong with a file. */
async function readMaster(folder: string, fact: Fact): Promise<PictureMaster> {
  const { id, alt, portrait } = fact;
  const master = { id, alt, ...(await readPhotograph(folder, id, fact, smallestMaster)) };
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
    .catch(() => Promise.reject(`${file}: cannot be read as a picture (id "${id}").`));
  const { width, height } = metadata.autoOrient;
  if (width >= smallest.width && height >= smallest.height)
    return { focal, width, height, bytes, sha256: sha256(bytes) };
  return Promise.reject(
    `${file}: is ${width} x ${height} pixels; picture "${id}" needs ${smallest.width} x ${smallest.height} or more.`,
  );
}
