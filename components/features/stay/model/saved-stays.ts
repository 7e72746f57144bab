import { readStored, writeStored } from "@/lib/browser/storage";
import { storedValue } from "@/lib/browser/stored-value";
import { parseStay, stayParams, type Stay } from "@/components/features/stay/model/stay";

/** A guest's own list of stays, stored in this browser only. */
const storageKey = "stays";
export const maxSavedStays = 6;

/** Is longer than the longest stay needs: a title of 120 characters is twelve times as long in an address. */
const longestQuery = 2000;

const none: readonly string[] = [];
const list = storedValue(storageKey, read);

/** Stores queries as stayParams writes them; foreign values are read like any address, or dropped. */
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

function change(next: readonly string[]): boolean {
  const kept = writeStored(storageKey, JSON.stringify(next));
  if (kept) list.replace(next);
  list.notify();
  return kept;
}

/** Writes a stay canonically, so that equal stays have equal texts. */
export function queryOf(stay: Stay): string {
  const query = stayParams(stay);
  query.sort();
  return String(query);
}

export const savedStays = {
  subscribe: list.subscribe,
  snapshot: list.snapshot,
  nothing: (): readonly string[] => none,
  /** Returns whether the stay was saved, the list is full, or storage is blocked. */
  add(stay: Stay): "kept" | "full" | "unkept" {
    const queries = list.snapshot();
    const query = queryOf(stay);
    if (queries.includes(query)) return "kept";
    if (queries.length >= maxSavedStays) return "full";
    return change([...queries, query]) ? "kept" : "unkept";
  },
  remove: (query: string): boolean => change(list.snapshot().filter((kept) => kept !== query)),
};
