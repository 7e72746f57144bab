import type { Browser, BrowserContext, CDPSession, Page, ViewportSize } from "@playwright/test";

/*
 * A page costs a new tab three times what it costs a used one: a renderer starts, and every script is fetched and compiled anew. So a
 * test hands its tab on, as it has found it. Playwright's own way to do so (`reuseContext`) empties the caches too, and gains little.
 */

export type Tab = {
  /** The options it was opened with. */
  key: string;
  context: BrowserContext;
  page: Page;
  client: CDPSession;
  /** What has gone wrong behind its pages. */
  problems: string[];
  /** Takes back what a test has asked of the tab for all its pages to come. */
  undo: (() => unknown)[];
  /** Whether a test has done what cannot be taken back. */
  spent: boolean;
};

/** Calls `after` with what each call of one of these methods was given, and has returned. */
function follow(
  target: object,
  names: readonly string[],
  after: (given: unknown[], returned: unknown) => void,
) {
  for (const name of names) {
    const method: unknown = Reflect.get(target, name);
    if (typeof method !== "function") throw new Error(`Playwright has no ${name} any more.`);
    const value = (...given: unknown[]): unknown => {
      const returned: unknown = Reflect.apply(method, target, given);
      after(given, returned);
      return returned;
    };
    Object.defineProperty(target, name, { value });
  }
}

const call = (target: unknown, method: string, given: unknown[] = []): unknown =>
  Reflect.apply(Reflect.get(Object(target), method), target, given);

/** What a tab can take over of the options of a test. */
export type Window = {
  viewport: ViewportSize | null;
  media: Parameters<Page["emulateMedia"]>[0];
  /** How long (ms) an action may take; 0 for as long as the test. */
  actionTimeout: number;
};

/** Opens a tab with the options of the test that runs. */
export async function openTab(
  browser: Browser,
  key: string,
  prepare: (context: BrowserContext, problems: string[]) => Promise<void>,
): Promise<Tab> {
  const context = await browser.newContext();
  const problems: string[] = [];
  await prepare(context, problems);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const tab: Tab = { key, context, page, client, problems, undo: [], spent: false };
  for (const target of [context, page]) {
    const disposable = ["addInitScript", "exposeBinding", "exposeFunction"];
    follow(target, disposable, (_, made) => {
      tab.undo.push(async () => call(await made, "dispose"));
    });
    follow(target, ["on", "once"], (given) => {
      tab.undo.push(() => call(target, "off", given));
    });
  }
  follow(context, ["newCDPSession"], (_, session) => {
    tab.undo.push(async () => {
      try {
        await call(await session, "detach");
      } catch {
        // The test has done so itself.
      }
    });
  });
  follow(context, ["grantPermissions"], () => tab.undo.push(() => context.clearPermissions()));
  follow(context, ["setOffline"], () => tab.undo.push(() => context.setOffline(false)));
  follow(context.clock, ["install", "setFixedTime", "setSystemTime"], () => {
    tab.spent = true;
  });
  return tab;
}

/** Gives a tab that another test has used the window of the one that runs. */
export async function configureTab({ context, page }: Tab, window: Window) {
  const { viewport, media, actionTimeout } = window;
  context.setDefaultTimeout(actionTimeout);
  await page.emulateMedia(media);
  if (viewport) await page.setViewportSize(viewport);
}

/** Leaves a tab as it was opened: nothing stored, no way back, no other tab beside it, the pointer outside of it. */
export async function resetTab(tab: Tab) {
  const { context, page, client } = tab;
  for (const other of context.pages()) {
    if (other !== page) await other.close();
  }
  for (const undo of tab.undo.splice(0)) await undo();
  // An answer that a test has put off comes to nothing, as in a tab that is closed.
  for (const target of [page, context]) await target.unrouteAll({ behavior: "ignoreErrors" });
  // A page of the site without scripts: only from there can its stores be emptied.
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await client.send("Page.resetNavigationHistory");
  await page.mouse.move(-1, -1);
}
