"use client";

import { useEffect, useLayoutEffect, useState, type ComponentType } from "react";
import { useShortlist } from "@/components/features/compare/compare-checkbox.client";
import { shortlist } from "@/components/features/compare/shortlist";
import type { ShortlistBarProps } from "@/components/features/compare/shortlist-bar.client";
import { counted } from "@/lib/text/counted";
import { markTexts, mostCompared } from "@/content/copy/compare-marks";
import "./compare-tray.css";

type CompareTrayProps = {
  rooms: readonly string[] | undefined;
};

/** The lower edge of the window while the rooms are in view: empty, and fetched, until a room is marked. */
export function CompareTray({ rooms }: CompareTrayProps) {
  // Runs before the effects in which a new page reads its marked rooms.
  useLayoutEffect(() => shortlist.offer(rooms), [rooms]);
  const { ids, unknown } = useShortlist();
  const [Bar, setBar] = useState<ComponentType<ShortlistBarProps>>();
  const marked = ids.join();
  const [answered, setAnswered] = useState({ marked, answer: "" });
  // An answer may be outdated if the guest has marked other rooms since.
  if (answered.marked !== marked) setAnswered({ marked, answer: "" });
  const shown = ids.length > 0 || unknown;
  const status = statusText(ids.length, unknown ? markTexts.unknown : answered.answer);
  useEffect(() => {
    if (!shown) return;
    // The mark is kept even if the bar fails to load; the next page tries again.
    import("@/components/features/compare/shortlist-bar.client").then(
      (part) => setBar(() => part.ShortlistBar),
      () => {},
    );
  }, [shown]);
  return (
    <>
      {/* Rendered from the start, unlike the bar, because only then is the first mark announced. */}
      <p role="status" className="sr-only">
        {status}
      </p>
      <section
        aria-label={markTexts.region}
        className="compare print:hidden noscript:hidden"
        data-shown={shown && Bar !== undefined}
      >
        {shown && Bar && (
          <Bar
            status={status}
            onAnswer={(answer) => setAnswered((before) => ({ ...before, answer }))}
          />
        )}
      </section>
    </>
  );
}

function statusText(count: number, answer: string): string {
  if (count === mostCompared && !answer) return markTexts.full;
  return count > 0 ? `${counted(count, markTexts)}. ${answer}`.trim() : answer;
}
