import { readStored, writeStored } from "@/lib/browser/storage";

const reloadedKey = "reloadedForChunk";

/**
 * A part of the site fetched when it is first needed. A lost packet is tried again; a part that a new release has
 * replaced needs the new page, so the page reloads once a visit; after that the answer is null, and the caller says so.
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

/** Never offline, never twice, never where the guard cannot be kept, and never over something the guest has typed. */
function mayReload(): boolean {
  if (!navigator.onLine || hasTypedText() || readStored(reloadedKey, "session")) return false;
  return writeStored(reloadedKey, "true", "session");
}

/** Whether a reload would throw away what a guest has written. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input, textarea",
  );
  return Array.from(fields).some((field) => field.value !== field.defaultValue);
}
