import type { Page } from "@playwright/test";

/** Mocks the Network Information API, which Chrome on Android has. */
export const connectWith = (
  page: Page,
  connection: { readonly saveData?: boolean; readonly effectiveType?: string },
) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, "connection", { value }),
    connection,
  );
