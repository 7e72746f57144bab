"use client";

import { useLayoutEffect, useRef } from "react";

/** Moves the focus from a button that disappears on its click to what replaces it, as soon as that exists. */
export function useFocusReplacement<Target extends HTMLElement>(exists: boolean) {
  const target = useRef<Target>(null);
  const clicked = useRef(false);
  useLayoutEffect(() => {
    if (exists && clicked.current) target.current?.focus({ preventScroll: true });
  }, [exists]);
  const follow = () => {
    clicked.current = true;
  };
  return [target, follow] as const;
}
