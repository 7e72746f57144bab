import type { Page } from "@playwright/test";

/** What a page hears of the device's Back is a CloseWatcher's; called before the page is opened, it returns what presses Back. */
export async function deviceBack(page: Page) {
  await page.addInitScript(() => {
    const open = new Set<{ onclose: (() => void) | null }>();
    window.CloseWatcher = class {
      onclose: (() => void) | null = null;
      constructor() {
        open.add(this);
      }
      destroy() {
        open.delete(this);
      }
    };
    document.addEventListener("device-back", () => {
      const latest = [...open].at(-1);
      if (!latest) history.back();
      else {
        open.delete(latest);
        latest.onclose?.();
      }
    });
  });
  // In a task of its own: a step back that leaves the page would take the answer of this call with it.
  return () =>
    page.evaluate(() => void setTimeout(() => document.dispatchEvent(new Event("device-back"))));
}
