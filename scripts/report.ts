import { readFileSync } from 'node:fs';
import { z } from 'zod';

type Outcome = { passed: number; failed: number; skipped: number };

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});
const playwrightReport = z.object({
  // Errors outside tests: a file that could not run, a failed setup.
  errors: z.array(z.unknown()),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** Reads the report of Jest; a file that could not run, or a missing report, counts as a failure. */
export function readJestReport(path: string): Outcome {
  const report = jestReport.safeParse(readJson(path));
  if (!report.success) return missing;
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } =
    report.data;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests,
  };
}

/** Reads the report of Playwright; a flaky test counts as failed. */
export function readPlaywrightReport(path: string): Outcome {
  const report = playwrightReport.safeParse(readJson(path));
  if (!report.success) return missing;
  const { errors, stats } = report.data;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

export function sum(...outcomes: Outcome[]): Outcome {
  return outcomes.reduce((total, outcome) => ({
    passed: total.passed + outcome.passed,
    failed: total.failed + outcome.failed,
    skipped: total.skipped + outcome.skipped,
  }));
}

const missing: Outcome = { passed: 0, failed: 1, skipped: 0 };

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
