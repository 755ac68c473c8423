import { mergeTests } from '@playwright/test';
import { findNginx } from '../../scripts/programs.ts';
import { test as base, expect } from '../test.ts';
import { test as behindNginx } from './test.ts';

const test = mergeTests(base, behindNginx);

// nginx is not an npm package: the machine has it or not.
test.skip(!findNginx(), 'there is no nginx on this machine');

test('behind nginx, links and Back work', async ({ page, staged: { url } }) => {
  await page.goto(`${url}/blog?utm_source=lettre`);
  await page.getByRole('link', { name: 'Nos annonces' }).first().click();
  await expect(page).toHaveURL(`${url}/annonces`);
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/blog/);
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
});
