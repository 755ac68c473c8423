import type { Config } from 'jest';
import nextJest from 'next/jest.js';

// What lib/config/config.ts asks for; next/jest loads next.config.ts, which reads it too.
Object.assign(process.env, {
  API_URL: 'http://127.0.0.1:4100',
  SITE_URL: 'https://www.medireleve.example',
  APP_URL: 'https://app.medireleve.example',
  PRACTITIONER_FORM_URL: 'http://127.0.0.1:4100/forms/medecin-remplacant',
  ESTABLISHMENT_FORM_URL: 'http://127.0.0.1:4100/forms/etablissement',
});

const withNext = nextJest({ dir: './' });

const shared: Config = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/'],
};

/** Pure code runs in Node, components (`.test.tsx`) in jsdom. */
export default async (): Promise<Config> => ({
  // Some fill a database, and the machine may be busy: how long a test takes is never its subject.
  testTimeout: 30_000,
  // By default one core is left idle: of two that is half the machine.
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
      setupFilesAfterEnv: ['<rootDir>/jest.dom.ts'],
    })(),
  ],
});
