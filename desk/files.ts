import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { collections, siteFile } from "./collections";
import { isObject } from "./field-values";
import { namedIn } from "./named-in";
import { readFields } from "./record-file";

/** The files of content/ that the desk may read and write. */
const folders = Object.keys(collections).join("|");
const record = new RegExp(`^content/((${folders})/[a-z0-9-]+\\.(md|yaml)|site\\.yaml)$`);
const facts = /^content\/media\/.*\.yaml$/;
const picture = /^content\/media\/[\w-]+\.(jpe?g|png|webp|avif)$/;

export const isRecord = (file: string) => record.test(file);
export const isPicture = (file: string) => picture.test(file);

const versionOf = (bytes: Uint8Array | string) =>
  `"${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}"`;

/** Every record with its text and its version. */
export const readFiles = (root: string) =>
  listFiles(root).map((file) => {
    const bytes = readFileSync(path.join(root, file));
    return { file, text: bytes.toString(), version: versionOf(bytes) };
  });

/** Every record of the folder. */
function listFiles(root: string): readonly string[] {
  const inFolders = Object.keys(collections).flatMap((name) =>
    readdirSync(path.join(root, "content", name)).map((file) => `content/${name}/${file}`),
  );
  return [...inFolders, siteFile.file].filter(isRecord);
}

/** The names of the records in some of its folders. */
export const recordsIn = (root: string, names: readonly string[]) =>
  listFiles(root)
    .map((file) => path.parse(file))
    .filter(({ dir }) => names.includes(path.basename(dir)))
    .map(({ name }) => name);

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

export type Answer = {
  readonly status: number;
  readonly body?: string | Uint8Array;
  readonly version?: string;
};

export function readFile(root: string, file: string): Answer {
  const bytes = readIfThere(path.join(root, file));
  return bytes ? { status: 200, body: bytes, version: versionOf(bytes) } : { status: 404 };
}

type Condition = { readonly match?: string | undefined; readonly none?: string | undefined };

/** Refuses (412) what was not made of the version that lies there. */
export function writeFile(
  root: string,
  file: string,
  bytes: Uint8Array,
  { match, none }: Condition,
): Answer {
  const place = path.join(root, file);
  const old = readIfThere(place);
  const changed = (match && (!old || versionOf(old) !== match)) || (none && old);
  if (changed) return { status: 412 };
  mkdirSync(path.dirname(place), { recursive: true });
  // Nobody ever reads half a file.
  writeFileSync(`${place}.part`, bytes);
  renameSync(`${place}.part`, place);
  if (old && facts.test(file)) removeReplaced(root, old.toString());
  return { status: 200, version: versionOf(bytes) };
}

const masters = ({ file, portrait }: Readonly<Record<string, unknown>>): readonly unknown[] => [
  file,
  ...(isObject(portrait) ? [portrait["file"]] : []),
];

/** A picture that was replaced under another name is nobody's any more. */
function removeReplaced(root: string, old: string): void {
  const named = new Set(
    listFiles(root)
      .filter((each) => facts.test(each))
      .flatMap((each) => masters(readFields(readFileSync(path.join(root, each), "utf8")))),
  );
  for (const name of masters(readFields(old))) {
    const file = `content/media/${String(name)}`;
    if (typeof name === "string" && !named.has(name) && isPicture(file))
      rmSync(path.join(root, file), { force: true });
  }
}

export function removeFile(root: string, file: string, { match }: Condition): Answer {
  const place = path.join(root, file);
  const old = readIfThere(place);
  if (!old) return { status: 404 };
  if (match && versionOf(old) !== match)
    return {
      status: 412,
      body: `${file} was changed by somebody else since you opened the desk. Reload it first.`,
    };
  const users = isRecord(file) ? namedIn(root, file) : [];
  if (users.length > 0)
    return {
      status: 409,
      body: `${file} is named in ${users.join(", ")}: the site needs it there.`,
    };
  rmSync(place);
  if (facts.test(file)) removeReplaced(root, old.toString());
  return { status: 204 };
}
