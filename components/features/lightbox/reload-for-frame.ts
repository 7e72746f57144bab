import { hasTypedText } from "@/lib/browser/lazy-import";
import { readStored, removeStored, writeStored } from "@/lib/browser/storage";

const intentKey = "wishAfterReload";

/**
 * Whether this document may frame an address. A policy comes with the document that was loaded and stays through soft
 * navigation, so a guest who came from another page may stand on the contact page under that page's stricter policy.
 */
export function mayFrame(address: string): boolean {
  const tag = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  if (!tag) return true;
  const allowed = /(?:^|; )frame-src ([^;]+)/.exec(tag.content)?.[1]?.split(" ") ?? [];
  return allowed.includes(new URL(address, document.baseURI).origin);
}

/**
 * Stores what the guest wanted and reloads, so that this page's own security policy applies; false where something would be lost (typed
 * text, a page that is offline) or nothing can be stored.
 */
export function reloadWithIntent(intent: string, reload = () => window.location.reload()): boolean {
  if (!navigator.onLine || hasTypedText()) return false;
  if (!writeStored(intentKey, intent, "session")) return false;
  reload();
  return true;
}

/** Does what was stored before the reload, once. */
export function resumeIntent(intent: string, resume: () => void) {
  if (readStored(intentKey, "session") !== intent) return;
  removeStored(intentKey, "session");
  resume();
}
