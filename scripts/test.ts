/* `npm test`: check, unit tests, end-to-end tests; then one line with the sums of their reports. */
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBrowser, findFirefox, findWebKit } from './browsers.ts';
import { runNode } from './process.ts';
import { ensureServers, hasJava } from './programs.ts';
import { readJestReport, readPlaywrightReport } from './report.ts';

const reports = { jest: 'test-results/jest.json', playwright: 'test-results/playwright.json' };

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
// Hundreds of processes start; with compiled code each takes two thirds of the processor time.
process.env.NODE_COMPILE_CACHE ??= resolve('test-results/compile-cache');

const options = ['--experimental-vm-modules', '--no-warnings'];
const jest = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${reports.jest}`];
const codes = [
  await step('Check: lint, types, unused code', () => runNode(['scripts/check.ts'])),
  await step('Unit and component tests', () => runNode([...options, ...jest])),
  await step('End-to-end tests', async () => {
    await ensureServers();
    if (!findFirefox()) console.log('No Firefox 153 or newer: the tests in it are not run.');
    if (!findWebKit()) console.log('No WebKitGTK: the tests in it are not run.');
    if (!hasJava()) console.log('No Java: the test of the Nu HTML Checker is skipped.');
    return runNode(['node_modules/@playwright/test/cli.js', 'test'], {
      CHROMIUM_PATH: await ensureBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright,
    });
  }),
];

const results = [readJestReport(reports.jest), readPlaywrightReport(reports.playwright)];
// Far above this line, or cut off: a log of CI may have its last lines only.
for (const failure of results.flatMap(({ failures }) => failures.slice(0, 20))) {
  console.log(`\nFailed: ${failure}`);
}
const sum = (kind: 'passed' | 'failed' | 'skipped') =>
  results.reduce((total, result) => total + result[kind], 0);
const [failed, skipped] = [sum('failed'), sum('skipped')];
console.log(
  `\n${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exit(failed > 0 || codes.some((code) => code !== 0) ? 1 : 0);

async function step(title: string, run: () => Promise<number>): Promise<number> {
  console.log(`\n— ${title}`);
  const begin = Date.now();
  const code = await run();
  const seconds = Math.round((Date.now() - begin) / 1000);
  console.log(`— ${title}: ${code === 0 ? 'done' : 'FAILED'} in ${seconds} s`);
  return code;
}
