// @ts-nocheck
/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const none = { passed: 0, failed: 0, skipped: 0 };

/** @param {Counts[]} all */
export function total(all) {
  const sum = (key) => all.reduce((before, counts) => before + counts[key], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

/** A check that is either right or wrong counts as one test. */
export function checkCounts(code) {
  return code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 };
}

/** A runner that failed without a failed test of its own (it could not start, say) counts as one failure. */
function agreeing(code, counts) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** jest's --json report; a file that could not be run at all is a failure too. */
export function jestCounts(code, report) {
  return agreeing(code, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

/** Playwright's JSON report. A flaky test passed in the end. */
export function playwrightCounts(code, report) {
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
  return agreeing(code, { passed: expected + flaky, failed: unexpected, skipped });
}

/** The line every test run ends with. @param {Counts} counts */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
}
