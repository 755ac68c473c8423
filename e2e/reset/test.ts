import { mergeTests } from '@playwright/test';
import { test as base } from '../test.ts';
import { test as ofLink, refusedInConsole, resetForm } from './page.ts';

/** A test of the reset page, in a browser. */
export const test = mergeTests(base, ofLink).extend<{
  /** The form on the current page. */
  form: ReturnType<typeof resetForm>;
}>({
  expectedConsole: [
    // For rejections by the API, and for its failures.
    [
      ...refusedInConsole,
      'Failed to load resource: the server responded with a status of 502 (Bad Gateway)',
    ],
    { scope: 'test' },
  ],
  form: async ({ page, path }, use) => {
    await page.goto(path);
    await use(resetForm(page));
  },
});

export { expect, expectAccessible } from '../test.ts';
