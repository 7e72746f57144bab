type CloseWatcher = { onclose: (() => void) | null; destroy: () => void };

declare global {
  interface Window {
    /** Not every browser has it, nor do TypeScript's DOM types. */
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Calls back when the guest goes back by the device (Android's Back button or gesture, Escape) while a layer is open, and keeps the page
 * open; native dialogs and popovers do that by themselves. Returns a function that ends this. Without CloseWatcher, Back leaves the page.
 */
export function onCloseRequest(close: () => void): () => void {
  if (!window.CloseWatcher) return () => {};
  const watcher = new window.CloseWatcher();
  watcher.onclose = close;
  return () => watcher.destroy();
}
