/**
 * Tells of each change of the page's entry in the history, by a link, a script or Back; of none in a browser without the Navigation API.
 * Returns how to stop.
 */
export function onEntryChange(
  listener: (event: NavigationCurrentEntryChangeEvent) => void,
): () => void {
  const changes = "navigation" in window ? window.navigation : undefined;
  changes?.addEventListener("currententrychange", listener);
  return () => changes?.removeEventListener("currententrychange", listener);
}
