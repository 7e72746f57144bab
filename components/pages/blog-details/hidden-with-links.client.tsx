"use client";

import { useEffect, useRef, type ReactNode } from "react";

/** Hides its heading too where a content blocker has hidden all of its links. */
export function HiddenWithLinks({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const links = Array.from(frame.current?.querySelectorAll("a") ?? []);
    if (frame.current) frame.current.hidden = !links.some((link) => link.checkVisibility());
  }, []);
  return <div ref={frame}>{children}</div>;
}
