import type { Page } from "@playwright/test";

/**
 * Mocks CloseWatcher, which reports the device's Back to a page; call it before the page is opened. Returns a function that presses Back.
 */
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
  // Runs in a task of its own, because a step back that leaves the page would abort this call.
  return () =>
    page.evaluate(() => void setTimeout(() => document.dispatchEvent(new Event("device-back"))));
}
