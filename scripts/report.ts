import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** `failures` has the name of each failed test, and the first line of what it says. */
type Outcome = { passed: number; failed: number; skipped: number; failures: string[] };

const count = z.number();
const jestReport = z.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numRuntimeErrorTestSuites: count,
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});
const error = z.object({ message: z.string().default('') });
const suite = z.object({
  file: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          results: z.array(z.object({ errors: z.array(error) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(suite).default([]);
  },
});
const playwrightReport = z.object({
  // Errors outside tests: a file that could not run, a failed setup.
  errors: z.array(error),
  suites: z.array(suite),
  stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
});

/** Reads the report of Jest; a file that could not run, or a missing report, counts as a failure. */
export const readJestReport = reader(jestReport, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests,
  failures: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${name}: ${firstLine(message)}`] : [];
    return failed.map(
      (test) => `${name} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`,
    );
  }),
}));

/** Reads the report of Playwright; a flaky test, or a missing report, counts as failed. */
export const readPlaywrightReport = reader(playwrightReport, ({ errors, suites, stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
  failures: [...errors.map(({ message }) => firstLine(message)), ...suites.flatMap(failuresOf)],
}));

function failuresOf({ file, specs, suites }: z.infer<typeof suite>): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => {
        const message = results.flatMap(({ errors }) => errors)[0]?.message;
        return `[${projectName}] ${file} › ${title} (${status}): ${firstLine(message)}`;
      }),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** The first line of a message, without colours: the rest may be a whole page. */
const firstLine = (message = '') =>
  stripVTControlCharacters(message).trim().split('\n', 1)[0]?.slice(0, 300) ?? '';

function reader<T>(schema: z.ZodType<T>, outcomeOf: (report: T) => Outcome) {
  return (path: string): Outcome => {
    try {
      return outcomeOf(schema.parse(JSON.parse(readFileSync(path, 'utf8'))));
    } catch {
      return { passed: 0, failed: 1, skipped: 0, failures: [`No report in ${path}`] };
    }
  };
}
