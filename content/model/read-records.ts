import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { fillFacts } from "./facts";
import { readFields, recordsFolder, recordsPath } from "./read-fields";
import { strayFolders } from "./stray-folders";
import { describeIssue } from "../schemas/describe-issue";
import { masterNames } from "../schemas/fields";
import { fileNameFault } from "../schemas/file-name";

for (const file of readdirSync(path.join(recordsPath, "media")))
  if (file.endsWith(".yaml")) masterNames.add(file.replace(/\.yaml$/, ""));

/** A record: its fields, and the file's name without its extension as its id. */
export type ContentRecord<Fields> = Fields & { readonly id: string };

/** Reads the fields of one file; throws an error that names the file and, line by line, what is wrong and what it should be. */
function readChecked<Fields>(file: string, schema: z.ZodType<Fields>, folder: string): Fields {
  const where = `${recordsFolder}/${file}`;
  let fields: unknown;
  try {
    fields = readFields(file, folder);
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { filled, faults } = fillFacts(fields);
  const checked = schema.safeParse(filled, { reportInput: true });
  if (checked.success && faults.length === 0) return checked.data;
  const issues = checked.error?.issues.map((issue) => describeIssue(issue, filled)) ?? [];
  throw new Error([...faults, ...issues].map((fault) => `${where}: ${fault}`).join("\n"));
}

export function readRecord<Fields>(file: string, schema: z.ZodType<Fields>): Fields {
  return readChecked(file, schema, recordsPath);
}

/** Records which folders of content/records/ some module has read. */
export const foldersRead = new Set<string>();

/** These lists are a page of their own; all others may be emptied, and their section disappears. */
const pageOfAll = new Map([
  ["rooms", "/room/"],
  ["hostel-rooms", "the home of the Hostel"],
  ["apartments", "the home of the Apartments"],
  ["stories", "/blog/"],
  ["services", "/services/"],
  ["dishes", "the menu on /service_details/"],
  ["team", "/our_team/"],
]);

/** Returns a folder's files; none if it is missing, because git keeps no empty folders. */
function entriesOf(folder: string) {
  return existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
}

/**
 * Returns every record of a folder of content/records/, by its `order` and then its name. Throws one error with the faults of all of
 * them, so that an owner can correct them at once.
 */
export function readRecords<Fields extends object>(
  name: string,
  schema: z.ZodType<Fields>,
  folder = recordsPath,
): readonly ContentRecord<Fields>[] {
  foldersRead.add(name);
  const entries = entriesOf(path.join(folder, name));
  const names = entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name);
  const files = names.filter((file) => /\.(md|yaml)$/.test(file));
  const faults = [
    ...names
      .filter((file) => isText(file) && !files.includes(file))
      .map(
        (file) =>
          `${recordsFolder}/${name}/${file}: is not read; a record's name ends in ".md" or ".yaml".`,
      ),
    ...strayFolders(entries).map(
      (inner) =>
        `${recordsFolder}/${name}/${inner}: is a folder, and nothing in it is read; put records in ${recordsFolder}/${name} itself.`,
    ),
  ];
  const page = pageOfAll.get(name);
  if (page && files.length === 0)
    faults.push(
      `${recordsFolder}/${name}: has no records; ${page} would be empty, so keep at least one.`,
    );
  const records = files.sort().flatMap((file): ContentRecord<Fields>[] => {
    const id = file.replace(/\.\w+$/, "");
    const misnamed = fileNameFault(id);
    if (misnamed) faults.push(`${recordsFolder}/${name}/${file}: ${misnamed}`);
    try {
      return [{ ...readChecked(`${name}/${file}`, schema, folder), id }];
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
      return [];
    }
  });
  faults.push(...repeatedWords(name, records, files));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return records.sort((one, other) => orderOf(one) - orderOf(other));
}

type Named = readonly { readonly id: string }[];

/** Combines several folders whose names must be unique across them, in addresses and other records; throws where two files share one. */
export function requireOwnNames(folders: Readonly<Record<string, Named>>): void {
  const folderOf = new Map<string, string>();
  const faults = Object.entries(folders).flatMap(([folder, records]) =>
    records.flatMap(({ id }) => {
      const other = folderOf.get(id);
      folderOf.set(id, folder);
      return other === undefined
        ? []
        : [
            `${recordsFolder}/${folder}: "${id}" is a name of ${recordsFolder}/${other} as well; it tells them apart in addresses and offers, so one of the two files needs another.`,
          ];
    }),
  );
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

/**
 * Fields that must be unique in a folder, because a copied file has the same until it is edited. Two of the services share a title in the
 * specification.
 */
const distinct = (folder: string) =>
  folder === "services" ? ["description"] : ["title", "description"];

function repeatedWords(
  folder: string,
  records: readonly ContentRecord<object>[],
  files: readonly string[],
): readonly string[] {
  const fileOf = (id: string) =>
    `${recordsFolder}/${folder}/${files.find((file) => file.startsWith(`${id}.`)) ?? id}`;
  return distinct(folder).flatMap((key) => {
    const seen = new Map<string, string>();
    return records.flatMap((record) => {
      const words = new Map<string, unknown>(Object.entries(record)).get(key);
      if (typeof words !== "string") return [];
      const earlier = seen.get(words.toLowerCase());
      seen.set(words.toLowerCase(), record.id);
      return earlier === undefined
        ? []
        : [`${fileOf(record.id)}: its ${key} is that of ${fileOf(earlier)}; it needs its own.`];
    });
  });
}

/** Finds files that look like records: text with another extension, or with the right one in capitals. */
const isText = (file: string) => /\.(md|markdown|ya?ml|txt|docx?|odt|rtf|json)$/i.test(file);

function orderOf(record: object): number {
  return "order" in record && typeof record.order === "number" ? record.order : 0;
}
