import { readFileSync } from 'node:fs';
import { z } from 'zod';

type Outcome = { passed: number; failed: number; skipped: number };

const count = z.number();
const missing: Outcome = { passed: 0, failed: 1, skipped: 0 };

/** Reads the report of Jest; a file that could not run, or a missing report, counts as a failure. */
export const readJestReport = reader(
  z.object({
    numPassedTests: count,
    numFailedTests: count,
    numPendingTests: count,
    numRuntimeErrorTestSuites: count,
  }),
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  }),
);

/** Reads the report of Playwright; a flaky test, or a missing report, counts as failed. */
export const readPlaywrightReport = reader(
  z.object({
    // Errors outside tests: a file that could not run, a failed setup.
    errors: z.array(z.unknown()),
    stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
  }),
  ({ errors, stats: { expected, unexpected, flaky, skipped } }) => ({
    passed: expected,
    failed: unexpected + flaky + errors.length,
    skipped,
  }),
);

export function sum(...outcomes: Outcome[]): Outcome {
  return outcomes.reduce((total, outcome) => ({
    passed: total.passed + outcome.passed,
    failed: total.failed + outcome.failed,
    skipped: total.skipped + outcome.skipped,
  }));
}

function reader<T>(schema: z.ZodType<T>, outcomeOf: (report: T) => Outcome) {
  return (path: string): Outcome => {
    try {
      return outcomeOf(schema.parse(JSON.parse(readFileSync(path, 'utf8'))));
    } catch {
      return missing;
    }
  };
}
