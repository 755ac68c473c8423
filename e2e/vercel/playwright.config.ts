import { defineConfig } from '@playwright/test';
import { chromiumArgs, findBrowser } from '../../scripts/browsers.ts';

const executablePath = findBrowser();

/** `npm run test:vercel`: the site as Vercel builds it, and six journeys of the other tests on it. */
export default defineConfig({
  outputDir: '../../test-results/vercel',
  globalSetup: './start.ts',
  // The tests of this folder make the API fail, for all.
  workers: 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.E2E_SITE_URL ?? '',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumArgs },
  },
  projects: [
    { name: 'platform', testDir: '.' },
    // The journeys that start no site of their own.
    {
      name: 'journeys',
      testDir: '..',
      testMatch: ['journeys/*.spec.ts', 'places/journey.spec.ts'],
      grep: /from the home page|finds a post|makes every mistake|arrow keys|by keyboard alone/,
    },
  ],
});
