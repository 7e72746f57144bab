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

/** Runs work once the page has loaded and the browser is idle; returns a way to call it off. */
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

/** Runs work once what has changed is on the screen. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
