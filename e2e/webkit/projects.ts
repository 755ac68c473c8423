import type { Project } from '@playwright/test';
import { findWebKit } from '../../scripts/browsers.ts';

/** Empty on a machine without WebKitGTK. Playwright runs the tests, WebDriver the browser (`test.ts`). */
export const webkitProjects: Project[] = findWebKit()
  ? [
      {
        name: 'webkit',
        timeout: 90_000,
        testMatch: /e2e\/webkit\/.*\.spec\.ts$/,
        // So one driver, one display and one site serve all of them.
        workers: 1,
        use: { launchOptions: { executablePath: '/no-browser-of-playwright-for-webkit' } },
      },
    ]
  : [];
