"use client";

import { Plus } from "lucide";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { DrawnIcon } from "@/components/ui/icon/drawn-icon";
import "./disclosure.css";

type DisclosureProps = { title: string; children: ReactNode };

/** A question that opens and closes; without scripts its answer is simply open. */
export function Disclosure({ title, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);

  // The guest may have opened it before hydration.
  useEffect(() => setOpen(button.current?.getAttribute("aria-expanded") === "true"), []);

  return (
    <div className="border-b border-line">
      <h3 className="font-display text-lead leading-snug">
        <button
          ref={button}
          type="button"
          data-click="expand"
          aria-expanded={open}
          aria-controls={panel}
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
      <div id={panel} className="disclosure-panel">
        <div className="overflow-hidden text-ink-2">
          <div className="disclosure-answer">{children}</div>
        </div>
      </div>
    </div>
  );
}
