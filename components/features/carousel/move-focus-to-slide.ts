const controls = "a[href], button";

/**
 * Moves the focus from the slide that leaves to the same control of the slide that arrives, so that keyboard users do not lose their
 * place.
 */
export function moveFocusToSlide(view: Element, stop: number): void {
  const focused = document.activeElement;
  const leaving = focused?.closest("[inert]");
  if (!focused || !leaving || !view.contains(leaving)) return;
  const place = Array.from(leaving.querySelectorAll(controls)).indexOf(focused);
  const coming = view.querySelectorAll("[role=group]")[stop];
  const found = Array.from(coming?.querySelectorAll<HTMLElement>(controls) ?? []);
  (found[place] ?? found[0])?.focus({ preventScroll: true });
}
