/**
 * Reports each change of the page's history entry, by a link, a script or Back; reports none without the Navigation API. Returns a
 * function that stops this.
 */
export function onEntryChange(
  listener: (event: NavigationCurrentEntryChangeEvent) => void,
): () => void {
  const changes = "navigation" in window ? window.navigation : undefined;
  changes?.addEventListener("currententrychange", listener);
  return () => changes?.removeEventListener("currententrychange", listener);
}
