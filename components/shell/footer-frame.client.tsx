"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import type { ReactNode } from "react";

/** The whole closing page on a home; on every other page the same parts in a third of the height (footer-compact.css). */
export function FooterFrame({ children }: { children: ReactNode }) {
  const isHome = useSelectedLayoutSegment() === null;
  return (
    <footer data-size={isHome ? undefined : "compact"} className="on-night bg-night text-on-night">
      {children}
    </footer>
  );
}
