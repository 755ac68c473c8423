import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectAccessible } from '../test.ts';
import { secret, signInForm, test } from './editor.ts';

const closed = {
  'cache-control': expect.stringContaining('no-store'),
  'x-robots-tag': 'noindex, nofollow',
};

test('the code gives access, and leads to the requested page', async ({ page, preview }, {
  workerIndex,
}) => {
  const response = await page.goto(`${preview.url}/apercu?adresse=/blog`);
  expect(response?.headers()).toMatchObject(closed);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expectAccessible(page);

  const { code, type } = signInForm(page);
  await type('presque le bon code');
  await expect(code).toHaveAccessibleDescription(/^Ce code n’est pas le bon\./);
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('');

  await type(secret);
  await expect(page.getByRole('heading', { name: 'Blog', exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${preview.url}/apercu?adresse=%2Fblog`);
  const [cookie, ...others] = await page.context().cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ path: '/apercu', httpOnly: true, secure: true, sameSite: 'Lax' });
  const left = (cookie?.expires ?? 0) - Date.now() / 1_000;
  expect(Math.round(left / 3_600)).toBe(12);

  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(code).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);

  const log = readFileSync(`test-results/site-${workerIndex}-preview.log`, 'utf8');
  expect(log).not.toMatch(/presque|quatre mots/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same', async ({ page, preview }) => {
    await page.goto(`${preview.url}/apercu`);
    const { code, type } = signInForm(page);
    await type('presque le bon code');
    await expect(code).toHaveAccessibleDescription(/^Ce code n’est pas le bon\./);
    await expect(code).toBeFocused();
    expect(await page.content()).not.toContain('presque');
    // Shown once: a reload has the plain form.
    await page.reload();
    await expect(code).toHaveAccessibleDescription(/^L’équipe technique/);

    await type(secret);
    // All of its pages are rendered for the first time.
    await expect(page.getByRole('table')).toBeVisible({ timeout: 20_000 });
    await expect(page).toHaveURL(`${preview.url}/apercu`);
    await page.getByLabel('Adresse d’une page').fill('/mentions-legales');
    await page.getByRole('button', { name: 'Voir l’aperçu' }).click();
    await expect(page.getByRole('heading', { name: 'Mentions légales' })).toBeVisible();

    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(code).toBeVisible();
    await page.goto(`${preview.url}/apercu`);
    await expect(code).toBeVisible();
  });
});

test('after too many attempts an editor has to wait, even with the right code', async ({
  page,
  freshSite,
}) => {
  await page.goto(`${freshSite.url}/apercu`);
  const { code, type } = signInForm(page);
  for (let time = 1; time <= 10; time += 1) {
    const shown = page.waitForEvent('load');
    await type(`essai ${time}`);
    await shown;
    await expect(code).toHaveAccessibleDescription(/^Ce code n’est pas le bon\./);
  }
  await type(secret);
  await expect(code).toHaveAccessibleDescription(
    /^Trop de tentatives\. Réessayez dans 15 minutes\./,
  );
  expect(await page.context().cookies()).toEqual([]);
});
