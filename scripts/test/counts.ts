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

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

export const total = (all: readonly Counts[]) =>
  all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    none,
  );

/** A runner that failed without a failed test of its own (it could not start, say) counts as one failure. */
const agreeing = (code: number, counts: Counts) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/** The lines in which a check says what it has left out, because a program that it asks is not installed. */
export const notTested = (output: string) => output.match(/^.*: not tested$/gm) ?? [];

/** A check that is either right or wrong counts as one test, and so does each thing that it has left out. */
export const checkCounts = (code: number, output = "") =>
  agreeing(code, { ...none, passed: code === 0 ? 1 : 0, skipped: notTested(output).length });

/** jest's --json report; a file that could not be run at all is a failure too. */
export const jestCounts = (code: number, report?: JestReport) =>
  agreeing(code, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });

/** Playwright's JSON report. A flaky test passed in the end. */
export const playwrightCounts = (code: number, { stats }: Partial<PlaywrightReport> = {}) =>
  agreeing(code, {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  });

/** The line every test run ends with. */
export const lastLine = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
