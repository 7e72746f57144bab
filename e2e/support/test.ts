import { expect, test as base, type BrowserContext } from "@playwright/test";
import { configureTab, resetTab, openTab, type Tab } from "./reused-tab";

export type Options = {
  /** Whether the test takes over the tab of the one before; not where caches and a first visit are what it is about. */
  reusesTab: boolean;
};

type Fixtures = {
  tab: Tab;
  /** Names a problem that a test provokes on purpose; any other still fails it. */
  tolerate: (problem: RegExp) => void;
};

/**
 * No failures of ours: what a guest's next step cancels (a film's ranges, a prefetch), and the scripts that a browser
 * without them refuses.
 */
const harmless = ["net::ERR_ABORTED", "csp"];

/** The day on which every guest comes, at noon: the stays that the tests ask for lie after it. */
export const today = "2026-11-20";

/** Runs in the page: today is that day, and the clock goes on from there. */
function keepToday(day: string) {
  const shift = Date.parse(`${day}T12:00:00`) - Date.now();
  const now = Date.now.bind(Date);
  Date.now = () => now() + shift;
}

/** Writes down what a guest never sees and the owner should. */
async function watch(context: BrowserContext, problems: string[], origin: string) {
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (violation) => {
      console.error(`policy ${violation.effectiveDirective} blocked ${violation.blockedURI}`);
    });
  });
  context.on("console", (message) => {
    if (message.type() !== "error") return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) {
      problems.push(`request to another host: ${request.url()}`);
    }
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    if (!reason || !harmless.includes(reason))
      problems.push(`request failed: ${request.url()} ${reason}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
}

/**
 * The test of every spec: it fails on what a guest never sees and the owner should, namely errors in the console,
 * uncaught errors, failed requests, requests to other hosts and violations of the security policy.
 */
export const test = base.extend<Options & Fixtures, { lastTab: { tab?: Tab } }>({
  reusesTab: [true, { option: true }],
  lastTab: [
    async ({}, provide) => {
      await provide({});
    },
    { scope: "worker" },
  ],
  tab: async (
    {
      actionTimeout,
      baseURL,
      browser,
      bypassCSP,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      lastTab,
      locale,
      reusesTab,
      serviceWorkers,
      timezoneId,
      viewport,
    },
    provide,
    info,
  ) => {
    const {
      reducedMotion = null,
      forcedColors = null,
      contrast = null,
      ...others
    } = contextOptions;
    const media = { media: null, colorScheme, reducedMotion, forcedColors, contrast };
    const key = JSON.stringify({
      ...others,
      bypassCSP,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      serviceWorkers,
      timezoneId,
    });
    const { tab: last } = lastTab;
    const taken = reusesTab && last?.key === key ? last : undefined;
    if (!taken) await last?.context.close();
    lastTab.tab = undefined;
    if (taken) await configureTab(taken, { viewport, media, actionTimeout: actionTimeout ?? 0 });
    const tab =
      taken ??
      (await openTab(browser, key, async (context, problems) => {
        await watch(context, problems, new URL(baseURL ?? "").origin);
        await context.addInitScript(keepToday, today);
      }));
    tab.problems.length = 0;
    await provide(tab);
    if (!reusesTab || tab.spent || tab.page.isClosed() || info.status !== info.expectedStatus) {
      await tab.context.close();
      return;
    }
    await resetTab(tab);
    lastTab.tab = tab;
  },
  context: ({ tab }, provide) => provide(tab.context),
  page: ({ tab }, provide) => provide(tab.page),
  tolerate: [
    async ({ tab }, provide) => {
      const tolerated: RegExp[] = [];
      await provide((problem) => tolerated.push(problem));
      const unexpected = tab.problems.filter((text) => !tolerated.some((each) => each.test(text)));
      expect(unexpected, "what went wrong behind the page").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
