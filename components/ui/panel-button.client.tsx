"use client";

import { useEffect, useRef, useSyncExternalStore, type ReactNode } from "react";
import { trapFocus } from "@/lib/browser/trap-focus";

type PanelButtonProps = {
  /** The id of the element with `popover` that this opens and closes, which works without scripts too. */
  panel: string;
  label?: string;
  /** The panel covers the page, so that Tab has to stay inside it; the browser itself handles Escape. */
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

/** Returns whether the focus has left both; a click beside the controls moves it to their container. */
const hasLeft = (next: EventTarget | null, ...parts: Element[]) =>
  next instanceof Element && !parts.some((part) => part.contains(next) || next.contains(part));

/**
 * A disclosure button over the browser's own popover: reports whether the panel is open, and closes it when a link in it is clicked or
 * the focus leaves.
 */
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
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = document.getElementById(panel);
    const opener = button.current;
    if (!element || !opener) return;
    const closeOnLink = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("a[href]")) element.hidePopover();
    };
    const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
      if (hasLeft(relatedTarget, element, opener)) element.hidePopover();
    };
    element.addEventListener("click", closeOnLink);
    element.addEventListener("focusout", closeOnLeave);
    opener.addEventListener("focusout", closeOnLeave);
    if (covers) element.addEventListener("keydown", trapFocus);
    // The panel may have been opened, and left by keyboard, before hydration.
    if (isOpen(panel) && hasLeft(document.activeElement, element, opener)) element.hidePopover();
    return () => {
      element.removeEventListener("click", closeOnLink);
      element.removeEventListener("focusout", closeOnLeave);
      opener.removeEventListener("focusout", closeOnLeave);
      element.removeEventListener("keydown", trapFocus);
    };
  }, [panel, covers]);
  return (
    <button
      ref={button}
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
