/** Runs work when the browser has nothing better to do, within the time given; returns a way to call it off. */
export function whenIdle(work: () => void, timeoutMs: number): () => void {
  // Safari has no idle callback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, Math.min(timeoutMs, 200));
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: timeoutMs });
  return () => window.cancelIdleCallback(handle);
}
