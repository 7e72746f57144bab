import type { Page } from "@playwright/test";

/** The addresses that the page asks for from here on, of those that match: a list that grows. */
export function requestsFor(page: Page, pattern: RegExp): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (pattern.test(request.url())) asked.push(request.url());
  });
  return asked;
}
