import { runInNewContext } from "node:vm";
import { compileWorker } from "./service-worker";

const origin = "https://offline.test";
export const absolute = (url: string) => new URL(url, origin).href;

/** A mock of one cache, whose keys keep the order in which they were put. */
export const scriptsList = "/_next/static/chunks/scripts.json";

/** One cache, whose keys are in the order in which they were put. */
export function cache() {
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
    addAll: async (urls: string[]) => urls.forEach((url) => kept.set(at(url), new Response("{}"))),
    addresses: () => Array.from(kept.keys(), (url) => url.slice(origin.length)),
  };
}

type Listener = (event: object) => void;
type Kept = ReturnType<typeof cache>;

export function runWorker(store: Kept, fetched: (request: string) => Promise<Response>) {
  const listeners: Record<string, Listener> = {};
  runInNewContext(
    compileWorker("worker.ts", {
      RELEASE: "RELEASE",
      BASE: "",
      CARD: "CARD",
      PARTS: ["/_next/static/chunks/card.js"],
      SCRIPTS: scriptsList,
    }),
    {
      self: {
        navigator: {},
        location: { origin },
        skipWaiting: async () => {},
        addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
      },
      caches: { open: async () => store, match: store.match },
      fetch: (request: string | { url: string }) =>
        fetched(typeof request === "string" ? request : request.url),
      setTimeout: (work: () => void, after: number) => setTimeout(work, after),
      URL,
    },
  );
  return async (name: string, event: object = {}) => {
    const waiting: Promise<unknown>[] = [];
    listeners[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => waiting.push(work) });
    await Promise.all(waiting);
  };
}
