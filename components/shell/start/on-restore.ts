import { readStored } from "@/lib/browser/storage";
import { themeKey } from "@/components/features/theme/theme";

/**
 * Brings a page up to date that the browser kept and shows again on a way back: an open menu closes as the guest leaves, and what other
 * pages have stored since (the theme, saved stays) is read again, as if another tab had stored it. Returns how to stop.
 */
export function onRestore(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener(
    "pagehide",
    () =>
      document.querySelectorAll<HTMLElement>(":popover-open").forEach((open) => open.hidePopover()),
    { signal },
  );
  addEventListener(
    "pageshow",
    ({ persisted }) => {
      if (!persisted) return;
      // A key of null stands for all of them; next-themes asks for its own.
      dispatchEvent(new StorageEvent("storage"));
      dispatchEvent(new StorageEvent("storage", { key: themeKey, newValue: readStored(themeKey) }));
    },
    { signal },
  );
  return () => stop.abort();
}
