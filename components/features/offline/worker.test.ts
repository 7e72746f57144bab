/** @jest-environment node */
import { absolute, cache, runWorker } from "./run-worker";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A worker under test; each page has its own data, some pictures, and a script that all share. */
async function startWorker() {
  const store = cache();
  const page = (place: number) => `/pages/${place}/`;
  const data = (place: number) => `/_next/static/RELEASE/${place}.js`;
  const shared = "/_next/static/chunks/shared.js";
  const pictures = (place: number) =>
    Array.from({ length: 20 }, (_, each) => `/pictures/${place}-${each}.avif`);
  const send = runWorker(store, async () => new Response("RELEASE"));
  await send("install");
  return {
    addresses: store.addresses,
    page,
    data,
    shared,
    visit: (place: number) => {
      const parts = [shared, data(place), ...pictures(place)].map(absolute);
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
