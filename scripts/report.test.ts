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
      success: true,
      ...changes,
    }),
  );

const playwrightReport = (stats: object = {}, errors: unknown[] = []) =>
  file(
    JSON.stringify({
      suites: [],
      errors,
      stats: { expected: 30, unexpected: 0, flaky: 0, skipped: 0, duration: 1.5, ...stats },
    }),
  );

describe('the report of Jest', () => {
  test('is counted', () => {
    const path = jestReport({ numFailedTests: 2, numPendingTests: 3 });
    expect(readJestReport(path)).toEqual({ passed: 40, failed: 2, skipped: 3 });
  });

  test('a file that could not run is a failure', () => {
    const path = jestReport({ numFailedTests: 1, numRuntimeErrorTestSuites: 2 });
    expect(readJestReport(path)).toEqual({ passed: 40, failed: 3, skipped: 0 });
  });
});

describe('the report of Playwright', () => {
  test('is counted', () => {
    const path = playwrightReport({ unexpected: 2, skipped: 3 });
    expect(readPlaywrightReport(path)).toEqual({ passed: 30, failed: 2, skipped: 3 });
  });

  test('a flaky test counts as failed', () => {
    const path = playwrightReport({ unexpected: 1, flaky: 2 });
    expect(readPlaywrightReport(path)).toEqual({ passed: 30, failed: 3, skipped: 0 });
  });

  test('a file that could not run, or a failed setup, is a failure', () => {
    const path = playwrightReport({ expected: 0 }, [{ message: 'Error: The build failed.' }]);
    expect(readPlaywrightReport(path)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe.each([
  ['Jest', readJestReport],
  ['Playwright', readPlaywrightReport],
])('a missing or invalid report of %s is a failure', (_name, read) => {
  const missing = { passed: 0, failed: 1, skipped: 0 };

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
