"use client";

import { useEffect, useSyncExternalStore, type ReactNode } from "react";

type PanelButtonProps = {
  /** The id of the element with `popover` that this opens and closes, which it does without scripts too. */
  panel: string;
  label?: string;
  className?: string;
  children: ReactNode;
};

function followToggle(panel: string, changed: () => void) {
  const element = document.getElementById(panel);
  element?.addEventListener("toggle", changed);
  return () => element?.removeEventListener("toggle", changed);
}

const isOpen = (panel: string) => document.getElementById(panel)?.matches(":popover-open") ?? false;

/** A disclosure button over the browser's own popover: says whether the panel is open, and closes it when a link in it is followed. */
export function PanelButton({ panel, label, className, children }: PanelButtonProps) {
  const open = useSyncExternalStore(
    (changed) => followToggle(panel, changed),
    () => isOpen(panel),
    () => undefined,
  );
  useEffect(() => {
    const element = document.getElementById(panel);
    if (!element) return;
    const closeOnLink = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("a[href]")) element.hidePopover();
    };
    element.addEventListener("click", closeOnLink);
    return () => element.removeEventListener("click", closeOnLink);
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
