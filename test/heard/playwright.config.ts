import { defineConfig } from '@playwright/test';

/** `npm run test:heard`: what the screen reader Orca says of the site, compared with what it should. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/heard',
  globalSetup: './start.ts',
  // Orca runs once for a user.
  workers: 1,
  timeout: 300_000,
  use: { baseURL: process.env.E2E_SITE_URL ?? '' },
  projects: [{ name: 'firefox' }, { name: 'chromium' }],
});
