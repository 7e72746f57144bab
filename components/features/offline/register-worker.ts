import { asset } from "@/components/ui/asset";
import { prefersReducedData } from "@/lib/browser/preferences";

/** Tells the worker which files this page uses; it fetches what it does not have, mostly from the browser's own cache. */
function handOver(worker: ServiceWorker | null) {
  const parts = performance.getEntriesByType("resource").map(({ name }) => name);
  worker?.postMessage({ page: window.location.pathname, parts });
}

let registered: Promise<unknown> | undefined;

/** Lets the worker (worker/worker.ts) store the page for offline use; guests who save data store nothing. */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator) || prefersReducedData()) return;
  const { serviceWorker } = navigator;
  try {
    registered ??= serviceWorker.register(asset("/sw.js"), { updateViaCache: "none" }).then(() => {
      // A new release takes over in the middle of a visit, and its cache holds only the stay card.
      serviceWorker.addEventListener("controllerchange", () => handOver(serviceWorker.controller));
    });
    await registered;
    handOver((await serviceWorker.ready).active);
  } catch {
    // If a browser refuses (a private window, a bad certificate) nothing is cached, and the next page tries again.
    registered = undefined;
  }
}
