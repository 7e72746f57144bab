/** @jest-environment node */
import { checkCounts, jestCounts, lastLine, playwrightCounts, total } from "./counts";

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 2,
  numPendingTests: 2,
  numTodoTests: 1,
};
const stats = { expected: 10, flaky: 1, unexpected: 2, skipped: 3 };

test.each([
  ["checks", total([checkCounts(0), checkCounts(0), checkCounts(2)]), "2 passed, 1 failed"],
  [
    "a check of programs that are not all there",
    checkCounts(
      0,
      "nginx: all sound\ncaddy is not installed: not tested\nWebKit is missing: not tested\n",
    ),
    "1 passed, 0 failed, 2 skipped",
  ],
  ["jest, whose file could not be run", jestCounts(1, jestReport), "5 passed, 3 failed, 3 skipped"],
  ["Playwright", playwrightCounts(1, { stats }), "11 passed, 2 failed, 3 skipped"],
  ["jest without a report", jestCounts(1, undefined), "0 passed, 1 failed"],
  ["Playwright without a report", playwrightCounts(1, undefined), "0 passed, 1 failed"],
])("the last line of %s: %j is %s", (_, counts, line) => {
  expect(lastLine(counts)).toBe(line);
});
