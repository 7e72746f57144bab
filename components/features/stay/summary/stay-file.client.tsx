"use client";

import { useState } from "react";
import { todayIso } from "@/lib/dates/today";
import type { Stay } from "@/components/features/stay/model/stay";
import type { BookingOffice } from "@/components/features/stay/model/stay-calendar-file";
import { hasDates } from "@/components/features/stay/model/steps";
import { lazyImport } from "@/lib/browser/lazy-import";
import { requestFrame } from "@/content/copy/booking-steps";
import { stayFile } from "@/content/copy/stay-file";
import "@/components/ui/link/link.css";

/** Offers the stay as a calendar file, written on the click; a sentence where the dates are missing, nothing where they are past. */
export function StayFile({ stay, office }: { stay: Stay; office: BookingOffice }) {
  const [isLost, setIsLost] = useState(false);
  if (!hasDates(stay, todayIso()))
    return stay.selectedInDate && stay.selectedOutDate ? null : <span>{stayFile.without}</span>;
  const save = async () => {
    const part = await lazyImport(
      () => import("@/components/features/stay/model/stay-calendar-file"),
    );
    setIsLost(!part);
    part?.saveStay({ stay, office, address: window.location.href });
  };
  return (
    <>
      <button type="button" className="nav-link text-ink" onClick={() => void save()}>
        {stayFile.add}
      </button>
      <p aria-live="polite">{isLost && requestFrame.lost}</p>
    </>
  );
}
