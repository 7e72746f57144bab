import { roomFolders } from "../collections";
import { inWords } from "../widgets";

type Option = { readonly value: string; readonly label: string };

/** What this window has saved and deleted since its page was made: true where the room is there. */
const changed = new Map<string, boolean>();

const idOf = (file: string) => {
  const [, folder, id] = /([\w-]+)\/([\w-]+)\.\w+$/.exec(file) ?? [];
  return folder && roomFolders.includes(folder) ? id : undefined;
};

/** Says that the record of a room was saved or deleted; other files are let pass. */
export function roomChanged(file: string, isThere: boolean) {
  const id = idOf(file);
  if (id) changed.set(id, isThere);
}

/** The rooms that an offer may name by now, of those that it could name when the page was made. */
export function roomsByNow(options: readonly Option[]): readonly Option[] {
  const known = new Set(options.map(({ value }) => value));
  const added = [...changed.keys()].filter((id) => changed.get(id) && !known.has(id));
  return [
    ...options.filter(({ value }) => changed.get(value) !== false),
    ...added.map((value) => ({ value, label: inWords(value) })),
  ];
}
