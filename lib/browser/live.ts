import { rootData } from "@/lib/browser/root-data";

/** What the boot script waits for. */
export const liveEvent = "live";

/** Says that the islands listen: <html data-live> for whoever looks, an event for whoever waits. */
export function markLive(): void {
  rootData().live = "";
  dispatchEvent(new Event(liveEvent));
}

/** Whether the islands of a page listen already: before that, this is the page that was loaded. */
export function isLive(): boolean {
  return rootData().live !== undefined;
}
