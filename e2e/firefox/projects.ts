import { fileURLToPath } from 'node:url';
import type { Project } from '@playwright/test';
import { findFirefox } from '../../scripts/browsers.ts';
import { phoneOnly } from '../windows.ts';

/** What runs in Firefox besides this folder: the journeys, and tests tagged `@firefox`. */
const files = [
  /journeys\/(?:ads|pre-register|read-post)\.spec\.ts$/,
  /(?:navigation\/back|places\/journey|reset\/form)\.spec\.ts$/,
];
const chosen = /journeys\/|@firefox/;

/** A Firefox with these preferences, and a window of this size. */
function firefox(width: number, height: number, preferences: Record<string, boolean> = {}) {
  return {
    browserName: 'firefox' as const,
    // WebDriver BiDi, which any Firefox supports, rather than the protocol of Playwright's own build.
    channel: 'moz-firefox',
    viewport: { width, height },
    launchOptions: {
      executablePath: fileURLToPath(new URL('launch.ts', import.meta.url)),
      firefoxUserPrefs: {
        // Playwright is not notified of a document that the back/forward cache restores.
        'fission.bfcacheInParent': false,
        ...preferences,
      },
    },
  };
}

/** Empty on a machine without Firefox. */
export const firefoxProjects: Project[] = findFirefox()
  ? [
      {
        name: 'firefox',
        timeout: 90_000,
        testMatch: files,
        grep: chosen,
        grepInvert: phoneOnly,
        use: firefox(1280, 900),
      },
      {
        // The same width, without touch, which BiDi cannot emulate.
        name: 'firefox-phone',
        timeout: 90_000,
        testMatch: files,
        grep: phoneOnly,
        use: firefox(360, 780),
      },
      {
        name: 'firefox-without-javascript',
        timeout: 90_000,
        testMatch: /firefox\/without-javascript\.spec\.ts$/,
        use: firefox(1280, 900, { 'javascript.enabled': false }),
      },
    ]
  : [];
