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

/** Half of the size of the package's own `source`. */
const source = readFileSync(path.join(process.cwd(), "node_modules/axe-core/axe.min.js"), "utf8");

const everyRule = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Only these rules depend on colours, and checking nothing else in the second theme halves the time. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/**
 * Loads axe into the page once: its wrapper loads it again for every check and reports every passing element, which takes twice as long.
 * Frames are other hosts' pages.
 */
async function findings(page: Page, ask: axe.RunOnly): Promise<string[]> {
  await page.evaluate(endTransitions);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({
      runOnly,
      // This rule is off by default, but without a language screen readers do not know how to read the page.
      rules: { "label-content-name-mismatch": { enabled: runOnly.type === "tag" } },
      resultTypes: ["violations"],
      iframes: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
    );
  }, ask);
}

/** Returns axe's findings on the current page, one line an element. */
export function axeFindings(page: Page): Promise<string[]> {
  return findings(page, { type: "tag", values: everyRule });
}

/** Returns axe's findings about colours only. */
export function axeColourFindings(page: Page): Promise<string[]> {
  return findings(page, { type: "rule", values: rulesOfColour });
}
