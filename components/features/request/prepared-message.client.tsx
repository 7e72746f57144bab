"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { useStay } from "@/components/features/booking/stay-provider.client";
import type { RequestNames } from "@/components/features/request/asked-message";
import { lazyImport } from "@/components/ui/browser/lazy-import";

type PreparedMessageProps = {
  names: RequestNames;
  /** The link from a voucher to a stay with it. */
  voucherStay: string;
  /** The message's field. */
  children: ReactNode;
};

const fetchParts = () =>
  Promise.all([
    import("@/components/features/request/asked-message"),
    import("@/components/features/request/prepared-note.client"),
  ]);

/**
 * Writes what the address asks for into the message inside it, and says so: a table, a voucher, a stay. Without `subject` or `ask` it
 * asks for nothing; whatever stands in the message already stays.
 */
export function PreparedMessage({ names, voucherStay, children }: PreparedMessageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const stay = useStay();
  const [note, setNote] = useState<ReactNode>();
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    if (!query.has("subject") && !query.has("ask")) return;
    let over = false;
    void lazyImport(fetchParts).then((parts) => {
      const field = frame.current?.querySelector("textarea");
      const asked = parts?.[0].askedMessage(query, stay, names);
      if (over || !field?.form || !parts || !asked) return;
      // What the letter is about, wherever it goes (features/forms/form-message.ts).
      if (asked.subject) field.form.dataset.asked = asked.subject;
      if (field.value !== "") return;
      field.defaultValue = asked.text;
      const [, { PreparedNote }] = parts;
      setNote(<PreparedNote asked={asked} field={field} voucherStay={voucherStay} />);
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
