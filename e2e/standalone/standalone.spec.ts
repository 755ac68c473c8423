import { mergeTests } from '@playwright/test';
import { test as base, expect } from '../test.ts';
import { test as withCopy } from './test.ts';

const test = mergeTests(base, withCopy);

test('@desktop its code, styles and fonts are there', async ({ page, copy }) => {
  await page.goto(copy.url);
  await page.getByRole('link', { name: 'Nos annonces' }).first().click();
  // By the router, which needs the code; of what is missing the console would speak.
  await expect(page).toHaveURL(`${copy.url}/annonces`);
  await page.waitForLoadState('networkidle');
});
