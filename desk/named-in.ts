import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { collections, isCollection, type Collection } from "./collections";

/**
 * How other files name a record of content/: a page by its address, as the service of an activity, the room of an offer or among the rooms that a home shows;
 * a picture, and what a programmer has to remove, by its id alone. Nothing names a record that has neither page nor picture.
 */
function namePattern(folder: string, id: string): RegExp | undefined {
  const collection: Collection | undefined = isCollection(folder) ? collections[folder] : undefined;
  if (folder === "media" || collection?.fixed)
    return new RegExp(
      `["/]${id}["/)]|^ *(- )?(picture|night): ${id}$|!\\[[^\\]]*\\]\\(${id}\\)`,
      "m",
    );
  const [, page] = /(\w+)\/\{id\}/.exec(collection?.page ?? "") ?? [];
  return page === undefined
    ? undefined
    : new RegExp(
        `/${page}/${id}["/)#?]|^ *(- )?(service|room): ${id}$|sampled\\(\\[[^\\]]*"${id}"`,
        "m",
      );
}

/** Where a record is named: what names it breaks once it is gone. */
export function namedIn(root: string, file: string): readonly string[] {
  const { dir, name } = path.parse(file);
  const pattern = namePattern(path.basename(dir), name);
  if (!pattern) return [];
  return readdirSync(path.join(root, "content"), { recursive: true, encoding: "utf8" })
    .map((each) => `content/${each.split(path.sep).join("/")}`)
    .filter(
      (each) =>
        each !== file && /\.(ts|md|yaml)$/.test(each) && !/test\.ts$|shipped|README/.test(each),
    )
    .filter((each) => pattern.test(readFileSync(path.join(root, each), "utf8")));
}
