"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False in the HTML and during hydration, then true, for what only the browser knows (the theme, stored values). */
export const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
