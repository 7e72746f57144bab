import { asset } from "@/components/ui/asset";
import { prefersReducedData } from "@/lib/browser/preferences";

/** Tells the worker what this page is made of; it fetches what it does not hold yet, mostly from the browser's own cache. */
function handOver(worker: ServiceWorker | null) {
  const parts = performance.getEntriesByType("resource").map(({ name }) => name);
  worker?.postMessage({ page: window.location.pathname, parts });
}

let registered: Promise<unknown> | undefined;

/** Has the worker (worker/worker.ts) keep the page for the time without a connection. Guests who save data keep nothing. */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator) || prefersReducedData()) return;
  const { serviceWorker } = navigator;
  try {
    registered ??= serviceWorker.register(asset("/sw.js"), { updateViaCache: "none" }).then(() => {
      // A new release takes over in the middle of a visit, and begins with nothing but the stay card.
      serviceWorker.addEventListener("controllerchange", () => handOver(serviceWorker.controller));
    });
    await registered;
    handOver((await serviceWorker.ready).active);
  } catch {
    // A browser that refuses (a private window, an odd certificate) keeps nothing, and works as before. The next page asks once more.
    registered = undefined;
  }
}
