import { readdirSync } from "node:fs";
import path from "node:path";
import { collections, siteFile } from "./collections";

const folders = Object.keys(collections).join("|");
const record = new RegExp(`^content/records/(${folders})/[a-z0-9-]+\\.(md|yaml)$`);

/** Returns whether the desk edits the file at a path. */
export const isRecord = (file: string) => record.test(file) || file === siteFile.file;

export const recordsIn = (root: string, names: readonly string[]) =>
  names
    .flatMap((name) =>
      readdirSync(path.join(root, "content/records", name)).map(
        (file) => `content/records/${name}/${file}`,
      ),
    )
    .filter(isRecord)
    .map((file) => path.parse(file).name);
