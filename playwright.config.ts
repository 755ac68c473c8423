import { defineConfig } from '@playwright/test';
import { firefoxProjects } from './e2e/firefox/projects.ts';
import { findBrowser } from './scripts/browser.ts';

const executablePath = findBrowser();
/** What is tested in Firefox alone. */
const ofFirefox = /e2e\/firefox\//;

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
      name: 'desktop',
      testIgnore: ofFirefox,
      use: { viewport: { width: 1280, height: 900 } },
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      // What an address answers, what is said of a failure, where a secret, a choice or a link goes,
      // does not depend on the width of the window: tested once, on the desktop.
      testIgnore: [
        /(?:addresses|code|consent|failures|markers|pending|plan|profile|secret|spotlight|terms-links|without-javascript)\.spec\.ts$/,
        /e2e\/preview\//,
        ofFirefox,
      ],
      use: { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true },
      grepInvert: /@desktop/,
    },
    ...firefoxProjects,
  ],
});
