import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "playwright";

/** How much slower than this machine's the processor of a middling phone is, and that of an old one. */
export const slowdown = 4;
const oldPhone = 8;
const metrics = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/** From load to the first sign of intent, and from there to the end of the visit, in ms: the scripts start half a second after the sign. */
const readingMs = 1500;
const startMs = 2500;
const pollMs = 250;

/** A task that takes longer (ms) is a long one, and what it takes beyond that is blocking time (web.dev/articles/tbt). */
const longTaskMs = 50;

/**
 * Runs in the page: the title becomes the longest task after the sign of intent and the blocking time of the whole visit, in ms. As text,
 * so that a compiler adds nothing to it.
 */
const watch = `(() => {
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask", buffered: true });
  addEventListener("load", () => setTimeout(() => {
    const sign = performance.now();
    dispatchEvent(new Event("scroll"));
    setTimeout(() => {
      const after = tasks.filter(({ startTime }) => startTime >= sign);
      const longest = Math.max(0, ...after.map(({ duration }) => Math.round(duration)));
      const blocking = tasks.reduce((sum, { duration }) => sum + Math.round(duration) - ${longTaskMs}, 0);
      document.title = "measured " + longest + " " + blocking;
    }, ${startMs});
  }, ${readingMs}));
})()`;

/**
 * The tasks of one visit on a phone. Whoever attaches to a page with the protocol's Runtime domain, as a page of Playwright's
 * and Lighthouse do, has V8 look up a place in the source for every Error that React makes as it loads: half a long task. This asks for
 * a page that Playwright does not attach to, and does without that domain.
 */
async function visit(browser: Browser, address: string, rate: number) {
  const all = await browser.newBrowserCDPSession();
  const { browserContextId } = await all.send("Target.createBrowserContext");
  try {
    const { targetId } = await all.send("Target.createTarget", {
      url: "about:blank",
      browserContextId,
    });
    const { sessionId } = await all.send("Target.attachToTarget", { targetId, flatten: false });
    const orders: readonly (readonly [method: string, params?: object])[] = [
      ["Page.enable"],
      ["Emulation.setDeviceMetricsOverride", metrics],
      ["Emulation.setCPUThrottlingRate", { rate }],
      ["Page.addScriptToEvaluateOnNewDocument", { source: watch }],
      ["Page.navigate", { url: address }],
    ];
    for (const [id, [method, params = {}]] of orders.entries()) {
      const answered = new Promise<void>((resolve, reject) => {
        all.on("Target.receivedMessageFromTarget", ({ message: answer }) => {
          if (answer.startsWith(`{"id":${id},"error"`)) reject(new Error(`${method}: ${answer}`));
          else if (answer.startsWith(`{"id":${id},`)) resolve();
        });
      });
      const message = JSON.stringify({ id, method, params });
      await all.send("Target.sendMessageToTarget", { sessionId, message });
      await answered;
    }
    for (let waited = 0; waited < 30_000; waited += pollMs) {
      const { targetInfo } = await all.send("Target.getTargetInfo", { targetId });
      const [, longest, blocking] = /^measured (\d+) (\d+)$/.exec(targetInfo.title) ?? [];
      if (longest && blocking) return { longest: Number(longest), blocking: Number(blocking) };
      await pause(pollMs);
    }
    throw new Error(`${address} has not come to its end within 30 s.`);
  } finally {
    await all.send("Target.disposeBrowserContext", { browserContextId });
    await all.detach();
  }
}

/**
 * What the start of a page costs, in ms: the longest task where it starts in a guest's first pause, and the blocking time of a visit that
 * starts as the page loads, because its address carries a stay.
 */
export async function startCost(browser: Browser, address: string) {
  const { longest } = await visit(browser, address, slowdown);
  return {
    longestTask: longest,
    blocking: await blockingTime(browser, address),
    blockingAt8x: await blockingTime(browser, address, oldPhone),
  };
}

/** The blocking time of a visit with a stay in its address, in ms. */
export async function blockingTime(browser: Browser, address: string, rate = slowdown) {
  const { blocking } = await visit(browser, `${address}?adult=2`, rate);
  return blocking;
}
