import { list, read, remove, write } from "./folder-requests";

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

/** The files that the folder was found to have, for all folders inside it. */
type Listing = { files?: readonly string[] };

/** A folder of this computer behind the desk's own server, in the place of one that somebody picks. */
class LocalFolder {
  readonly kind = "directory";
  constructor(
    private readonly path = "",
    readonly name = "content",
    private readonly listing: Listing = {},
  ) {}

  pathOf(name: string) {
    return this.path ? `${this.path}/${name}` : name;
  }

  async *entries(): AsyncGenerator<[string, LocalFile | LocalFolder]> {
    if (this.path === "") delete this.listing.files;
    const files = (this.listing.files ??= await list());
    const inside = this.path ? `${this.path}/` : "";
    const names = new Set(
      files
        .filter((file) => file.startsWith(inside))
        .map((file) => file.slice(inside.length).split("/")[0] ?? ""),
    );
    for (const name of names) {
      const isFile = files.includes(this.pathOf(name));
      yield [name, isFile ? new LocalFile(this.pathOf(name), name) : this.folder(name)];
    }
  }

  private folder(name: string) {
    return new LocalFolder(this.pathOf(name), name, this.listing);
  }

  async getDirectoryHandle(name: string) {
    return this.folder(name);
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
