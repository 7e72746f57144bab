"use client";

import { useLayoutEffect, useRef, type ReactNode } from "react";
import { isLive } from "@/components/ui/browser/live";
import "./folded.css";

type FoldedProps = {
  /** The line that opens it. */
  label: string;
  /** Parts of addresses that ask for what is folded away, such as "#touch" or "subject=". */
  openFor: readonly string[];
  children: ReactNode;
};

const isAskedFor = (address: string, parts: readonly string[]) =>
  parts.some((part) => address.includes(part));

/** Runs before the first paint, right behind what it folds: without scripts everything stands open. */
const fold = (parts: readonly string[]) =>
  `document.currentScript.previousElementSibling.open=${JSON.stringify(parts)}.some((part)=>location.href.includes(part))`;

/** A part of the page behind one line, unless the address asks for it. */
export function Folded({ label, openFor, children }: FoldedProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    // On the page that was loaded the script below has done it, and the guest may have opened it since.
    if (isLive() && details.current) {
      details.current.open = isAskedFor(window.location.href, openFor);
    }
  }, [openFor]);
  return (
    <>
      <details ref={details} open className="folded" suppressHydrationWarning>
        <summary>{label}</summary>
        {children}
      </details>
      <script dangerouslySetInnerHTML={{ __html: fold(openFor) }} />
    </>
  );
}
