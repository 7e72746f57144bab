import type { Dirent } from "node:fs";

/** Finds folders inside a folder of records, where only files belong; hidden ones of the system or an editor are ignored. */
export const strayFolders = (entries: readonly Dirent[]): readonly string[] =>
  entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name);
