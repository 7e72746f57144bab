import { onStoredElsewhere, readStored, writeStored } from "@/components/ui/browser/storage";
import { parseStay, stayParams, type Stay } from "@/components/features/booking/stay";

/** A guest's own list of stays, in this browser alone. */
const storageKey = "stays";
export const maxSavedStays = 6;

/** More than the longest stay takes: a title of 120 characters is twelve times as long in an address. */
const longestQuery = 2000;

type Listener = () => void;

const none: readonly string[] = [];
const listeners = new Set<Listener>();
let current: readonly string[] | undefined;

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
  if (kept) current = next;
  listeners.forEach((listener) => listener());
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
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    const stop = onStoredElsewhere(storageKey, () => {
      current = undefined;
      listener();
    });
    return () => {
      listeners.delete(listener);
      stop();
      if (listeners.size === 0) current = undefined;
    };
  },
  snapshot: (): readonly string[] => (current ??= read()),
  nothing: (): readonly string[] => none,
  /** Puts a stay on the list: kept, or the list is full, or the browser keeps nothing. */
  add(stay: Stay): "kept" | "full" | "unkept" {
    const list = savedStays.snapshot();
    const query = queryOf(stay);
    if (list.includes(query)) return "kept";
    if (list.length >= maxSavedStays) return "full";
    return change([...list, query]) ? "kept" : "unkept";
  },
  remove: (query: string): boolean =>
    change(savedStays.snapshot().filter((kept) => kept !== query)),
};
