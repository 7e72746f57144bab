import { readStored, writeStored } from "@/lib/browser/storage";
import { storedValue } from "@/lib/browser/stored-value";
import { parseStay, stayParams, type Stay } from "@/components/features/stay/model/stay";

/** A guest's own list of stays, in this browser alone. */
const storageKey = "stays";
export const maxSavedStays = 6;

/** More than the longest stay takes: a title of 120 characters is twelve times as long in an address. */
const longestQuery = 2000;

const none: readonly string[] = [];
const list = storedValue(storageKey, read);

/** Queries as stayParams writes them. What somebody else has put there is read as any address is, or dropped. */
function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readStored(storageKey) ?? "[]");
    const texts = Array.isArray(kept) ? kept.filter((text) => typeof text === "string") : none;
    const queries = texts.map((text) =>
      queryOf(parseStay(new URLSearchParams(text.slice(0, longestQuery)))),
    );
    return [...new Set(queries)].filter(Boolean).slice(0, maxSavedStays);
  } catch {
    return none;
  }
}

/** Whether the browser kept it. */
function change(next: readonly string[]): boolean {
  const kept = writeStored(storageKey, JSON.stringify(next));
  if (kept) list.replace(next);
  list.notify();
  return kept;
}

/** A stay as it is kept; the same stay is the same text. */
export function queryOf(stay: Stay): string {
  const query = stayParams(stay);
  query.sort();
  return String(query);
}

/** A store for useSyncExternalStore. */
export const savedStays = {
  subscribe: list.subscribe,
  snapshot: list.snapshot,
  nothing: (): readonly string[] => none,
  /** Puts a stay on the list: kept, or the list is full, or the browser keeps nothing. */
  add(stay: Stay): "kept" | "full" | "unkept" {
    const queries = list.snapshot();
    const query = queryOf(stay);
    if (queries.includes(query)) return "kept";
    if (queries.length >= maxSavedStays) return "full";
    return change([...queries, query]) ? "kept" : "unkept";
  },
  remove: (query: string): boolean => change(list.snapshot().filter((kept) => kept !== query)),
};
