"use client";

import { useEffect, useState, type ReactNode } from "react";

type PanelButtonProps = {
  /** The id of the element with `popover` that this opens and closes, which it does without scripts too. */
  panel: string;
  label?: string;
  className?: string;
  children: ReactNode;
};

/** A disclosure button over the browser's own popover: says whether the panel is open, and closes it when a link in it is followed. */
export function PanelButton({ panel, label, className, children }: PanelButtonProps) {
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    const element = document.getElementById(panel);
    if (!element) return;
    const followState = () => setOpen(element.matches(":popover-open"));
    const closeOnLink = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("a[href]")) element.hidePopover();
    };
    setOpen(false);
    element.addEventListener("toggle", followState);
    element.addEventListener("click", closeOnLink);
    return () => {
      element.removeEventListener("toggle", followState);
      element.removeEventListener("click", closeOnLink);
    };
  }, [panel]);
  return (
    <button
      type="button"
      popoverTarget={panel}
      aria-expanded={open}
      aria-controls={panel}
      aria-label={label}
      className={className}
    >
      {children}
    </button>
  );
}
