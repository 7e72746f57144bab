"use client";

import { useEffect, useRef } from "react";
import { sendTexts } from "@/content/copy/stay-request";
import "@/components/features/forms/guest-form.css";
import { fillText } from "@/lib/text/fill-text";

type SentNoteProps = {
  /** By which the booking office knows the request; undefined while nothing was sent. */
  reference: string | undefined;
  /** Whether it was sent while this page was open. */
  isNow: boolean;
};

/** That the request was sent, its reference, and what happens next; in the page from the start, so that it is read out when it comes. */
export function SentNote({ reference, isNow }: SentNoteProps) {
  const { title, text, before } = sendTexts.sent;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that the guest stood in has gone.
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
