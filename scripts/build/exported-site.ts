import { filesIn, isDocument, readDocument, type PageDocument } from "../../lib/node/documents";

/** A file of the exported folder and what is wrong with it. */
export type Finding = readonly [file: string, fault: string];

export type ExportedSite = {
  readonly out: string;
  readonly files: readonly string[];
  readonly documents: readonly PageDocument[];
  readonly basePath: string;
};

export const repeated = <Value>(values: readonly Value[]): Value[] => [
  ...new Set(values.filter((value, place) => values.indexOf(value) !== place)),
];

/** The file that a host serves for a path of ours; undefined outside the base path. */
export function fileAt(pathname: string, basePath: string): string | undefined {
  if (!pathname.startsWith(`${basePath}/`)) return undefined;
  const inside = decodeURI(pathname.slice(basePath.length + 1));
  return /(^|\/)$/.test(inside) ? `${inside}index.html` : inside;
}

/** Returns whether a file exists, and whether an element with an id is in it. */
export function createLookup({ files, documents }: Pick<ExportedSite, "files" | "documents">) {
  const present = new Set(files);
  const idsOf = new Map(documents.map(({ file, ids }) => [file, new Set(ids)]));
  return {
    hasFile: (file: string) => present.has(file),
    hasTarget: (file: string, hash: string) =>
      hash === "" || (idsOf.get(file)?.has(decodeURIComponent(hash.slice(1))) ?? false),
  };
}

/** Writes one line for each fault: the first file that has it, and how many more do. */
export function groupedFindings(findings: Iterable<Finding>): string[] {
  const places = new Map<string, Set<string>>();
  for (const [file, fault] of findings)
    places.set(fault, (places.get(fault) ?? new Set()).add(file));
  return Array.from(places, ([fault, files]) => {
    const more = files.size > 1 ? ` (and in ${files.size - 1} more)` : "";
    return `out/${[...files][0]}: ${fault}${more}`;
  });
}

/** An exported folder as it is on the disk. */
export function readSite(out: string, basePath: string): ExportedSite {
  const files = filesIn(out);
  const documents = files
    .filter(isDocument)
    .sort()
    .map((file) => readDocument(out, file));
  return { out, files, documents, basePath };
}
