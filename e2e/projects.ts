import { fileURLToPath } from 'node:url';
import type { PlaywrightTestProject, Project } from '@playwright/test';
import { findFirefox, findWebKit } from '../scripts/browsers.ts';
import type { Translation } from './translated/translate.ts';

/** Tests that run only in a narrow window; playwright.config.ts explains the tags. */
export const phoneOnly = /^(?!.*@desktop).*@phone/;

/** The files whose tests run in Firefox, besides e2e/firefox: the journeys, and tests tagged `@firefox`. */
const files = [
  /journeys\/(?:ads|pre-register|read-post)\.spec\.ts$/,
  /(?:navigation\/back|places\/journey|reset\/form)\.spec\.ts$/,
];
const chosen = /journeys\/|@firefox/;

/** A Firefox with these preferences, and a window of this size. */
function firefox(
  width: number,
  height: number,
  preferences: Record<string, boolean | number> = {},
) {
  return {
    browserName: 'firefox' as const,
    // WebDriver BiDi, which any Firefox supports, rather than the protocol of Playwright's own build.
    channel: 'moz-firefox',
    viewport: { width, height },
    launchOptions: {
      executablePath: fileURLToPath(new URL('firefox/launch.ts', import.meta.url)),
      firefoxUserPrefs: {
        // Playwright is not notified of a document that the back/forward cache restores.
        'fission.bfcacheInParent': false,
        // Less work in the background: frames of animations, and a process in reserve.
        'layout.frame_rate': 20,
        'dom.ipc.processPrelaunch.enabled': false,
        ...preferences,
      },
    },
  };
}

/** For one worker: each would start a Firefox of its own, for a few tests. */
const inOneFirefox = { workers: 1 };

/** The projects that run in Firefox; none on a machine without Firefox. */
export const firefoxProjects: Project[] = findFirefox()
  ? [
      {
        name: 'firefox',
        ...inOneFirefox,
        testMatch: files,
        grep: chosen,
        grepInvert: phoneOnly,
        use: firefox(1280, 900),
      },
      {
        // A phone by its width, without touch, which BiDi cannot emulate.
        name: 'firefox-phone',
        ...inOneFirefox,
        testMatch: files,
        grep: phoneOnly,
        use: firefox(360, 780),
      },
      {
        name: 'firefox-without-javascript',
        ...inOneFirefox,
        testMatch: /firefox\/without-javascript\.spec\.ts$/,
        // No site may set a cookie.
        use: firefox(1280, 900, {
          'javascript.enabled': false,
          'network.cookie.cookieBehavior': 2,
        }),
      },
    ]
  : [];

const translation: Translation = { prefix: '', when: 'after' };

/**
 * Projects that run the journeys again in pages that a browser translates, and the tests of changes on such pages in
 * Firefox, if there is one. No other browser, because React treats text nodes the same in each.
 */
export const translatedProjects: PlaywrightTestProject<{ translation: Translation | null }>[] = [
  {
    name: 'translated',
    testMatch: [
      /journeys\/(?:ads|announcements|pre-register|read-post)\.spec\.ts$/,
      /(?:places\/journey|ads\/saved)\.spec\.ts$/,
    ],
    grepInvert: phoneOnly,
    use: { viewport: { width: 1280, height: 900 }, translation },
  },
  ...firefoxProjects
    .filter(({ name }) => name === 'firefox')
    .map((firefox) => ({
      ...firefox,
      name: 'firefox-translated',
      testMatch: /translated\/changes\.spec\.ts$/,
      use: { ...firefox.use, translation },
    })),
];

/** The project in WebKit; none on a machine without WebKitGTK. WebDriver controls the browser (`webkit/test.ts`). */
export const webkitProjects: Project[] = findWebKit()
  ? [
      {
        name: 'webkit',
        testMatch: /e2e\/webkit\/.*\.spec\.ts$/,
        // So that all tests share one driver, one display and one site.
        workers: 1,
        use: { launchOptions: { executablePath: '/no-browser-of-playwright-for-webkit' } },
      },
    ]
  : [];
