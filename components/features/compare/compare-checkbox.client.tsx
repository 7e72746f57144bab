"use client";

import { useSyncExternalStore } from "react";
import { markId, shortlist } from "@/components/features/compare/shortlist";
import { markTexts, mostCompared } from "@/content/copy/compare-marks";
import "./compare-checkbox.css";

/** The marked rooms; none in the static page. */
export function useShortlist() {
  return useSyncExternalStore(shortlist.subscribe, shortlist.snapshot, shortlist.nothing);
}

/** Puts a room on the shortlist or takes it away; where four are marked, the others say so instead. Its name stays: the box and aria-pressed say the rest. */
export function CompareCheckbox({ id, name }: { id: string; name: string }) {
  const { ids } = useShortlist();
  const marked = ids.includes(id);
  const full = !marked && ids.length >= mostCompared;
  return (
    <button
      type="button"
      id={markId(id)}
      aria-label={`${markTexts.mark}: ${name}`}
      aria-pressed={marked}
      aria-disabled={full}
      title={full ? markTexts.full : undefined}
      onClick={() => shortlist.toggle(id)}
      className="compare-mark noscript:hidden"
    >
      {markTexts.mark}
    </button>
  );
}
