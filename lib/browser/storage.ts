export type StorageArea = "local" | "session";

/** Reading the property itself throws where a browser blocks storage, so even that stays inside the guard. */
function areaOf(area: StorageArea): Storage {
  return area === "local" ? window.localStorage : window.sessionStorage;
}

/** What was kept under a key; null where nothing was, or where the browser keeps nothing. */
export function readStored(key: string, area: StorageArea = "local"): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** All that is kept for longer than the tab, by its key; nothing where the browser keeps nothing. */
export function readAllStored(): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(areaOf("local")));
  } catch {
    return new Map();
  }
}

/** Keeps a text and says whether it was kept: storage may be blocked, private or full. */
export function writeStored(key: string, value: string, area: StorageArea = "local"): boolean {
  try {
    areaOf(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab changes what is kept under a key, or clears all of it; it returns what ends that. */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const heed = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener("storage", heed);
  return () => window.removeEventListener("storage", heed);
}

/** Forgets a text; where storage is blocked there was none. */
export function removeStored(key: string, area: StorageArea = "local") {
  try {
    areaOf(area).removeItem(key);
  } catch {
    // Nothing is kept here, so nothing has to go.
  }
}
