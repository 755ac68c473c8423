import { defineConfig } from '@playwright/test';

/** `npm run test:heard` compares what the screen reader Orca says on the site with what it should say. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/heard',
  globalSetup: './start.ts',
  // A user can run only one Orca.
  workers: 1,
  timeout: 300_000,
  use: { baseURL: process.env.E2E_SITE_URL ?? '' },
  projects: [{ name: 'firefox' }, { name: 'chromium' }],
});
