"use client";

import { useState, type ReactNode } from "react";
import { sendTexts } from "@/content/stay-request";
import "@/components/ui/link/link.css";

const { actions } = sendTexts;

type RequestActionsProps = {
  title: string;
  /** The message in one piece. */
  text: string;
  /** The page's address with the whole request in it. */
  address: string;
  /** Further buttons of the row; what they answer is handed over to be told. */
  children?: (tell: (answer: string) => void) => ReactNode;
};

/** A guest who closes the share sheet has been answered; where there is none, the address is copied. */
async function share(data: { title: string; url: string }): Promise<string> {
  try {
    if ("share" in navigator) {
      await navigator.share(data);
      return "";
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "";
  }
  return copy(data.url, actions.addressCopied, actions.notShared);
}

async function copy(text: string, done: string, failed: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return done;
  } catch {
    return failed;
  }
}

/** Copy, share and print a request, and whatever else a page adds to the row. */
export function RequestActions({ title, text, address, children }: RequestActionsProps) {
  const [{ answer, turn }, setAnswer] = useState({ answer: "", turn: 0 });
  const tell = (next: string) => setAnswer((before) => ({ answer: next, turn: before.turn + 1 }));
  return (
    <div className="print:hidden">
      <h3 className="font-text label text-ink-2">{actions.label}</h3>
      <div className="mt-2 flex flex-wrap gap-x-7 gap-y-1">
        <button
          type="button"
          className="nav-link min-w-11"
          onClick={() => void copy(text, actions.copied, actions.notCopied).then(tell)}
        >
          {actions.copy}
        </button>
        <button
          type="button"
          className="nav-link min-w-11"
          onClick={() => void share({ title, url: address }).then(tell)}
        >
          {actions.share}
        </button>
        <button type="button" className="nav-link min-w-11" onClick={() => window.print()}>
          {actions.print}
        </button>
        {children?.(tell)}
      </div>
      <p role="status" className="mt-2 min-h-6 text-small text-ink-2">
        {/* What is answered once more is news as well. */}
        <span key={turn}>{answer}</span>
      </p>
    </div>
  );
}
