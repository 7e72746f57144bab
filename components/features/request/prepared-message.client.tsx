"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { useStay } from "@/components/features/stay/model/stay-provider.client";
import type { RequestNames } from "@/components/features/request/prefilled-message";
import { lazyImport } from "@/lib/browser/lazy-import";

type PreparedMessageProps = {
  names: RequestNames;
  voucherStay: string;
  children: ReactNode;
};

const fetchPart = () => import("@/components/features/request/write-prefilled-message.client");

/**
 * Writes what the address asks for into the message field inside it: a table, a voucher, a stay. Without `subject` or `ask` it does
 * nothing, and text that is already in the field stays.
 */
export function PreparedMessage({ names, voucherStay, children }: PreparedMessageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const stay = useStay();
  const [note, setNote] = useState<ReactNode>();
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    if (!query.has("subject") && !query.has("ask")) return;
    let over = false;
    void lazyImport(fetchPart).then((part) => {
      const field = frame.current?.querySelector("textarea");
      if (over || !part || !field) return;
      const note = part.writePrefilledMessage(field, { query, stay, names, voucherStay });
      if (note) setNote(note);
    });
    return () => {
      over = true;
    };
  }, [stay, names, voucherStay]);
  return (
    <div ref={frame} className="relative col-span-full">
      {children}
      {note}
    </div>
  );
}
