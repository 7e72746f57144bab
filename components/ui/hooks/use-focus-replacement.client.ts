"use client";

import { useLayoutEffect, useRef } from "react";

/** For a button that goes when it is pressed: the keyboard follows to what takes its place, as soon as that stands there. */
export function useFocusReplacement<Target extends HTMLElement>(stands: boolean) {
  const target = useRef<Target>(null);
  const pressed = useRef(false);
  useLayoutEffect(() => {
    if (stands && pressed.current) target.current?.focus({ preventScroll: true });
  }, [stands]);
  const follow = () => {
    pressed.current = true;
  };
  return [target, follow] as const;
}
