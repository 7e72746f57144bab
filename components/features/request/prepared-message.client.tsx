"use client";

import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from "react";
import { useStay } from "@/components/features/booking/stay-provider.client";
import type { AskedMessage, RequestNames } from "@/components/features/request/asked-message";
import { lazyImport } from "@/components/ui/browser/lazy-import";
import { SiteLink } from "@/components/ui/link/site-link.client";
import { formAnswers } from "@/content/forms";
import "@/components/ui/link/link.css";

type PreparedMessageProps = {
  names: RequestNames;
  /** The link from a voucher to a stay with it. */
  voucherStay: string;
  /** The message's field. */
  children: ReactNode;
};

/**
 * Writes what the address asks for into the message inside it, and says so: a table, a voucher, a stay. Without `subject` or `ask` it
 * asks for nothing; whatever stands in the message already stays.
 */
export function PreparedMessage({ names, voucherStay, children }: PreparedMessageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const stay = useStay();
  const [written, setWritten] = useState<AskedMessage>();
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    if (!query.has("subject") && !query.has("ask")) return;
    let over = false;
    void lazyImport(() => import("@/components/features/request/asked-message")).then((part) => {
      const field = frame.current?.querySelector("textarea");
      const asked = part?.askedMessage(query, stay, names);
      if (over || !field?.form || !asked) return;
      // What the letter is about, wherever it goes (features/forms/form-message.ts).
      if (asked.subject) field.form.dataset.asked = asked.subject;
      if (field.value !== "") return;
      field.defaultValue = asked.text;
      setWritten(asked);
    });
    return () => {
      over = true;
    };
  }, [stay, names]);

  /** A guest who comes to the untouched message begins at its first empty line. */
  function beginAtBlank({ target }: FocusEvent<HTMLElement>) {
    if (!(target instanceof HTMLTextAreaElement) || target.value !== written?.text) return;
    const colon = target.value.search(/: $/m);
    if (colon >= 0) target.setSelectionRange(colon + 2, colon + 2);
  }

  return (
    <div ref={frame} className="relative col-span-full" onFocus={beginAtBlank}>
      {children}
      {written && (
        <p className="absolute top-0 right-0 text-small text-accent">{formAnswers.stayIncluded}</p>
      )}
      {written?.voucher && (
        <SiteLink
          href={`../find_room?voucher=${written.voucher}`}
          className="link-line inline-flex min-h-11 items-center text-small"
        >
          {voucherStay}
        </SiteLink>
      )}
    </div>
  );
}
