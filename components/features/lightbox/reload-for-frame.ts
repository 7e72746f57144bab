import { hasTypedText } from "@/components/ui/browser/lazy-import";
import { readStored, removeStored, writeStored } from "@/components/ui/browser/storage";

const wishKey = "wishAfterReload";

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
 * Loads this page as a document of its own, where a wish comes true by itself; false where something would be lost
 * (typed text, a page that is offline) or the wish cannot be kept.
 */
export function reloadWithIntent(wish: string, reload = () => window.location.reload()): boolean {
  if (!navigator.onLine || hasTypedText()) return false;
  if (!writeStored(wishKey, wish, "session")) return false;
  reload();
  return true;
}

/** Fulfils a wish that a reload was made for, once. */
export function resumeIntent(wish: string, fulfil: () => void) {
  if (readStored(wishKey, "session") !== wish) return;
  removeStored(wishKey, "session");
  fulfil();
}
