"use client";

import { useSyncExternalStore } from "react";

/** From this width on there is room for two months (stay-calendar.css). */
const wide = "(min-width: 48rem)";

function subscribe(changed: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

export const useMonthCount = () =>
  useSyncExternalStore(subscribe, () => (window.matchMedia(wide).matches ? 2 : 1));
