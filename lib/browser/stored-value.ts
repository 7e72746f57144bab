import { onStoredElsewhere } from "@/lib/browser/storage";

/**
 * A value of localStorage that several components show: `subscribe` and `snapshot` are for useSyncExternalStore. It is read once, and
 * again after another tab has changed it, after `forget`, and after the last component that shows it has unmounted.
 */
export function storedValue<T extends object>(key: string, read: () => T) {
  const listeners = new Set<() => void>();
  let current: T | undefined;
  const forget = () => {
    current = undefined;
  };
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      const stop = onStoredElsewhere(key, () => {
        forget();
        listener();
      });
      return () => {
        listeners.delete(listener);
        stop();
        if (listeners.size === 0) forget();
      };
    },
    snapshot: (): T => (current ??= read()),
    /** Sets the shown value; the caller stores it. */
    replace(next: T): void {
      current = next;
    },
    forget,
    /** Makes all subscribers read the value again. */
    notify: (): void => listeners.forEach((listener) => listener()),
  };
}
