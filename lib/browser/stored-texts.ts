import { readStored, removeStored, writeStored, type StorageArea } from "@/lib/browser/storage";

/** Texts by their names. */
export type StoredTexts = Readonly<Record<string, string>>;

/** Longer than any host accepts, so that every word a guest can send is restored. */
const longestText = 20_000;

/** Texts that the browser refused to store are kept in memory while the page is open, by area and key. */
const unkept: Readonly<Record<StorageArea, Map<string, string>>> = {
  local: new Map(),
  session: new Map(),
};

/** Matches lone surrogates, which encodeURIComponent rejects. */
const halves = /\p{Surrogate}/gu;

/** Reads the value of a storage key; anything but a record counts as empty. */
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

/** Returns one of the texts; undefined where none has that name, even an inherited one. */
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
