import { defineConfig } from '@playwright/test';
import { firefoxProjects } from './e2e/firefox/projects.ts';
import { phoneOnly } from './e2e/windows.ts';
import { findBrowser } from './scripts/browser.ts';

const executablePath = findBrowser();
/*
 * Which tests run where:
 * - `*.http.spec.ts` holds those that need no browser (`test` of e2e/http-test.ts), run once;
 * - of the others each runs once, in a wide window; tagged `@phone` in a narrow one instead, tagged
 *   `@desktop @phone` in both, as what it looks at depends on the width;
 * - e2e/firefox/projects.ts says what runs in Firefox as well, or in Firefox alone.
 */
const overHttp = /\.http\.spec\.ts$/;
const inChromium = { testIgnore: [overHttp, /e2e\/firefox\//] };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/stage/start.ts',
  fullyParallel: true,
  // More than cores: much of the time a test waits.
  workers: '150%',
  // For the trace, and to tell what fails from what fails at times: scripts/test.ts lets neither pass.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  // The file is named by scripts/test.ts, which sums the reports up.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  // Pages are made for the first time, several at once on a small machine: how long that takes is
  // never the subject of a test.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // Set by the global setup, which starts the site on a free port.
    baseURL: process.env.E2E_SITE_URL ?? '',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Recording costs a fifth of the time: only when a test is tried again.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'http',
      testMatch: overHttp,
      // A test that opens a page all the same fails.
      use: { launchOptions: { executablePath: '/no-browser-for-http-tests' } },
    },
    {
      name: 'desktop',
      ...inChromium,
      use: { viewport: { width: 1280, height: 900 } },
      grepInvert: phoneOnly,
    },
    {
      name: 'phone',
      ...inChromium,
      use: { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true },
      grep: /@phone/,
    },
    ...firefoxProjects,
  ],
});
