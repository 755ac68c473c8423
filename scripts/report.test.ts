import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readJestReport, readPlaywrightReport } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true }));

let written = 0;

function file(content: string): string {
  written += 1;
  const path = join(folder, `${written}.json`);
  writeFileSync(path, content);
  return path;
}

const jestReport = (changes: object = {}) =>
  file(
    JSON.stringify({
      numPassedTests: 40,
      numFailedTests: 0,
      numPendingTests: 0,
      numRuntimeErrorTestSuites: 0,
      testResults: [],
      success: true,
      ...changes,
    }),
  );

const playwrightReport = (stats: object = {}, errors: unknown[] = [], suites: unknown[] = []) =>
  file(
    JSON.stringify({
      suites,
      errors,
      stats: { expected: 30, unexpected: 0, flaky: 0, skipped: 0, duration: 1.5, ...stats },
    }),
  );

describe('the report of Jest', () => {
  test('is counted', () => {
    const path = jestReport({ numFailedTests: 2, numPendingTests: 3 });
    expect(readJestReport(path)).toEqual({ passed: 40, failed: 2, skipped: 3, failures: [] });
  });

  test('a file that could not run is a failure', () => {
    const path = jestReport({ numFailedTests: 1, numRuntimeErrorTestSuites: 2 });
    expect(readJestReport(path)).toEqual({ passed: 40, failed: 3, skipped: 0, failures: [] });
  });

  test('names what failed, with the first line of what it says', () => {
    const test = (status: string, failureMessages?: string[]) => ({
      fullName: `a ${status} test`,
      status,
      failureMessages,
    });
    const result = (name: string, message: string, ...assertionResults: unknown[]) => ({
      name,
      status: assertionResults.length === 0 ? 'failed' : 'passed',
      message,
      assertionResults,
    });
    const testResults = [
      result(
        '/a.test.ts',
        'all',
        test('passed', []),
        test('failed', ['\u001b[31mError: 1\u001b[39m\n2']),
      ),
      result('/b.test.ts', '\nCannot find module\n  at x', ...[]),
      result('/c.test.ts', '', test('pending'), test('failed')),
    ];
    expect(readJestReport(jestReport({ testResults })).failures).toEqual([
      '/a.test.ts › a failed test: Error: 1',
      '/b.test.ts: Cannot find module',
      '/c.test.ts › a failed test: ',
    ]);
  });
});

describe('the report of Playwright', () => {
  test('is counted', () => {
    const path = playwrightReport({ unexpected: 2, skipped: 3 });
    expect(readPlaywrightReport(path)).toEqual({ passed: 30, failed: 2, skipped: 3, failures: [] });
  });

  test('a flaky test counts as failed', () => {
    const path = playwrightReport({ unexpected: 1, flaky: 2 });
    expect(readPlaywrightReport(path)).toEqual({ passed: 30, failed: 3, skipped: 0, failures: [] });
  });

  test('a file that could not run, or a failed setup, is a failure', () => {
    const path = playwrightReport({ expected: 0 }, [{ message: 'Error: The build failed.\n at' }]);
    const failures = ['Error: The build failed.'];
    expect(readPlaywrightReport(path)).toEqual({ passed: 0, failed: 1, skipped: 0, failures });
  });

  test('names what failed or was flaky, at any depth, with the first line of what it says', () => {
    const spec = (title: string, status: string, ...messages: string[]) => {
      const results = messages.map((message) => ({ errors: [{ message }] }));
      return { title, tests: [{ projectName: 'http', status, results }] };
    };
    const inner = {
      file: 'a.spec.ts',
      specs: [spec('deep', 'flaky', `${'<p>'.repeat(200)}\nHTML`)],
    };
    const suites = [
      {
        file: 'a.spec.ts',
        specs: [spec('fine', 'expected'), spec('skip', 'skipped')],
        suites: [inner],
      },
      { file: 'b.spec.ts', specs: [spec('bad', 'unexpected', 'Error: 1\n2', 'Error: 3')] },
    ];
    expect(readPlaywrightReport(playwrightReport({}, [], suites)).failures).toEqual([
      `[http] a.spec.ts › deep (flaky): ${'<p>'.repeat(100)}`,
      '[http] b.spec.ts › bad (unexpected): Error: 1',
    ]);
  });
});

describe.each([
  ['Jest', readJestReport],
  ['Playwright', readPlaywrightReport],
])('a missing or invalid report of %s is a failure', (_name, read) => {
  const missing = {
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [expect.stringContaining('No report in ')],
  };

  test('no file', () => {
    expect(read(join(folder, 'absent.json'))).toEqual(missing);
  });

  test.each(['', '{"numPassedTests": 40, "sta', 'null', '[]', '{}', '{"stats":{}}'])(
    'the content %j',
    (content) => {
      expect(read(file(content))).toEqual(missing);
    },
  );

  test('counts that are not numbers', () => {
    expect(read(jestReport({ numPassedTests: '40' }))).toEqual(missing);
    expect(read(playwrightReport({ expected: '30' }))).toEqual(missing);
  });
});
