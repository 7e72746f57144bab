import type { Page } from "@playwright/test";
import { endTransitions } from "./transitions";

export type Theme = "light" | "dark";

/** The other theme at once, without the toggle: it lies under what is open, and takes the keyboard away from it. */
export async function turn(page: Page, theme: Theme) {
  await page.evaluate((dark) => {
    document.documentElement.classList.toggle("dark", dark);
  }, theme === "dark");
  await page.evaluate(endTransitions);
}
