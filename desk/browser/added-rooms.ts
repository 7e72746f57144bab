import { inWords } from "../widgets";

type Option = { readonly value: string; readonly label: string };

/** The rooms that this window has saved: an offer may name them from now on, the new ones too. */
export const addedRooms = new Set<string>();

/** The rooms of the page as it was opened, and the new ones. */
export const withAddedRooms = (options: readonly Option[]): readonly Option[] => [
  ...options,
  ...[...addedRooms]
    .filter((value) => !options.some((option) => option.value === value))
    .map((value) => ({ value, label: inWords(value) })),
];
