import { fileURLToPath } from 'node:url';
import type { Project } from '@playwright/test';
import { findFirefox } from '../../scripts/firefox.ts';
import { phoneOnly } from '../windows.ts';

/** What Firefox is tested by, besides what is in this folder: the journeys, and what is tagged. */
const files = [
  /journeys\/(?:filter|find-ad|map|pre-register|read-post)\.spec\.ts$/,
  /(?:navigation\/back|reset\/form)\.spec\.ts$/,
];
const chosen = /journeys\/|@firefox/;

/** A Firefox with these preferences, and a window of this size. */
function firefox(width: number, height: number, preferences: Record<string, boolean> = {}) {
  return {
    browserName: 'firefox' as const,
    // By WebDriver BiDi, which any Firefox speaks, and not the way of Playwright's own.
    channel: 'moz-firefox',
    viewport: { width, height },
    launchOptions: {
      executablePath: fileURLToPath(new URL('launch.ts', import.meta.url)),
      firefoxUserPrefs: {
        // Of a document that comes back whole Playwright does not hear that it has arrived.
        'fission.bfcacheInParent': false,
        ...preferences,
      },
    },
  };
}

/** None on a machine without Firefox. */
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
        // As narrow; a finger is not to be had by BiDi.
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
