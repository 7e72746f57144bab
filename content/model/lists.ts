import { posts } from "./posts";
import { rooms } from "./rooms";

const lists = { room: rooms, find_room: rooms, blog: posts } as const;

export type ListPage = keyof typeof lists;

/** A page shows so many rooms or stories; the rest is on /room/2/ and so on, which exist only then. */
export const perPage = 12;

export const listPages = ["room", "find_room", "blog"] as const satisfies readonly ListPage[];

export function pageCount(entries: number): number {
  return Math.max(1, Math.ceil(entries / perPage));
}

/** Returns the entries of a list's page; the first is page 1. */
export function entriesOn<Entry>(page: number, entries: readonly Entry[]): readonly Entry[] {
  return entries.slice((page - 1) * perPage, page * perPage);
}

/** Returns the numbers of a list's pages after the first; none while one page is enough. */
export function laterPageNumbers(list: ListPage): readonly number[] {
  return Array.from({ length: pageCount(lists[list].length) - 1 }, (_, place) => place + 2);
}

export function wholeList(list: ListPage): readonly string[] | undefined {
  return laterPageNumbers(list).length > 0 ? undefined : lists[list].map(({ id }) => id);
}

/** The words of the pager, for pages without words of their own. */
export const pagerTexts = {
  label: "Pages",
  previous: "Previous",
  next: "Next",
  numbered: "page",
} as const;
