import type { CheckFacts } from "./check-facts";
import { placeholders } from "./placeholders";
import { countLine, countThings, describe, describeWaiting } from "./describe-findings";

export function siteReport(facts: CheckFacts, today: string, onlyCount: boolean): string {
  const groups = placeholders(facts, today);
  const count = countThings(groups);
  const parts = [
    ...(facts.waiting.length > 0 ? [describeWaiting(facts.waiting), ""] : []),
    ...(onlyCount || count === 0 ? [] : [describe(groups)]),
    countLine(count, onlyCount && count > 0 ? ": npm run check lists them" : ""),
  ];
  return parts.join("\n");
}
