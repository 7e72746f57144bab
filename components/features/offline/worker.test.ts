/** @jest-environment node */
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";

const origin = "https://adey.example";
const absolute = (url: string) => new URL(url, origin).href;

/** One cache, whose keys stand in the order in which they were put. */
function cache() {
  const kept = new Map<string, Response>();
  const at = (key: string | { url: string }) => absolute(typeof key === "string" ? key : key.url);
  return {
    match: async (key: string | { url: string }) => kept.get(at(key))?.clone(),
    keys: async () => Array.from(kept.keys(), (url) => ({ url })),
    delete: async (key: string | { url: string }) => kept.delete(at(key)),
    put: async (key: string, answer: Response) => {
      kept.delete(at(key));
      kept.set(at(key), answer);
    },
    addAll: async (urls: string[]) => urls.forEach((url) => kept.set(at(url), new Response(""))),
    addresses: () => Array.from(kept.keys(), (url) => url.slice(origin.length)),
  };
}

/** The worker among the guest's pages: each has data of its own, some pictures, and a script that it shares. */
async function startWorker() {
  const store = cache();
  const listeners: Record<string, (event: object) => void> = {};
  const page = (place: number) => `/pages/${place}/`;
  const data = (place: number) => `/_next/static/RELEASE/${place}.js`;
  const shared = "/_next/static/chunks/shared.js";
  const pictures = (place: number) =>
    Array.from({ length: 20 }, (_, each) => `/pictures/${place}-${each}.avif`);
  const fetched = async (url: string) => {
    const [, place] = /\/pages\/(\d+)\//.exec(url) ?? [];
    const script = place && `<script id="route-data" src="${data(Number(place))}"></script>`;
    return new Response(`RELEASE ${script}`);
  };
  runInNewContext(
    readFileSync("components/features/offline/worker.js", "utf8").replace('"BASE"', '""'),
    {
      self: {
        navigator: {},
        location: { origin },
        skipWaiting: async () => {},
        addEventListener: (name: string, listener: (event: object) => void) => {
          listeners[name] = listener;
        },
      },
      caches: { open: async () => store },
      PARTS: ["/_next/static/chunks/card.js"],
      fetch: fetched,
      URL,
    },
  );
  const send = async (name: string, event: object) => {
    const waiting: Promise<unknown>[] = [];
    listeners[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => waiting.push(work) });
    await Promise.all(waiting);
  };
  await send("install", {});
  return {
    addresses: store.addresses,
    page,
    data,
    shared,
    visit: (place: number) => {
      const parts = [shared, ...pictures(place)].map(absolute);
      return send("message", { data: { page: page(place), parts } });
    },
  };
}

test("of many pages the last ones are kept, with their data, and so many pictures", async () => {
  const { addresses, page, data, shared, visit } = await startWorker();
  for (let place = 1; place <= 40; place++) await visit(place);
  const kept = addresses();
  const last = Array.from({ length: 30 }, (_, each) => each + 11);
  expect(kept.filter((each) => each.startsWith("/pages/"))).toEqual(last.map(page));
  expect(kept.filter((each) => each.includes("/RELEASE/"))).toEqual(last.map(data));
  expect(kept).toEqual(expect.arrayContaining(["/CARD", "/_next/static/chunks/card.js", shared]));
  const pictures = kept.filter((each) => each.startsWith("/pictures/"));
  expect(pictures).toHaveLength(300);
  expect(pictures[0]).toBe("/pictures/26-0.avif");
});

test("a page that is seen again is none of the oldest, and its data stays with it", async () => {
  const { addresses, page, data, visit } = await startWorker();
  for (let place = 1; place <= 30; place++) await visit(place);
  await visit(1);
  await visit(31);
  expect(addresses()).toEqual(expect.arrayContaining([page(1), data(1), page(31)]));
  expect(addresses()).not.toContain(page(2));
  expect(addresses()).not.toContain(data(2));
});
