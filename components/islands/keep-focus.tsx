"use client";

import type { KeyboardEvent, ReactNode } from "react";

const focusable = "a[href], button:not([disabled]), [tabindex='0']";

/** Keeps Tab inside a sheet that covers the page; Escape is the browser's own (popover). */
export function KeepFocus({ children, className }: { children: ReactNode; className: string }) {
  function turnAround(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== "Tab") return;
    const stops = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(focusable)).filter(
      (stop) => stop.checkVisibility(),
    );
    const first = stops.at(0);
    const last = stops.at(-1);
    const edge = event.shiftKey ? first : last;
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
  return (
    <div onKeyDown={turnAround} className={className}>
      {children}
    </div>
  );
}
