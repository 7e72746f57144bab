import { roomFolders } from "../collections";
import { inWords } from "../widgets";

type Option = { readonly value: string; readonly label: string };

const saved = new Set<string>();

/** Records that a room was saved; other files are ignored. */
export function roomSaved(file: string) {
  const [, folder, id] = /([\w-]+)\/([\w-]+)\.\w+$/.exec(file) ?? [];
  if (folder && id && roomFolders.includes(folder)) saved.add(id);
}

/** The rooms that an offer may name: those of the page as it was built, and those that were added since. */
export function roomsByNow(options: readonly Option[]): readonly Option[] {
  const known = new Set(options.map(({ value }) => value));
  const added = [...saved].filter((id) => !known.has(id));
  return [...options, ...added.map((value) => ({ value, label: inWords(value) }))];
}
