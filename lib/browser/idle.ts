/** Runs work when the browser is idle, at the latest after the given time; returns a function that cancels it. */
export function whenIdle(work: () => void, timeoutMs: number): () => void {
  // Safari has no idle callback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, Math.min(timeoutMs, 200));
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: timeoutMs });
  return () => window.cancelIdleCallback(handle);
}

/** Runs work once the page has loaded and the browser is idle; returns a function that cancels it. */
export function whenLoaded(work: () => void, timeoutMs: number): () => void {
  let cancelIdle = () => {};
  const wait = () => {
    cancelIdle = whenIdle(work, timeoutMs);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => {
    window.removeEventListener("load", wait);
    cancelIdle();
  };
}

/** Runs work after the next paint. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
