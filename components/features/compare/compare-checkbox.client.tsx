"use client";

import { useSyncExternalStore } from "react";
import { markId, shortlist } from "@/components/features/compare/shortlist";
import { markTexts, mostCompared } from "@/content/compare-marks";
import "./compare-checkbox.css";

/** The marked rooms; none in the static page. */
export function useShortlist() {
  return useSyncExternalStore(shortlist.subscribe, shortlist.snapshot, shortlist.nothing);
}

/** Puts a room on the shortlist or takes it away; where four are marked, the others say so instead. */
export function CompareCheckbox({ id, name }: { id: string; name: string }) {
  const { ids } = useShortlist();
  const marked = ids.includes(id);
  const full = !marked && ids.length >= mostCompared;
  const text = marked ? markTexts.marked : markTexts.mark;
  return (
    <button
      type="button"
      id={markId(id)}
      aria-label={`${text}: ${name}`}
      aria-pressed={marked}
      aria-disabled={full}
      title={full ? markTexts.full : undefined}
      onClick={() => shortlist.toggle(id)}
      className="compare-mark noscript:hidden"
    >
      {text}
    </button>
  );
}
