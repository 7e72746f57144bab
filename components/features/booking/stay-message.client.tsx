"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { useStay } from "@/components/features/booking/stay-provider.client";
import { lazyImport } from "@/components/ui/browser/lazy-import";
import { hasSearch } from "@/components/features/booking/stay";

/**
 * Writes the stay or the voucher that a guest asks for into the message inside it, and says so. A guest asks where the
 * address also names a subject, as "Ask for this stay" does; whatever stands in the message already stays.
 */
export function StayMessage({ note, children }: { note: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const stay = useStay();
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).has("subject");
    if (!asked || (stay.title === undefined && !hasSearch(stay))) return;
    void lazyImport(() => import("@/components/features/booking/describe-stay")).then((part) => {
      const field = frame.current?.querySelector("textarea");
      if (!part || field?.value !== "") return;
      field.defaultValue = part.stayLetter(stay);
      setFilled(true);
    });
  }, [stay]);
  return (
    <div ref={frame} className="relative col-span-full">
      {children}
      {filled && <p className="absolute top-0 right-0 text-small text-accent">{note}</p>}
    </div>
  );
}
