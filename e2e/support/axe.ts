import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { endTransitions } from "./transitions";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Half of what the package's own `source` is, and so half of what each page has to read. */
const source = readFileSync(path.join(process.cwd(), "node_modules/axe-core/axe.min.js"), "utf8");

const everyRule = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What a theme can change; asking for nothing else in the second theme halves the time. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/**
 * Axe itself, fetched into the page once: its wrapper brings it again for every question, and has every element described that
 * passes, which takes twice as long. Frames are other hosts' pages.
 */
async function findings(page: Page, ask: axe.RunOnly): Promise<string[]> {
  await page.evaluate(endTransitions);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({
      runOnly,
      // Whoever speaks to the browser says what they read; the rule is not on by itself.
      rules: { "label-content-name-mismatch": { enabled: runOnly.type === "tag" } },
      resultTypes: ["violations"],
      iframes: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
    );
  }, ask);
}

/** What axe finds on the page as it stands, one line an element. */
export function axeFindings(page: Page): Promise<string[]> {
  return findings(page, { type: "tag", values: everyRule });
}

/** What axe finds in the page's colours alone. */
export function axeColourFindings(page: Page): Promise<string[]> {
  return findings(page, { type: "rule", values: rulesOfColour });
}
