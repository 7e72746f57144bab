import { rootData } from "@/lib/browser/root-data";

export const hydratedEvent = "hydrated";

/** Sets <html data-hydrated> for code that checks, and sends an event for code that waits. */
export function markHydrated(): void {
  rootData().hydrated = "";
  dispatchEvent(new Event(hydratedEvent));
}

export function isHydrated(): boolean {
  return rootData().hydrated !== undefined;
}
