"use client";

import { useState, type ReactNode } from "react";
import { copyText, shareOrCopyUrl } from "@/lib/browser/share-or-copy";
import { sendTexts } from "@/content/copy/stay-request";
import "@/components/ui/link/link.css";

const { actions } = sendTexts;

type RequestActionsProps = {
  title: string;
  text: string;
  address: string;
  /** Further buttons of the row; they report their result through the callback. */
  children?: (tell: (answer: string) => void) => ReactNode;
};

const answers = {
  shared: "",
  copied: actions.addressCopied,
  neither: actions.notShared,
} as const;

/** Copies, shares and prints a request, with the result shown below the row. */
export function RequestActions({ title, text, address, children }: RequestActionsProps) {
  const [{ answer, turn }, setAnswer] = useState({ answer: "", turn: 0 });
  const tell = (next: string) => setAnswer((before) => ({ answer: next, turn: before.turn + 1 }));
  return (
    <div className="print:hidden">
      <h3 className="font-text label text-ink-2">{actions.label}</h3>
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        <button
          type="button"
          className="nav-link min-w-11"
          onClick={() =>
            void copyText(text).then((done) => tell(done ? actions.copied : actions.notCopied))
          }
        >
          {actions.copy}
        </button>
        <button
          type="button"
          className="nav-link min-w-11"
          onClick={() =>
            void shareOrCopyUrl({ title, url: address }).then((how) => tell(answers[how]))
          }
        >
          {actions.share}
        </button>
        <button type="button" className="nav-link min-w-11" onClick={() => window.print()}>
          {actions.print}
        </button>
        {children?.(tell)}
      </div>
      <p role="status" className="mt-2 min-h-6 text-small text-ink-2">
        {/* Keyed, so that a repeated message is announced again. */}
        <span key={turn}>{answer}</span>
      </p>
    </div>
  );
}
