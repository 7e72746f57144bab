import type { ReactNode } from "react";
import "./collapsible-section.css";

type CollapsibleSectionProps = {
  id: string;
  label: string;
  /** Parts of addresses that open the section, such as "#touch" or "subject=". */
  openFor: readonly string[];
  children: ReactNode;
};

/** Runs before the first paint, right after the section; without scripts everything is open. */
const fold = (parts: readonly string[]) =>
  `document.currentScript.previousElementSibling.open=${JSON.stringify(parts)}.some((part)=>location.href.includes(part))`;

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
