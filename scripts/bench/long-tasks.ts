import type { Browser } from "playwright";
import { onPhone, startFramework } from "./phone";

type Task = { startTime: number; duration: number };
type Script = { duration: number; invoker: string; sourceURL: string; sourceFunctionName: string };
type Frame = Task & { scripts: Script[] };

declare global {
  interface Window {
    longTasks: { tasks: Task[]; frames: (Task & { cause: string })[] };
  }
}

const none: Task = { startTime: 0, duration: 0 };

/** After the last scroll nothing is left to come for so long (ms). */
const settledMs = 2000;

function watchTasks() {
  window.longTasks = { tasks: [], frames: [] };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.longTasks.tasks.push({ startTime, duration });
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, duration, scripts }: Frame = entry.toJSON();
      const [longest] = scripts.toSorted((a, b) => b.duration - a.duration);
      const cause = longest
        ? `${longest.invoker} ${longest.sourceURL.split("/").at(-1)} ${longest.sourceFunctionName}`
        : "";
      window.longTasks.frames.push({ startTime, duration, cause });
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
 * The longest pieces in which a slow phone's main thread was held up, in ms; 0 where none took over 50. `reading`: after loading,
 * before the framework starts; `start`: while it starts; `after`: from then on, while the guest scrolls to the end and waits.
 */
export function longTasks(browser: Browser, address: string) {
  return onPhone(browser, { slowdown: 4 }, async (page) => {
    await page.addInitScript(watchTasks);
    await page.goto(address, { waitUntil: "load" });
    const now = () => page.evaluate(() => performance.now());
    const loaded = await now();
    await page.waitForTimeout(settledMs / 2);
    const begun = await now();
    await startFramework(page);
    // What the islands do in the same breath as they begin to listen is still the start.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const live = await now();
    await page.waitForTimeout(settledMs);
    await page.evaluate(scrollThrough);
    await page.waitForTimeout(settledMs);

    const { tasks, frames } = await page.evaluate(() => window.longTasks);
    const longest = (from: number, to: number) =>
      tasks
        .filter(({ startTime }) => startTime >= from && startTime < to)
        .reduce((worst, task) => (task.duration > worst.duration ? task : worst), none);
    const after = longest(live, Infinity);
    const frame = frames.find(
      ({ startTime, duration }) =>
        startTime <= after.startTime + 1 && startTime + duration > after.startTime,
    );
    return {
      reading: longest(loaded, begun).duration,
      start: longest(begun, live).duration,
      after: after.duration,
      cause: after.duration > 0 ? frame?.cause || "style, layout or paint" : "-",
    };
  });
}
