export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
}

export interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
}

export const total = (all: readonly Counts[]) =>
  all.reduce(
    (sum, each) => ({
      passed: sum.passed + each.passed,
      failed: sum.failed + each.failed,
      skipped: sum.skipped + each.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/** A check that is either right or wrong counts as one test. */
export const checkCounts = (code: number): Counts =>
  code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };

/** A runner that failed without a failed test of its own (it could not start, say) counts as one failure. */
const agreeing = (code: number, counts: Counts) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/** jest's --json report; a file that could not be run at all is a failure too. */
export function jestCounts(code: number, report?: JestReport) {
  if (!report) return agreeing(code, total([]));
  return agreeing(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** Playwright's JSON report. A flaky test passed in the end. */
export function playwrightCounts(code: number, report?: PlaywrightReport) {
  if (!report) return agreeing(code, total([]));
  const { expected, flaky, unexpected, skipped } = report.stats;
  return agreeing(code, { passed: expected + flaky, failed: unexpected, skipped });
}

/** The line every test run ends with. */
export const lastLine = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
