export type StorageArea = "local" | "session";

/** Reading the property itself throws where storage is blocked, so the try block includes it. */
function areaOf(area: StorageArea): Storage {
  return area === "local" ? window.localStorage : window.sessionStorage;
}

/** Returns the stored text; null where there is none, or storage is blocked. */
export function readStored(key: string, area: StorageArea = "local"): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text and returns whether that worked: storage may be blocked, private or full. */
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

/** Calls back when another tab changes the value of a key, or clears all of storage; returns a function that stops this. */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const heed = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener("storage", heed);
  return () => window.removeEventListener("storage", heed);
}

/** Removes a text; where storage is blocked there was none. */
export function removeStored(key: string, area: StorageArea = "local") {
  try {
    areaOf(area).removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
