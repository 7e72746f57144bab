import { readFileSync } from "node:fs";
import path from "node:path";
import { readYaml, utf8Text } from "./read-yaml";
import { splitFrontMatter } from "./front-matter";

/** Reads what an owner edits, one file a record, on the server while the site is built; no browser ever loads this file. */
export const recordsFolder = "content/records";
export const recordsPath = path.join(process.cwd(), recordsFolder);

/** Returns the unchecked fields of a file; the text below them is `body`. */
export function readFields(file: string, folder = recordsPath): unknown {
  const source = utf8Text(readFileSync(path.join(folder, file)));
  if (!file.endsWith(".md")) return readYaml(source);
  const parts = splitFrontMatter(source);
  if (!parts) {
    throw new Error(
      'must begin with its fields between two lines of "---"; the text follows them.',
    );
  }
  const fields = readYaml(parts.head, 2);
  return typeof fields === "object" && fields !== null ? { ...fields, body: parts.body } : fields;
}
