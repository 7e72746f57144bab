import { readStored, writeStored } from "@/lib/browser/storage";

const reloadedKey = "reloadedForChunk";

/**
 * Imports a module when it is first needed. A failed request is repeated; a file that a new release has replaced needs the new page, so
 * the page reloads once a visit; after that the result is null, and the caller explains.
 */
export async function lazyImport<Part>(
  load: () => Promise<Part>,
  reload: () => void = () => window.location.reload(),
): Promise<Part | null> {
  try {
    return await load();
  } catch {
    try {
      return await load();
    } catch {
      if (!mayReload()) return null;
      reload();
      return new Promise<never>(() => {});
    }
  }
}

/** Never reloads offline, twice, without session storage for the guard, or over text that the guest has typed. */
function mayReload(): boolean {
  if (!navigator.onLine || hasTypedText() || readStored(reloadedKey, "session")) return false;
  return writeStored(reloadedKey, "true", "session");
}

/** Returns whether a reload would discard what a guest has typed. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input, textarea",
  );
  return Array.from(fields).some((field) => field.value !== field.defaultValue);
}
