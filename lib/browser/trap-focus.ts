const focusable = "a[href], button:not([disabled]), [tabindex='0']";

/** Moves Tab from the last control of a panel to its first, and back. */
export function trapFocus(event: KeyboardEvent): void {
  const { currentTarget: panel } = event;
  if (event.key !== "Tab" || !(panel instanceof HTMLElement)) return;
  const stops = Array.from(panel.querySelectorAll<HTMLElement>(focusable)).filter((stop) =>
    stop.checkVisibility(),
  );
  const first = stops.at(0);
  const last = stops.at(-1);
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
