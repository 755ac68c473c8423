import type { PlaywrightTestProject } from '@playwright/test';
import { firefoxProjects } from '../firefox/projects.ts';
import { phoneOnly } from '../windows.ts';
import type { Translation } from './translate.ts';

const translation: Translation = { prefix: '', when: 'after' };

/** The journeys again, in pages that a browser translates, in Firefox too, if there is one. */
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
      testMatch: [
        /journeys\/(?:ads|pre-register|read-post)\.spec\.ts$/,
        /translated\/changes\.spec\.ts$/,
      ],
      use: { ...firefox.use, translation },
    })),
];
