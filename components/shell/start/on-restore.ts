import { readAllStored } from "@/lib/browser/storage";

/**
 * Updates a page that the browser restores from the back/forward cache: an open menu closes as the guest leaves, and what other pages
 * have stored since (the theme, saved stays) is read again, as if another tab had stored it. Returns a function that stops this.
 */
export function onRestore(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let known: ReadonlyMap<string, string> = new Map();
  addEventListener(
    "pagehide",
    () => {
      document.querySelectorAll<HTMLElement>(":popover-open").forEach((open) => open.hidePopover());
      known = readAllStored();
    },
    { signal },
  );
  addEventListener(
    "pageshow",
    ({ persisted }) => {
      if (!persisted) return;
      const stored = readAllStored();
      for (const key of new Set([...known.keys(), ...stored.keys()])) {
        const newValue = stored.get(key) ?? null;
        if (newValue !== (known.get(key) ?? null))
          dispatchEvent(new StorageEvent("storage", { key, newValue }));
      }
    },
    { signal },
  );
  return () => stop.abort();
}
