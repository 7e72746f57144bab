import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const everyRule = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What a theme can change; asking for nothing else in the second theme halves the time. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
}

/** What axe finds on the page as it stands, one line an element. */
export function axeFindings(page: Page): Promise<string[]> {
  return findings(new AxeBuilder({ page }).withTags(everyRule));
}

/** What axe finds in the page's colours alone. */
export function axeColourFindings(page: Page): Promise<string[]> {
  return findings(new AxeBuilder({ page }).withRules(rulesOfColour));
}
