"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { useStay } from "@/components/features/booking/stay-provider.client";
import { lazyImport } from "@/components/ui/browser/lazy-import";
import { hasSearch } from "@/components/features/booking/stay";

/**
 * Writes the stay that a guest asks for into the message inside it: what was given once is not asked for again. It asks where the
 * address also names a subject, as "Ask for this stay" does; whatever stands in the message already stays.
 */
export function StayMessage({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const stay = useStay();
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).has("subject");
    if (!asked || !hasSearch(stay)) return;
    void lazyImport(() => import("@/components/features/booking/describe-stay")).then((part) => {
      const field = frame.current?.querySelector("textarea");
      if (part && field?.value === "") field.defaultValue = part.stayLetter(stay);
    });
  }, [stay]);
  return (
    <div ref={frame} className="contents">
      {children}
    </div>
  );
}
