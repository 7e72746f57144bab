"use client";

import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { DrawnIcon } from "@/components/ui/icon/drawn-icon";
import { Plus } from "@/components/ui/icon/plus-and-minus";
import "./disclosure.css";

type DisclosureProps = { title: string; children: ReactNode };

/**
 * A question that opens and closes. The browser's search and a link to a piece of text open its answer as well; without scripts, and on
 * paper, it is open.
 */
export function Disclosure({ title, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    // The guest, or the browser's search, may have opened it before hydration.
    setOpen(panel.current?.hidden === false);
    const stop = new AbortController();
    panel.current?.addEventListener("beforematch", () => setOpen(true), { signal: stop.signal });
    return () => stop.abort();
  }, []);

  return (
    <div className="border-b border-line">
      <h3 className="font-display text-lead leading-snug">
        <button
          type="button"
          data-click="expand"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="disclosure-button wrap-anywhere hover:text-accent"
        >
          <span>{title}</span>
          <DrawnIcon
            lines={Plus}
            className="disclosure-mark mt-1 size-5 print:hidden noscript:hidden"
          />
        </button>
      </h3>
      <disclosure-panel
        id={id}
        ref={panel}
        hidden={open ? undefined : "until-found"}
        suppressHydrationWarning
      >
        <div className="overflow-hidden text-ink-2">
          <div className="disclosure-answer">{children}</div>
        </div>
      </disclosure-panel>
    </div>
  );
}
