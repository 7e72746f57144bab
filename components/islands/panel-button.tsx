"use client";

import { useEffect, useSyncExternalStore, type ReactNode } from "react";
import { turnAround } from "@/components/lib/turn-around";

type PanelButtonProps = {
  /** The id of the element with `popover` that this opens and closes, which it does without scripts too. */
  panel: string;
  label?: string;
  /** The panel covers the page, so that Tab has to stay inside it; Escape is the browser's own. */
  covers?: boolean;
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
export function PanelButton({
  panel,
  label,
  covers = false,
  className,
  children,
}: PanelButtonProps) {
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
    if (covers) element.addEventListener("keydown", turnAround);
    return () => {
      element.removeEventListener("click", closeOnLink);
      element.removeEventListener("keydown", turnAround);
    };
  }, [panel, covers]);
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
