/** What the boot script waits for. */
export const liveEvent = "live";

/** Says that the islands listen: <html data-live> for whoever looks, an event for whoever waits. */
export function markLive(): void {
  document.documentElement.dataset.live = "";
  dispatchEvent(new Event(liveEvent));
}
