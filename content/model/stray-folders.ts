import type { Dirent } from "node:fs";

/** Folders that somebody made in a folder of files; those of a system or an editor begin with a dot. */
export const strayFolders = (entries: readonly Dirent[]): readonly string[] =>
  entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name);
