"use client";

import { useEffect, useRef } from "react";
import { sendTexts } from "@/content/copy/stay-request";
import "@/components/features/forms/guest-form.css";
import { fillText } from "@/lib/text/fill-text";

type SentNoteProps = {
  /** The reference of the request; undefined while nothing was sent. */
  reference: string | undefined;
  /** Whether it was sent while this page was open. */
  isNow: boolean;
};

/** Confirms that the request was sent, with its reference and what happens next; rendered from the start, so that it is announced. */
export function SentNote({ reference, isNow }: SentNoteProps) {
  const { title, text, before } = sendTexts.sent;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (isNow) heading.current?.focus();
  }, [isNow]);
  return (
    <div role="status">
      {reference && (
        <div className="form-answer mb-8">
          <h3 ref={heading} tabIndex={-1} className="text-heading">
            {title}
          </h3>
          <p className="mt-2">{fillText(isNow ? text : before, { reference })}</p>
        </div>
      )}
    </div>
  );
}
