import { readStored, removeStored, writeStored, type StorageArea } from "@/lib/browser/storage";

/** Texts by their names. */
export type StoredTexts = Readonly<Record<string, string>>;

/** Longer than any host takes: every word that a guest can send comes back. */
const longestText = 20_000;

/** What the browser would not keep, for as long as the page is open, by area and key. */
const unkept: Readonly<Record<StorageArea, Map<string, string>>> = {
  local: new Map(),
  session: new Map(),
};

/** Lone surrogates, which encodeURIComponent refuses. */
const halves = /\p{Surrogate}/gu;

/** What stands under a key of the storage; what is no such record counts as nothing. */
export function readTexts(key: string, area: StorageArea): StoredTexts {
  try {
    const kept: unknown = JSON.parse(unkept[area].get(key) ?? readStored(key, area) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    const texts = Object.entries(kept).flatMap(([name, text]) =>
      typeof text === "string"
        ? [[name, text.slice(0, longestText).replace(halves, "")] as const]
        : [],
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** One of the texts; undefined where none has that name, whatever the name is. */
export function readText(key: string, name: string, area: StorageArea): string | undefined {
  const texts = readTexts(key, area);
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}

export function keepTexts(key: string, texts: StoredTexts, area: StorageArea): void {
  const text = JSON.stringify(texts);
  if (writeStored(key, text, area)) unkept[area].delete(key);
  else unkept[area].set(key, text);
}

export function forgetTexts(key: string, area: StorageArea): void {
  unkept[area].delete(key);
  removeStored(key, area);
}
