"use client";

import { useRef, useState, type ComponentType } from "react";
import type { ComparisonProps } from "@/components/features/compare/comparison-table.client";
import { useShortlist } from "@/components/features/compare/compare-checkbox.client";
import { useStay } from "@/components/features/booking/stay-provider.client";
import { lazyImport } from "@/components/ui/browser/lazy-import";
import { markId, shortlist, shortlistAddress } from "@/components/features/compare/shortlist";
import { buttonStyle } from "@/components/ui/button/button-style";
import { compareTexts } from "@/content/compare";
import "@/components/ui/link/link.css";
import "./shortlist-bar.css";

export type ShortlistBarProps = {
  /** What the tray also reads out. */
  told: string;
  onAnswer: (answer: string) => void;
};

/** What is marked and what can be done with it; the comparison opens above. It arrives with the first mark. */
export function ShortlistBar({ told, onAnswer }: ShortlistBarProps) {
  const { ids } = useShortlist();
  const stay = useStay();
  const [open, setOpen] = useState(false);
  const [ComparisonTable, setComparison] = useState<ComponentType<ComparisonProps>>();
  const opener = useRef<HTMLButtonElement>(null);

  const compare = async () => {
    if (!ComparisonTable) {
      const part = await lazyImport(
        () => import("@/components/features/compare/comparison-table.client"),
      );
      if (!part) return onAnswer(compareTexts.failed);
      setComparison(() => part.ComparisonTable);
    }
    setOpen(!open);
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  /** With the last room the bar goes too: the keyboard returns to where that room was marked, or could be. */
  const empty = () => {
    const mark = document.getElementById(markId(ids[0] ?? ""));
    (mark ?? document.querySelector<HTMLElement>(`[id^=${markId("")}]`))?.focus();
    shortlist.clear();
  };
  const share = async () => {
    try {
      await navigator.clipboard.writeText(shortlistAddress(window.location.href, ids));
      onAnswer(compareTexts.copied);
    } catch {
      onAnswer(compareTexts.notCopied);
    }
  };

  return (
    <>
      {open && ComparisonTable && ids.length > 0 && (
        <ComparisonTable
          ids={ids}
          stay={stay}
          onRemove={(id) => (ids.length > 1 ? shortlist.toggle(id) : empty())}
          onClose={close}
        />
      )}
      <div className="compare-tray mx-auto flex w-full flex-wrap items-center gap-x-7 gap-y-1">
        <p>{told}</p>
        {ids.length > 0 && (
          <>
            <button
              ref={opener}
              type="button"
              aria-expanded={open}
              onClick={() => void compare()}
              className={buttonStyle("solid")}
            >
              {open ? compareTexts.close : compareTexts.compare}
            </button>
            <button type="button" onClick={() => void share()} className="nav-link">
              {compareTexts.share}
            </button>
            <button type="button" onClick={empty} className="nav-link">
              {compareTexts.clear}
            </button>
          </>
        )}
      </div>
    </>
  );
}
