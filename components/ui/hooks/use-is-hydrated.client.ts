"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False in the document and while it is hydrated, then true: for what only the browser knows (the theme, what is stored). */
export const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
