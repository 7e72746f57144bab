import { replaceAddressParams } from "@/lib/browser/address-params";
import { readStored, writeStored } from "@/lib/browser/storage";
import { storedValue } from "@/lib/browser/stored-value";
import { mostCompared } from "@/content/copy/compare-marks";

const shortlistKey = "shortlist";
export const shortlistParam = "compare";

export const markId = (id: string) => `mark-${id}`;

type Shortlist = { readonly ids: readonly string[]; readonly unknown: boolean };

const empty: Shortlist = { ids: [], unknown: false };
const marks = storedValue(shortlistKey, read);
/** All room ids; until they are known, an id is accepted unchecked. */
let known: readonly string[] | undefined;

/** Reads ids from an address or the store, "classic-room.deluxe-room"; unknown ids are dropped and reported. */
export function parseShortlist(
  text: string | null,
  ours: readonly string[] | undefined,
): Shortlist {
  const requested = text ? text.slice(0, 400).split(".") : [];
  const ids = requested.filter((id) => (ours ? ours.includes(id) : /^[a-z\d-]+$/.test(id)));
  return {
    ids: [...new Set(ids)].slice(0, mostCompared),
    unknown: ids.length < requested.length,
  };
}

function read(): Shortlist {
  const shared = new URLSearchParams(window.location.search).get(shortlistParam);
  if (shared !== null) {
    const list = parseShortlist(shared, known);
    // A guest without marks of their own takes over the shared ones.
    if (!readStored(shortlistKey) && list.ids.length > 0) keep(list.ids);
    return list;
  }
  return { ...parseShortlist(readStored(shortlistKey), known), unknown: false };
}

/** Returns whether the browser saved it. */
const keep = (ids: readonly string[]) => writeStored(shortlistKey, ids.join("."));

/**
 * After the first change the guest's own marks count, because the address would restore the shared ones on every reload. Where storage is
 * blocked, the address holds them.
 */
function change(ids: readonly string[]): void {
  marks.replace({ ids, unknown: false });
  const kept = keep(ids);
  replaceAddressParams([shortlistParam], { [shortlistParam]: kept ? "" : ids.join(".") });
  marks.notify();
}

/** One shortlist serves every button of a page; one in the address takes precedence over the stored one. */
export const shortlist = {
  offer(ids: readonly string[] | undefined): void {
    if (!ids || ids.join() === known?.join()) return;
    known = ids;
    marks.forget();
  },
  /** Sets the room ids once they are loaded and drops marks of unknown rooms. */
  settle(all: readonly string[]): void {
    known = all;
    const { ids } = marks.snapshot();
    const ours = ids.filter((id) => all.includes(id));
    if (ours.length === ids.length) return;
    marks.replace({ ids: ours, unknown: true });
    marks.notify();
  },
  subscribe: marks.subscribe,
  snapshot: marks.snapshot,
  nothing: (): Shortlist => empty,
  toggle(id: string): void {
    const { ids } = marks.snapshot();
    if (ids.includes(id)) change(ids.filter((one) => one !== id));
    else if (ids.length < mostCompared) change([...ids, id]);
  },
  /** Removes marks that came with the address and restores the guest's own; a second time it removes those too. */
  clear(): void {
    const own = readStored(shortlistKey) ?? "";
    const isShared = new URLSearchParams(window.location.search).has(shortlistParam);
    const hasOthers = isShared && own !== "" && own !== marks.snapshot().ids.join(".");
    change(hasOthers ? parseShortlist(own, known).ids : []);
  },
};
