"use client";

import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";

/**
 * Calls `read` just before each click and before printing, and renders what it sets: some browsers and password managers fill fields in
 * without an event.
 */
export function useSilentChanges(read: () => void) {
  const readNow = useEffectEvent(() => flushSync(read));
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("click", () => readNow(), { capture: true, signal });
    window.addEventListener("beforeprint", () => readNow(), { signal });
    return () => stop.abort();
  }, []);
}
