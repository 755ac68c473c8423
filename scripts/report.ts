import { readFileSync } from 'node:fs';
import { z } from 'zod';

type Outcome = { passed: number; failed: number; skipped: number };

const count = z.number();
const jestReport = z.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numRuntimeErrorTestSuites: count,
});
const playwrightReport = z.object({
  // Errors outside tests: a file that could not run, a failed setup.
  errors: z.array(z.unknown()),
  stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
});

/** Reads the report of Jest; a file that could not run, or a missing report, counts as a failure. */
export const readJestReport = reader(jestReport, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests,
}));

/** Reads the report of Playwright; a flaky test, or a missing report, counts as failed. */
export const readPlaywrightReport = reader(playwrightReport, ({ errors, stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
}));

function reader<T>(schema: z.ZodType<T>, outcomeOf: (report: T) => Outcome) {
  return (path: string): Outcome => {
    try {
      return outcomeOf(schema.parse(JSON.parse(readFileSync(path, 'utf8'))));
    } catch {
      return { passed: 0, failed: 1, skipped: 0 };
    }
  };
}
