"use client";

import type { ReactNode } from "react";

/** Scrolls to the top (smoothly, unless the guest asked for less motion) and takes the keyboard along. */
export function BackToTop({ children, className }: { children: ReactNode; className: string }) {
  function rise() {
    window.scrollTo({ top: 0 });
    document.getElementById("main")?.focus({ preventScroll: true });
  }
  return (
    <button type="button" aria-label="Back to top" onClick={rise} className={className}>
      {children}
    </button>
  );
}
