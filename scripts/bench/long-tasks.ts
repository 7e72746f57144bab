// @ts-nocheck
import { phone } from "./first-view";

/**
 * @typedef {object} LongTasks the longest pieces in which a slow phone's main thread was held up, in ms; 0 where none took over 50
 * @property {number} reading after loading, before the framework starts
 * @property {number} start while it starts
 * @property {number} after from then on, while the guest scrolls to the end and waits
 * @property {string} cause of the longest one after the start: the script it came from, or what the browser did
 */

const slowdown = 4;

/** After the last scroll nothing is left to come for so long (ms). */
const settledMs = 2000;

function watchTasks() {
  const tasks = [];
  Object.assign(globalThis, { longTasks: tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration });
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration, scripts } of list.getEntries()) {
      const [longest] = scripts.toSorted((a, b) => b.duration - a.duration);
      const cause = longest
        ? `${longest.invoker} ${longest.sourceURL.split("/").at(-1)} ${longest.sourceFunctionName}`
        : "style, layout or paint";
      tasks.push({ startTime, duration: 0, until: startTime + duration, cause });
    }
  }).observe({ type: "long-animation-frame", buffered: true });
}

/** Down the whole page in steps a thumb would take. */
async function scrollThrough() {
  const step = innerHeight * 0.8;
  for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
    scrollTo({ top, behavior: "instant" });
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} address
 * @returns {Promise<LongTasks>}
 */
export async function longTasks(browser, address) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchTasks);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(address, { waitUntil: "load" });
    const now = () => page.evaluate(() => performance.now());
    const loaded = await now();
    await page.waitForTimeout(settledMs / 2);
    const begun = await now();
    await page.evaluate(() => dispatchEvent(new Event("wheel")));
    await page.locator("html[data-live]").waitFor({ state: "attached" });
    // What the islands do in the same breath as they begin to listen is still the start.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const live = await now();
    await page.waitForTimeout(settledMs);
    await page.evaluate(scrollThrough);
    await page.waitForTimeout(settledMs);

    const tasks = await page.evaluate(() => globalThis.longTasks);
    const longest = (from, to) =>
      tasks
        .filter(({ startTime }) => startTime >= from && startTime < to)
        .reduce((worst, task) => (task.duration > worst.duration ? task : worst), {
          startTime: 0,
          duration: 0,
        });
    const after = longest(live, Infinity);
    const cause = tasks.find(
      ({ startTime, until }) => startTime <= after.startTime + 1 && until > after.startTime,
    )?.cause;
    return {
      reading: longest(loaded, begun).duration,
      start: longest(begun, live).duration,
      after: after.duration,
      cause: after.duration > 0 ? (cause ?? "style, layout or paint") : "-",
    };
  } finally {
    await context.close();
  }
}
