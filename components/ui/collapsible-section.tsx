import type { ReactNode } from "react";
import "./collapsible-section.css";

type CollapsibleSectionProps = {
  id: string;
  /** The line that opens it. */
  label: string;
  /** Parts of addresses that ask for what is folded away, such as "#touch" or "subject=". */
  openFor: readonly string[];
  children: ReactNode;
};

/** Runs before the first paint, right behind what it folds: without scripts everything stands open. */
const fold = (parts: readonly string[]) =>
  `document.currentScript.previousElementSibling.open=${JSON.stringify(parts)}.some((part)=>location.href.includes(part))`;

/** A part of the page behind one line, unless the address asks for it. */
export function CollapsibleSection({ id, label, openFor, children }: CollapsibleSectionProps) {
  return (
    <>
      <details id={id} open className="collapsible-section" suppressHydrationWarning>
        <summary className="print:hidden">{label}</summary>
        {children}
      </details>
      <script dangerouslySetInnerHTML={{ __html: fold(openFor) }} />
    </>
  );
}
