import { defineConfig } from "@playwright/test";
import { fullOnly, isFull } from "./e2e/support/matrix";
import type { Options } from "./e2e/support/test";
import { findChromium, findShell } from "./lib/node/chromium";

const port = process.env.E2E_PORT ?? "4173";
const inCI = Boolean(process.env.CI);

/**
 * Chromium draws the lists below its address bar as two pages of their own for every window, seen or not: a third of the time.
 * The rest is what Playwright turns off; of two such lists a browser hears the last.
 */
const withoutFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "OptimizationHints",
];

const launchOptions = {
  executablePath: await findChromium(),
  args: [
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    // Debian's settings have a graphics card's work done, which is then played by the processor.
    "--disable-gpu",
    `--disable-features=${withoutFeatures.join(",")}`,
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** What asks of a way back, of paper, of caches and of the page's work what the shell does otherwise. */
const inWholeBrowser = /(back-forward|first-view|hydration|main-thread|print)\.spec\.ts$/;
const inShell = {
  launchOptions: { ...launchOptions, executablePath: findShell() ?? launchOptions.executablePath },
};

/**
 * What is about words, fields and steps: to these tests a picture is a fifth of the time, to decode and to draw. It keeps its place, and
 * is not fetched.
 */
const withoutPictures =
  /(amharic|booking-path|compare|date-words|ethiopian-day|faults-hostile|faults-scripts|forms|home-\w+|inner-pages|keyboard|motion|opened-states|plan|record-pages|reflow|reused-tab|resort-pages|resorts|rooms-and-people|screen-reader|shell|stay-[a-z-]+)\.spec\.ts$/;
const inBareShell = {
  launchOptions: {
    ...inShell.launchOptions,
    args: [...launchOptions.args, "--blink-settings=imagesEnabled=false"],
  },
};

const leftOut = isFull ? [] : [new RegExp(fullOnly)];

/** A test runs in both windows, unless its tag names the one it is meant for, or no window changes what it is about. */
const windows = [
  {
    window: "phone",
    grepInvert: [/@desktop/, ...leftOut],
    ignored: [/(faults-\w+|offline)\.spec\.ts$/],
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
  {
    window: "desktop",
    grepInvert: [/@phone/, ...leftOut],
    ignored: [],
    use: { viewport: { width: 1280, height: 800 } },
  },
];

/** A tab that a test before has used knows the site's files. */
const inFirstVisit = { reusesTab: false };

const kinds = [
  { kind: "", ignored: [inWholeBrowser, withoutPictures], use: inShell },
  { kind: ", without pictures", testMatch: withoutPictures, ignored: [], use: inBareShell },
  { kind: ", whole browser", testMatch: inWholeBrowser, ignored: [], use: inFirstVisit },
];

export default defineConfig<Options>({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: inCI,
  // As many as a small machine has cores: with tabs that are handed on a third one saves no time, and makes the tests wait for each other.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: inCI ? 1 : 0,
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    trace: "off",
    // A worker would answer in the place of what a test puts on the way; e2e/offline.spec.ts lets it in.
    serviceWorkers: "block",
    launchOptions,
  },
  projects: kinds.flatMap(({ kind, testMatch, ...of }) =>
    windows.map(({ window, grepInvert, ...as }) => ({
      name: window + kind,
      grepInvert,
      testMatch,
      testIgnore: [...of.ignored, ...as.ignored],
      use: { ...as.use, ...of.use },
    })),
  ),
  webServer: {
    command: "node --import tsx scripts/serve.ts",
    env: { PORT: port },
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.E2E_PORT,
  },
});
