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

/** A runner that failed without a failed test (because it could not start, for example) counts as one failure. */
const agreeing = (code: number, counts: Counts) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/** The lines in which a check reports what it has skipped, because a program that it needs is not installed. */
export const notTested = (output: string) => output.match(/^.*: not tested$/gm) ?? [];

/** A check without tests of its own counts as one test, and so does each skipped part. */
export const checkCounts = (code: number, output = "") =>
  agreeing(code, { ...none, passed: code === 0 ? 1 : 0, skipped: notTested(output).length });

/** Reads jest's --json report; a file that could not run is a failure too. */
export const jestCounts = (code: number, report?: JestReport) =>
  agreeing(code, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });

/** Reads Playwright's JSON report, where a flaky test is one that passed in the end. */
export const playwrightCounts = (code: number, { stats }: Partial<PlaywrightReport> = {}) =>
  agreeing(code, {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  });

/** The last line of every test run. */
export const lastLine = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
