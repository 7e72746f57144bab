import { onStoredElsewhere } from "@/lib/browser/storage";

/**
 * A value of localStorage that several components show: `subscribe` and `snapshot` as useSyncExternalStore takes them. It is read
 * once, and again after another tab has changed what stands under its key, after `forget`, and after nobody has shown it any more.
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
    /** What is shown from now on; keeping it is for the caller. */
    replace(next: T): void {
      current = next;
    },
    forget,
    /** Has whoever shows the value look at it again. */
    notify: (): void => listeners.forEach((listener) => listener()),
  };
}
