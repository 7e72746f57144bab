import type { Page } from "@playwright/test";

/** Starts the scripts as a guest's first key does, and waits until the page is hydrated. */
export async function hydrate(page: Page) {
  await page.keyboard.press("Shift");
  await page.locator("html[data-hydrated]").waitFor();
}
