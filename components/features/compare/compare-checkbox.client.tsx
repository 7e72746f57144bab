"use client";

import { useSyncExternalStore } from "react";
import { markId, shortlist } from "@/components/features/compare/shortlist";
import { markTexts, mostCompared } from "@/content/copy/compare-marks";
import "./compare-checkbox.css";

export function useShortlist() {
  return useSyncExternalStore(shortlist.subscribe, shortlist.snapshot, shortlist.nothing);
}

/**
 * Puts a room on the shortlist or takes it away; with four rooms marked, the others explain the limit instead. The button keeps its name,
 * because aria-pressed conveys its state.
 */
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
