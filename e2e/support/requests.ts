import type { Page } from "@playwright/test";

/** Records the matching requests of the page from here on, in a list that grows. */
export function requestsFor(page: Page, pattern: RegExp): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (pattern.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Blocks the matching requests of the page from here on. Returns a function that lets them continue. */
export async function holdRequests(page: Page, pattern: Parameters<Page["route"]>[0]) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Answers a page's address with what comes before its <main>, as an interrupted download would. */
export async function breakOffBeforeMain(page: Page, address: string): Promise<void> {
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const [start] = (await response.text()).split("<main");
    await route.fulfill({ response, body: start });
  });
}
