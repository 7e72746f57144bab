import { posts } from "./posts";
import { rooms } from "./rooms";

/** The pages that list the catalogue, and what each of them lists. */
const lists = { room: rooms, find_room: rooms, blog: posts } as const;

export type ListPage = keyof typeof lists;

/** So many rooms or stories stand on a page; what is beyond them stands on /room/2/ and so on, which exist only then. */
export const perPage = 12;

export const listPages = ["room", "find_room", "blog"] as const satisfies readonly ListPage[];

/** How many pages a list of so many entries fills. */
export function pageCount(entries: number): number {
  return Math.max(1, Math.ceil(entries / perPage));
}

/** What stands on a list's page; the first is page 1. */
export function entriesOn<Entry>(page: number, entries: readonly Entry[]): readonly Entry[] {
  return entries.slice((page - 1) * perPage, page * perPage);
}

/** The numbers of a list's pages after its first: none while one holds everything. */
export function laterPageNumbers(list: ListPage): readonly number[] {
  return Array.from({ length: pageCount(lists[list].length) - 1 }, (_, place) => place + 2);
}

/** A list's entries by their ids, where its first page holds them all. */
export function wholeList(list: ListPage): readonly string[] | undefined {
  return laterPageNumbers(list).length > 0 ? undefined : lists[list].map(({ id }) => id);
}

/** The words of the pager, where the page has none of its own. */
export const pagerTexts = {
  label: "Pages",
  previous: "Previous",
  next: "Next",
  numbered: "page",
} as const;
