"use client";

import { useRef, useState, type ComponentType } from "react";
import type { ComparisonProps } from "@/components/features/compare/comparison-table.client";
import type { ComparedRoom } from "@/components/features/compare/comparison-value";
import { asset } from "@/components/ui/asset";
import { useShortlist } from "@/components/features/compare/compare-checkbox.client";
import { useStay } from "@/components/features/stay/model/stay-provider.client";
import { copyText } from "@/lib/browser/share-or-copy";
import { lazyImport } from "@/lib/browser/lazy-import";
import { markId, shortlist } from "@/components/features/compare/shortlist";
import { shortlistAddress } from "@/components/features/compare/shortlist-address";
import { compareTexts } from "@/content/copy/compare";
import "@/components/ui/link/link.css";
import "./shortlist-bar.css";

export type ShortlistBarProps = {
  status: string;
  onAnswer: (answer: string) => void;
};

type Comparison = {
  readonly Table: ComponentType<ComparisonProps>;
  readonly rooms: readonly ComparedRoom[];
};

/** The rooms to compare; null where they could not be fetched. */
async function fetchRooms(): Promise<readonly ComparedRoom[] | null> {
  try {
    const answer = await fetch(asset("/rooms.json"));
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

export function ShortlistBar({ status, onAnswer }: ShortlistBarProps) {
  const { ids } = useShortlist();
  const stay = useStay();
  const [open, setOpen] = useState(false);
  const [comparison, setComparison] = useState<Comparison>();
  const opener = useRef<HTMLButtonElement>(null);

  const compare = async () => {
    if (!comparison) {
      const [part, rooms] = await Promise.all([
        lazyImport(() => import("@/components/features/compare/comparison-table.client")),
        fetchRooms(),
      ]);
      if (!part || !rooms) return onAnswer(compareTexts.failed);
      onAnswer("");
      setComparison({ Table: part.ComparisonTable, rooms });
    }
    setOpen(!open);
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  /** Removing the last room hides the bar, so the focus returns to the button that marked it. */
  const empty = () => {
    const mark = document.getElementById(markId(ids[0] ?? ""));
    (mark ?? document.querySelector<HTMLElement>(`[id^=${markId("")}]`))?.focus();
    shortlist.clear();
  };
  const share = async () => {
    const copied = await copyText(shortlistAddress(window.location.href, ids));
    onAnswer(copied ? compareTexts.copied : compareTexts.notCopied);
  };

  return (
    <>
      {open && comparison && ids.length > 0 && (
        <comparison.Table
          rooms={comparison.rooms}
          ids={ids}
          stay={stay}
          onRemove={(id) => (ids.length > 1 ? shortlist.toggle(id) : empty())}
          onClose={close}
        />
      )}
      <div
        className="compare-tray mx-auto flex w-full flex-wrap items-center gap-x-6 gap-y-1"
        onKeyDown={({ key }) => key === "Escape" && open && close()}
      >
        <p>{status}</p>
        {ids.length > 0 && (
          <>
            <button
              ref={opener}
              type="button"
              aria-expanded={open}
              onClick={() => void compare()}
              className="button button-solid"
            >
              {open ? compareTexts.close : compareTexts.compare}
            </button>
            <button type="button" onClick={() => void share()} className="nav-link">
              {compareTexts.share}
            </button>
          </>
        )}
        <button type="button" onClick={empty} className="nav-link">
          {compareTexts.clear}
        </button>
      </div>
    </>
  );
}
