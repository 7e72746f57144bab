"use client";

import { useEffect } from "react";
import type { PrefilledMessage } from "@/components/features/request/prefilled-message";
import { SiteLink } from "@/components/ui/link/site-link";
import { formAnswers } from "@/content/copy/forms";
import "@/components/ui/link/link.css";

type PreparedNoteProps = {
  message: PrefilledMessage;
  field: HTMLTextAreaElement;
  voucherStay: string;
};

export function PreparedNote({
  message: { text, voucher },
  field,
  voucherStay,
}: PreparedNoteProps) {
  useEffect(() => {
    const beginAtBlank = () => {
      const colon = field.value === text ? text.search(/: $/m) : -1;
      if (colon >= 0) field.setSelectionRange(colon + 2, colon + 2);
    };
    field.addEventListener("focus", beginAtBlank);
    return () => field.removeEventListener("focus", beginAtBlank);
  }, [field, text]);
  return (
    <>
      <p className="absolute top-0 right-0 text-small text-accent">{formAnswers.stayIncluded}</p>
      {voucher && (
        <SiteLink
          href={`../find_room?voucher=${voucher}`}
          className="link-line inline-flex min-h-11 items-center text-small"
        >
          {voucherStay}
        </SiteLink>
      )}
    </>
  );
}
