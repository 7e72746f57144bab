import type { Page } from "@playwright/test";
import { endTransitions } from "./transitions";

export type Theme = "light" | "dark";

/** Switches the theme without the toggle, which may be covered, and which would take the focus away from what is open. */
export async function turn(page: Page, theme: Theme) {
  await page.evaluate((dark) => {
    document.documentElement.classList.toggle("dark", dark);
  }, theme === "dark");
  await page.evaluate(endTransitions);
}
