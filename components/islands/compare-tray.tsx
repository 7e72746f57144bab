"use client";

import "./compare.css";
import { useEffect, useState, type ComponentType } from "react";
import { useShortlist } from "@/components/islands/use-shortlist";
import { shortlist } from "@/components/lib/shortlist";
import { compareTexts } from "@/content/compare";

type CompareTrayProps = {
  /** Every room of the page, in its order. */
  rooms: readonly string[];
};

/** The lower edge of the window while the rooms are in view: empty, and fetched, until a room is marked. */
export function CompareTray({ rooms }: CompareTrayProps) {
  shortlist.offer(rooms);
  const { ids, unknown } = useShortlist();
  const [Bar, setBar] = useState<ComponentType>();
  const shown = ids.length > 0 || unknown;
  useEffect(() => {
    if (!shown) return;
    // A mark is kept all the same where its bar does not arrive; the next page tries again.
    import("@/components/islands/shortlist-bar").then(
      (part) => setBar(() => part.ShortlistBar),
      () => {},
    );
  }, [shown]);
  return (
    <section
      aria-label={compareTexts.region}
      className="compare noscript:hidden"
      data-shown={shown && Bar !== undefined}
    >
      {shown && Bar && <Bar />}
    </section>
  );
}
