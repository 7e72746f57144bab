"use client";

import { useStay } from "@/components/islands/use-stay";
import { lazyImport } from "@/components/lib/lazy-import";
import { nightsBetween } from "@/components/lib/stay";
import { keepsakes } from "@/content/keepsakes";

/** The stay as a file for the guest's own calendar, written on the press; a sentence where the dates are still to come. */
export function StayFile() {
  const stay = useStay();
  const known = nightsBetween(stay.selectedInDate, stay.selectedOutDate) !== undefined;
  const save = async () => {
    const part = await lazyImport(() => import("@/components/lib/stay-file"));
    part?.saveStay(stay, window.location.href);
  };
  return (
    <div className="stay-file">
      {known ? (
        <button type="button" className="nav-link" onClick={() => void save()}>
          {keepsakes.calendar.add}
        </button>
      ) : (
        keepsakes.calendar.without
      )}
    </div>
  );
}
