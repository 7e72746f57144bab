import type { Page } from "@playwright/test";

/** Gives the page's browser a connection that its scripts can ask about, as Chrome on Android has one. */
export const connectWith = (
  page: Page,
  connection: { readonly saveData?: boolean; readonly effectiveType?: string },
) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, "connection", { value }),
    connection,
  );
