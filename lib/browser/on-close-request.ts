type CloseWatcher = { onclose: (() => void) | null; destroy: () => void };

declare global {
  interface Window {
    /** Not in every browser, nor in TypeScript's DOM yet. */
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Calls back when the guest asks to go back by the device (Android's Back button or gesture, Escape) while a layer is open, which leaves
 * the page where it is; the browser's own dialogs and popovers do that by themselves. It returns what ends the watch. Where the browser
 * knows nothing of it, Back leaves the page.
 */
export function onCloseRequest(close: () => void): () => void {
  if (!window.CloseWatcher) return () => {};
  const watcher = new window.CloseWatcher();
  watcher.onclose = close;
  return () => watcher.destroy();
}
