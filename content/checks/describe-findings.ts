import type { CheckFacts } from "./check-facts";
import type { Group } from "./finding";

export function countThings(groups: readonly Group[]): number {
  return groups.flatMap(({ findings }) => findings).reduce((sum, { things }) => sum + things, 0);
}

/** Writes what npm run build ends with and, without its advice, npm run check. */
export function countLine(count: number, advice = ""): string {
  if (count === 0) return "Well done: nothing is a placeholder any more, and nothing is unset.";
  const things =
    count === 1 ? "1 thing is still a placeholder" : `${count} things are still placeholders`;
  return `${things} or unset${advice}.`;
}

/** Stories with a later date are neither faults nor placeholders, but an owner may look for them. */
export function describeWaiting(waiting: CheckFacts["waiting"]): string {
  return waiting
    .map(
      ({ id, date }) =>
        `content/records/stories/${id}.md is waiting for its day: the first build on or after ${date} will show it.`,
    )
    .join("\n");
}

export function describe(groups: readonly Group[]): string {
  return groups
    .map(({ title, findings }) => {
      const described = findings.flatMap(({ where, lines, meaning }) => [
        `  ${where}`,
        ...lines.map((line) => `    ${line}`),
        `    → ${meaning}`,
      ]);
      return [title, ...described, ""].join("\n");
    })
    .join("\n");
}
