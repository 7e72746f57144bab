/* The kill switch (offline: false in content/records/site.yaml) replaces the worker, deletes its caches and unregisters itself. */
declare const self: ServiceWorkerGlobalScope;
declare const BASE: string;

const ours = `adey ${BASE}/ `;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const leave = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith(ours)).map((name) => caches.delete(name)),
    );
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});

export {};
