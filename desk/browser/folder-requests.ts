import { merge } from "../merge";
import { readFields, writeFields } from "../record-file";
import { facts } from "./facts";
import { removePicture } from "./known-pictures";
import { refuse } from "./refuse";
import { roomChanged } from "./room-options";
import { bases, formatted } from "./save";

const address = (file: string) => `${facts.basePath}/desk/file?path=${encodeURIComponent(file)}`;

async function ask(file: string, init: RequestInit = {}): Promise<Response> {
  return fetch(address(file), { ...init, headers: { "X-Desk": "1", ...init.headers } });
}

/** The version of each file that this window has seen. */
const seen = new Map<string, string>();

type Snapshot = readonly {
  readonly file: string;
  readonly text: string;
  readonly version: string;
}[];

/** All records as they stood when the folder was listed; each is handed out once, and asked for after that. */
const fresh = new Map<string, { readonly text: string; readonly version: string }>();

/** The files of the folder. */
export async function list(): Promise<readonly string[]> {
  const answer = await fetch(`${facts.basePath}/desk/files`, { headers: { "X-Desk": "1" } });
  const files: Snapshot = await answer.json();
  fresh.clear();
  for (const { file, ...found } of files) fresh.set(file, found);
  return files.map(({ file }) => file);
}

const versionIn = (answer: Response) => answer.headers.get("ETag") ?? "";

/** The file as it lies there now. */
async function fetchFile(file: string) {
  const answer = await ask(file);
  if (!answer.ok) throw new DOMException(file, "NotFoundError");
  return { blob: await answer.blob(), version: versionIn(answer) };
}

export async function read(file: string): Promise<Blob> {
  const known = fresh.get(file);
  fresh.delete(file);
  if (known) {
    seen.set(file, known.version);
    return new Blob([known.text]);
  }
  const { blob, version } = await fetchFile(file);
  seen.set(file, version);
  return blob;
}

const isRecord = (file: string) => /\.(md|yaml)$/.test(file);

/** The text to write where somebody else has written since: what both changed, or a refusal that names what clashes. */
async function mergedWith(file: string, mine: string, theirs: string): Promise<string> {
  const base = readFields(bases.get(file) ?? "");
  const { fields, clashes } = merge(base, readFields(mine), readFields(theirs));
  if (clashes.length > 0) {
    const sentence = `${file}: ${clashes.join(" and ")} was changed by somebody else since you opened it. Nothing was overwritten: note what you typed, reload the desk, and change it again.`;
    refuse("Somebody else changed this too", [sentence]);
    throw new Error(sentence);
  }
  return formatted(writeFields(theirs, fields, file.endsWith(".md")), file);
}

/**
 * Writes what was made of this version. Where another lies there by now it is merged with that; a refusal leaves `seen` as it was, so that
 * the same text sent again is refused again.
 */
export async function write(file: string, data: Blob, version = seen.get(file)): Promise<void> {
  const condition: Record<string, string> = version
    ? { "If-Match": version }
    : { "If-None-Match": "*" };
  const answer = await ask(file, {
    method: "PUT",
    body: data,
    headers: isRecord(file) ? condition : {},
  });
  if (answer.status === 412) {
    const now = await fetchFile(file);
    const [theirs, mine] = await Promise.all([now.blob.text(), data.text()]);
    if (theirs === mine) return void seen.set(file, now.version);
    return write(file, new Blob([await mergedWith(file, mine, theirs)]), now.version);
  }
  const said = await answer.text();
  if (!answer.ok) throw new Error(said);
  seen.set(file, versionIn(answer));
}

export async function remove(file: string): Promise<void> {
  const answer = await ask(file, {
    method: "DELETE",
    headers: { "If-Match": seen.get(file) ?? "" },
  });
  const said = await answer.text();
  if (!answer.ok) {
    refuse("This was not deleted", [said]);
    throw new Error(said);
  }
  roomChanged(file, false);
  removePicture(file);
}
