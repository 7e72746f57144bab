/** @jest-environment node */
import { absolute, cache, runWorker, scriptsList } from "./run-worker";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("a page that does not answer", () => {
  async function ask(keeps: boolean) {
    const store = cache();
    if (keeps) await store.put("/about/", new Response("kept"));
    let answer: (response: Response) => void = () => {};
    const send = runWorker(store, () => new Promise((resolve) => (answer = resolve)));
    const guest = { shown: "", ended: false };
    const show = async (page: Promise<Response>) => (guest.shown = await (await page).text());
    const request = {
      method: "GET",
      mode: "navigate",
      url: absolute("/about/"),
      headers: new Map(),
    };
    const event = { request, respondWith: (page: Promise<Response>) => void show(page) };
    void send("fetch", event).then(() => (guest.ended = true));
    const keptText = async () => (await store.match("/about/"))?.text();
    return { guest, keptText, answer: () => answer(new Response("RELEASE anew")) };
  }
  const seconds = (many: number) => jest.advanceTimersByTimeAsync(many * 1_000);

  test("gives way to its copy after five seconds, and the answer is kept when it comes", async () => {
    const { guest, keptText, answer } = await ask(true);
    await seconds(4.9);
    expect(guest.shown).toBe("");
    await seconds(0.2);
    expect(guest.shown).toBe("kept");
    answer();
    await seconds(0);
    expect([guest.shown, await keptText(), guest.ended]).toEqual(["kept", "RELEASE anew", true]);
  });

  test("is waited for where there is no copy", async () => {
    const { guest, keptText, answer } = await ask(false);
    await seconds(100);
    expect(guest.shown).toBe("");
    answer();
    await seconds(0);
    expect([guest.shown, await keptText()]).toEqual(["RELEASE anew", "RELEASE anew"]);
  });

  test("is shown as it comes where it comes in time", async () => {
    const { guest, answer } = await ask(true);
    await seconds(4);
    answer();
    await seconds(10);
    expect(guest.shown).toBe("RELEASE anew");
  });

  test("keeps no worker of the next release waiting for good", async () => {
    const { guest } = await ask(true);
    await seconds(29);
    expect(guest.ended).toBe(false);
    await seconds(2);
    expect(guest.ended).toBe(true);
  });
});

test("a page is kept with the scripts that it starts with, though it has not asked for them", async () => {
  const store = cache();
  const script = "/_next/static/chunks/late.js";
  await store.put(scriptsList, new Response(JSON.stringify({ "/about/": [script] })));
  const send = runWorker(store, async () => new Response("RELEASE"));
  const request = {
    method: "GET",
    mode: "navigate",
    url: absolute("/about/?from=memory"),
    headers: new Map(),
  };
  await send("fetch", { request, respondWith: () => {} });
  expect(store.addresses()).toEqual([scriptsList, script, "/about/"]);
});
