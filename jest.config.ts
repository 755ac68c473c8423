import type { Config } from 'jest';
import nextJest from 'next/jest.js';

// The variables that lib/config/config.ts requires, and that of reports, without which a page is missing; next/jest loads next.config.ts, which reads them too.
Object.assign(process.env, {
  API_URL: 'http://127.0.0.1:4100',
  SITE_URL: 'https://www.medireleve.example',
  APP_URL: 'https://app.medireleve.example',
  PRACTITIONER_FORM_URL: 'http://127.0.0.1:4100/forms/medecin-remplacant',
  ESTABLISHMENT_FORM_URL: 'http://127.0.0.1:4100/forms/etablissement',
  REPORT_FORM_URL: 'http://127.0.0.1:4100/forms/signalement',
});

const withNext = nextJest({ dir: './' });

const shared: Config = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/'],
  setupFilesAfterEnv: ['<rootDir>/jest.log.ts'],
};

/** Pure code runs in Node, components (`.test.tsx`) in jsdom. */
export default async (): Promise<Config> => ({
  // Some tests fill a database, and the machine may be busy. No test is about how long it takes.
  testTimeout: 120_000,
  // Jest would leave one core idle, which on two cores is half of the machine.
  maxWorkers: '100%',
  projects: [
    await withNext({
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/**/*.test.ts'],
    })(),
    await withNext({
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/jest.log.ts', '<rootDir>/jest.dom.ts'],
    })(),
  ],
});
