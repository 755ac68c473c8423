import { defineConfig } from '@playwright/test';
import { firefoxProjects, phoneOnly, translatedProjects, webkitProjects } from './e2e/projects.ts';
import type { Translation } from './e2e/translated/translate.ts';
import { chromiumArgs, findBrowser } from './scripts/browsers.ts';

const executablePath = findBrowser();
/*
 * Which tests run where:
 * - tests in `*.http.spec.ts` need no browser (`test` of e2e/http-test.ts) and run once;
 * - other tests run once, in a wide window; tests tagged `@phone` run in a narrow window instead; tests tagged
 *   `@desktop @phone` run in both, because the result depends on the width;
 * - e2e/projects.ts selects the tests that run in Firefox too, or only in Firefox, and the tests that run once more in
 *   pages that a browser translates;
 * - tests in e2e/webkit run in WebKitGTK, over WebDriver.
 */
const overHttp = /\.http\.spec\.ts$/;
const inChromium = { testIgnore: [overHttp, /e2e\/(?:container|firefox|vercel|webkit)\//] };

export default defineConfig<{ translation: Translation | null }>({
  testDir: 'e2e',
  // `npm run test:vercel` and `npm run test:container` run these.
  testIgnore: /e2e\/(?:vercel|container)\//,
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/stage/start.ts',
  fullyParallel: true,
  // More workers than cores, because tests mostly wait.
  workers: '150%',
  // For a trace, and to tell failing from flaky tests: scripts/test.ts accepts neither.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  // Set by scripts/test.ts, which sums up the reports.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  // Pages are rendered for the first time, several at once on a small machine; no test is about how long
  // that takes.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    // Set by the global setup, which starts the site on a free port.
    baseURL: process.env.E2E_SITE_URL ?? '',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Recording takes a fifth of the time.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: chromiumArgs,
    },
  },
  projects: [
    // First, because the one worker of each would otherwise run alone at the end.
    ...webkitProjects,
    ...firefoxProjects,
    {
      name: 'http',
      testMatch: overHttp,
      // A test of this project that opens a page fails.
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
    ...translatedProjects,
  ],
});
