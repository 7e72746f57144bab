/** @jest-environment node */
import { checkCounts, jestCounts, lastLine, playwrightCounts, total } from "./counts";

test.each([
  [{ passed: 12, failed: 0, skipped: 0 }, "12 passed, 0 failed"],
  [{ passed: 0, failed: 3, skipped: 0 }, "0 passed, 3 failed"],
  [{ passed: 7, failed: 1, skipped: 2 }, "7 passed, 1 failed, 2 skipped"],
])("the last line says %j as one sentence", (counts, line) => {
  expect(lastLine(counts)).toBe(line);
});

test("a check counts as one test, passed or failed", () => {
  const sum = total([checkCounts(0), checkCounts(0), checkCounts(2)]);
  expect(sum).toEqual({ passed: 2, failed: 1, skipped: 0 });
});

const nothing = {
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};

test("a jest file that could not be run counts as a failure", () => {
  const report = { ...nothing, numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
  expect(jestCounts(1, report)).toEqual({ passed: 5, failed: 3, skipped: 0 });
});

test("pending and planned jest tests count as skipped", () => {
  const report = { ...nothing, numPassedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(jestCounts(0, report)).toEqual({ passed: 1, failed: 0, skipped: 3 });
});

test("a flaky end-to-end test passed in the end", () => {
  const report = { stats: { expected: 10, flaky: 1, unexpected: 2, skipped: 3 } };
  expect(playwrightCounts(1, report)).toEqual({ passed: 11, failed: 2, skipped: 3 });
});

test.each([
  ["jest", jestCounts],
  ["Playwright", playwrightCounts],
])("%s failing without a report is one failure, never a green run", (_, counts) => {
  expect(counts(1, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
