import { merge, readFields, writeFields } from "../record-file";
import { facts } from "./facts";
import { refuse } from "./refuse";
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

/** All records as they stood when the root was listed; each is handed out once, and asked for after that. */
let listed: readonly string[] = [];
const fresh = new Map<string, { readonly text: string; readonly version: string }>();

async function list(): Promise<void> {
  const answer = await fetch(`${facts.basePath}/desk/files`, { headers: { "X-Desk": "1" } });
  const files: Snapshot = await answer.json();
  listed = files.map(({ file }) => file);
  fresh.clear();
  for (const { file, ...found } of files) fresh.set(file, found);
}

const versionIn = (answer: Response) => answer.headers.get("ETag") ?? "";

/** The file as it lies there now. */
async function fetchFile(file: string) {
  const answer = await ask(file);
  if (!answer.ok) throw new DOMException(file, "NotFoundError");
  return { blob: await answer.blob(), version: versionIn(answer) };
}

async function read(file: string): Promise<Blob> {
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
async function write(file: string, data: Blob, version = seen.get(file)): Promise<void> {
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

async function remove(file: string): Promise<void> {
  const answer = await ask(file, {
    method: "DELETE",
    headers: { "If-Match": seen.get(file) ?? "" },
  });
  const said = await answer.text();
  if (answer.ok) return;
  refuse("This was not deleted", [said]);
  throw new Error(said);
}

/**
 * A file of the folder, as the browser's own file system hands it out. The editor writes a temporary file and renames it: only the
 * second writes.
 */
class LocalFile {
  readonly kind = "file";
  private held: Blob | undefined;
  constructor(
    private path: string,
    public name: string,
  ) {}

  async getFile(): Promise<File> {
    const blob = this.held ?? (await read(this.path));
    return new File([blob], this.name, { type: blob.type });
  }

  async createWritable() {
    const parts: BlobPart[] = [];
    return {
      write: async (part: BlobPart) => void parts.push(part),
      close: async () => {
        this.held = new Blob(parts);
        if (!this.name.startsWith(".")) await write(this.path, this.held);
      },
    };
  }

  async move(folder: LocalFolder, name: string) {
    const target = folder.pathOf(name);
    if (this.held) await write(target, this.held);
    else {
      const blob = await read(this.path);
      await write(target, blob);
      await remove(this.path);
    }
    this.path = target;
    this.name = name;
  }
}

/** A folder of this computer behind the desk's own server, in the place of one that somebody picks. */
class LocalFolder {
  readonly kind = "directory";
  constructor(
    private readonly path = "",
    readonly name = "content",
  ) {}

  pathOf(name: string) {
    return this.path ? `${this.path}/${name}` : name;
  }

  async *entries(): AsyncGenerator<[string, LocalFile | LocalFolder]> {
    if (this.path === "") await list();
    const files = listed;
    const inside = this.path ? `${this.path}/` : "";
    const names = new Set(
      files
        .filter((file) => file.startsWith(inside))
        .map((file) => file.slice(inside.length).split("/")[0] ?? ""),
    );
    for (const name of names) {
      const isFile = files.includes(this.pathOf(name));
      yield [
        name,
        isFile ? new LocalFile(this.pathOf(name), name) : new LocalFolder(this.pathOf(name), name),
      ];
    }
  }

  async getDirectoryHandle(name: string) {
    return new LocalFolder(this.pathOf(name), name);
  }

  async getFileHandle(name: string) {
    return new LocalFile(this.pathOf(name), name);
  }

  async removeEntry(name: string) {
    if (/\.\w+$/.test(name) && !name.startsWith(".")) await remove(this.pathOf(name));
  }

  async requestPermission() {
    return "granted";
  }
}

/** Lets the editor work on the folder at once: nothing is to be picked, and no handle outlives the window. */
export function openFolder() {
  Object.assign(window, { showDirectoryPicker: async () => new LocalFolder() });
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value: unknown, ...rest) {
    return put.call(this, value instanceof LocalFolder ? null : value, ...rest);
  };
  // The editor's own attempt to sign in chooses the folder too, and leaves the rest to the button.
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "local" }));
  const begin = setInterval(() => {
    const button = document.querySelector<HTMLButtonElement>(".buttons button.primary");
    button?.click();
    if (document.querySelector("[role=toolbar]")) clearInterval(begin);
  }, 300);
}
