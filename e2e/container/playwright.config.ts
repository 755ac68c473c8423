import { defineConfig } from '@playwright/test';

/** `npm run test:container` builds the image and tests compose.yaml with Docker or Podman. */
export default defineConfig({
  testDir: '.',
  testMatch: ['checks.ts', 'upgrade.ts'],
  outputDir: '../../test-results/container',
  globalSetup: './start.ts',
  // The tests share the containers, which some of them stop.
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  use: { baseURL: 'http://localhost:8080' },
});
