const controls = "a[href], button";

/** A slide that leaves would take the keyboard along: it passes to the same control of the slide that comes. */
export function moveFocusToSlide(view: Element, stop: number): void {
  const held = document.activeElement;
  const leaving = held?.closest("[inert]");
  if (!held || !leaving || !view.contains(leaving)) return;
  const place = Array.from(leaving.querySelectorAll(controls)).indexOf(held);
  const coming = view.querySelectorAll("[role=group]")[stop];
  const found = Array.from(coming?.querySelectorAll<HTMLElement>(controls) ?? []);
  (found[place] ?? found[0])?.focus({ preventScroll: true });
}
