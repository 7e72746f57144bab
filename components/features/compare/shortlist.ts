import { replaceAddressParams } from "@/lib/browser/address-params";
import { readStored, writeStored } from "@/lib/browser/storage";
import { storedValue } from "@/lib/browser/stored-value";
import { mostCompared } from "@/content/copy/compare-marks";

const shortlistKey = "shortlist";
export const shortlistParam = "compare";

/** The button by which a room is marked. */
export const markId = (id: string) => `mark-${id}`;

type Shortlist = { readonly ids: readonly string[]; readonly unknown: boolean };

const empty: Shortlist = { ids: [], unknown: false };
const marks = storedValue(shortlistKey, read);
/** Every room there is; until that is told, an id is taken on trust. */
let known: readonly string[] | undefined;

/** Ids as an address or the store has them, "classic-room.deluxe-room": what is not ours, or no id, is dropped, and said. */
export function parseShortlist(
  text: string | null,
  ours: readonly string[] | undefined,
): Shortlist {
  const asked = text ? text.slice(0, 400).split(".") : [];
  const ids = asked.filter((id) => (ours ? ours.includes(id) : /^[a-z\d-]+$/.test(id)));
  return {
    ids: [...new Set(ids)].slice(0, mostCompared),
    unknown: ids.length < asked.length,
  };
}

function read(): Shortlist {
  const shared = new URLSearchParams(window.location.search).get(shortlistParam);
  if (shared !== null) {
    const list = parseShortlist(shared, known);
    // A guest without marks of their own takes the shared ones along.
    if (!readStored(shortlistKey) && list.ids.length > 0) keep(list.ids);
    return list;
  }
  return { ...parseShortlist(readStored(shortlistKey), known), unknown: false };
}

/** Whether the browser kept it. */
const keep = (ids: readonly string[]) => writeStored(shortlistKey, ids.join("."));

/**
 * From the first change on the guest's own marks count: the address that brought some would bring them back with every reload.
 * Where the browser keeps nothing, the address holds them.
 */
function change(ids: readonly string[]): void {
  marks.replace({ ids, unknown: false });
  const kept = keep(ids);
  replaceAddressParams([shortlistParam], { [shortlistParam]: kept ? "" : ids.join(".") });
  marks.notify();
}

/** One shortlist for every mark of a page: an address that carries one comes before what was kept. */
export const shortlist = {
  /** Which rooms there are; told once by whoever shows them all. */
  offer(ids: readonly string[] | undefined): void {
    if (!ids || ids.join() === known?.join()) return;
    known = ids;
    marks.forget();
  },
  /** Which rooms there are, told by whoever learns of them late: marks of others go. */
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
  /** Marks that an address brought go with it, and the guest's own are there again; a second time those go too. */
  clear(): void {
    const own = readStored(shortlistKey) ?? "";
    const isShared = new URLSearchParams(window.location.search).has(shortlistParam);
    const hasOthers = isShared && own !== "" && own !== marks.snapshot().ids.join(".");
    change(hasOthers ? parseShortlist(own, known).ids : []);
  },
};
