import { spawnSync } from "node:child_process";
import puppeteer from "puppeteer-core";
import { Stop } from "@/lib/node/steps";
import { height, type Browser } from "./browser";

function findFirefox() {
  const names = [process.env.FIREFOX_PATH ?? [], "firefox-esr", "firefox"].flat();
  for (const name of names) {
    const { stdout } = spawnSync("which", [name], { encoding: "utf8" });
    if (stdout) return stdout.trim();
  }
  throw new Stop(
    "No Firefox was found: install it (apt-get install firefox-esr) or set FIREFOX_PATH.",
  );
}

/** Runs before the page's own scripts, so that no violation is missed. */
const reportViolations = `addEventListener("securitypolicyviolation", (violation) =>
  console.error("policy " + violation.effectiveDirective + " blocked " + violation.blockedURI))`;

/** Firefox reports this when the guest leaves while a file is still being fetched through the worker. */
const cancelled = "A ServiceWorker intercepted the request and encountered an unexpected error.";

/** Firefox 140 does not support the second command of a viewport, and has already run the first. */
function unlessOrientation(error: unknown) {
  if (!String(error).includes("setScreenOrientationOverride")) throw error;
}

/** Drives Firefox by WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox(),
    extraPrefsFirefox: { "media.autoplay.default": 0 },
  });
  const problems: string[] = [];
  return {
    name: "Firefox",
    problems,
    async openTab(width) {
      const page = await browser.newPage();
      await page.setViewport({ width, height }).catch(unlessOrientation);
      await page.evaluateOnNewDocument(reportViolations);
      page.on("console", (message) => {
        if (message.type() === "error" && !message.text().endsWith(cancelled))
          problems.push(`${message.text()} (${message.location().url ?? ""})`);
      });
      page.on("pageerror", (error) => problems.push(String(error)));
      return {
        open: (address) => page.goto(address, { waitUntil: "load" }),
        read: (expression) => page.evaluate(expression),
        async click(selector) {
          for (const each of await page.$$(selector))
            if (await each.isVisible()) return each.click();
        },
        pressEscape: () => page.keyboard.press("Escape"),
      };
    },
    close: () => browser.close(),
  };
}
