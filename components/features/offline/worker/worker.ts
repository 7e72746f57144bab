/* Stores visited pages and the stay card for offline use, in one cache a release. service-worker.ts compiles it and replaces the
   placeholders in capitals. */
declare const self: ServiceWorkerGlobalScope;
declare const RELEASE: string;
declare const BASE: string;
declare const CARD: string;
declare const PARTS: readonly string[];
/** The address of a list that the build writes: the late scripts of every page, by its path. */
declare const SCRIPTS: string;

declare global {
  interface WorkerNavigator {
    /** The Network Information API, which some browsers have. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

const ours = `adey ${BASE}/ `;
const kept = `${ours}${RELEASE}`;
const mostPages = 30;
const mostParts = 80;
const mostPictures = 300;
/** In milliseconds: after how long a page that does not answer is shown from its copy, and how long fetching for the cache may take. */
const slowAfter = 5_000;
const longestKeeping = 30_000;
const hashed = new RegExp(`^${BASE}/(_next/static|pictures)/`);

const savesData = () => self.navigator.connection?.saveData === true;

self.addEventListener("install", (event) => {
  const keepCard = async () => {
    const cache = await caches.open(kept);
    await cache.addAll([CARD, SCRIPTS, ...PARTS]);
    await self.skipWaiting();
  };
  event.waitUntil(keepCard());
});

self.addEventListener("activate", (event) => {
  const takeOver = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(ours) && name !== kept);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

/** Pages are cached without their query, which scripts read from the address. */
const addressOf = (url: string) => new URL(url).origin + new URL(url).pathname;

const isPicture = (url: string) => new URL(url).pathname.startsWith(`${BASE}/pictures/`);
/** The data that a page starts with is a separate file in the folder of the release. */
const isData = (url: string) =>
  new URL(url).pathname.startsWith(`${BASE}/_next/static/${RELEASE}/`);

/** The number of scripts, styles and fonts is fixed by the release; these files grow with every page. */
async function forgetOldest(isOfKind: (url: string) => boolean, most: number) {
  const cache = await caches.open(kept);
  const old = (await cache.keys()).filter(({ url }) => isOfKind(url)).slice(0, -most);
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Reads which scripts a page starts with, its data among them, because a guest may leave before the page has fetched them. */
async function scriptsOf(url: string) {
  const cache = await caches.open(kept);
  const list = await cache.match(SCRIPTS);
  const pages: Readonly<Record<string, readonly string[]>> = (await list?.json()) ?? {};
  return pages[new URL(url).pathname] ?? [];
}

async function keepPage(url: string, answer: Response) {
  if (!answer.ok || answer.redirected || savesData()) return;
  // While a release is being deployed, this worker may meet pages of the other one, which it must not store.
  const html = await answer.clone().text();
  if (!html.includes(RELEASE)) return;
  const cache = await caches.open(kept);
  await Promise.all((await scriptsOf(url)).map(keepPart));
  await cache.put(addressOf(url), answer);
  const pages = (await cache.keys()).filter((request) => request.url.endsWith("/"));
  const old = pages.filter((request) => !request.url.endsWith(CARD)).slice(0, -mostPages);
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function keepPart(url: string) {
  const cache = await caches.open(kept);
  if (await cache.match(url)) return;
  const answer = await fetch(url, { cache: "force-cache" });
  if (answer.ok) await cache.put(url, answer);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Errors here only mean that a file is not stored. The timeout matters, because the next release's worker waits for this one to finish.
 */
const keepAlive = (event: ExtendableEvent, keeping: Promise<unknown>) =>
  event.waitUntil(Promise.race([keeping.catch(() => {}), pause(longestKeeping)]));

type PageMessage = { readonly page: string; readonly parts: readonly string[] };

self.addEventListener("message", (event) => {
  if (savesData() || typeof event.data?.page !== "string") return;
  const { page, parts }: PageMessage = event.data;
  const own = parts.filter(
    (url) => url.startsWith(self.location.origin) && hashed.test(new URL(url).pathname),
  );
  const keepAll = async () => {
    const url = new URL(page, self.location.origin).href;
    await keepPage(url, await fetch(url));
    const cache = await caches.open(kept);
    // Storing a page that is seen again makes it the newest one.
    await Promise.all(own.filter(isData).map((part) => cache.delete(part)));
    await Promise.all(own.slice(0, mostParts).map(keepPart));
    await forgetOldest(isPicture, mostPictures);
    await forgetOldest(isData, mostPages);
  };
  keepAlive(event, keepAll());
});

async function visit(event: FetchEvent) {
  const { request } = event;
  const copy = () => caches.match(addressOf(request.url), { ignoreVary: true });
  // Sent without a signal of its own, which would make it another kind of request, and the host's log would lose the referrer.
  const answer = fetch(request);
  keepAlive(
    event,
    answer.then((each) => keepPage(request.url, each.clone())),
  );
  // A slow connection is not a lost one: without a copy the guest goes on waiting.
  const late = pause(slowAfter)
    .then(copy)
    .then(
      (found) => found ?? answer,
      () => answer,
    );
  try {
    return await Promise.race([answer, late]);
  } catch (failure) {
    const found = await copy();
    if (found) return found;
    // The card opens at its own address, so that its scripts match the page, and says there is no connection (pages/stay-card).
    if (await caches.match(new URL(CARD, self.location.origin).href))
      return Response.redirect(`${CARD}#offline`);
    throw failure;
  }
}

const part = async (request: Request) =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || request.headers.has("range"))
    return;
  if (request.mode === "navigate" && pathname.startsWith(`${BASE}/`))
    event.respondWith(visit(event));
  else if (hashed.test(pathname)) event.respondWith(part(request));
});

export {};
