import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { issuePass } from '../../lib/preview/pass.ts';
import { expectAccessible } from '../test.ts';
import { door, secret, test } from './editor.ts';

const closed = {
  'cache-control': expect.stringContaining('no-store'),
  'x-robots-tag': 'noindex, nofollow',
};

test('@desktop who knows the code is let in, and leads to what was asked for', async ({
  page,
  freshSite,
}, { workerIndex, testId }) => {
  const answer = await page.goto(`${freshSite.url}/apercu?adresse=/blog`);
  expect(answer?.headers()).toMatchObject(closed);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expectAccessible(page);

  const { code, type } = door(page);
  await type('presque le bon code');
  await expect(code).toHaveAccessibleDescription(/^Ce code n’est pas le bon\./);
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('');

  await type(secret);
  await expect(page.getByRole('heading', { name: 'Blog', exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${freshSite.url}/apercu?adresse=%2Fblog`);
  const [cookie, ...others] = await page.context().cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ path: '/apercu', httpOnly: true, secure: true, sameSite: 'Lax' });
  const left = (cookie?.expires ?? 0) - Date.now() / 1_000;
  expect(Math.round(left / 3_600)).toBe(12);

  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(code).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);

  const log = readFileSync(`test-results/site-${workerIndex}-${testId}.log`, 'utf8');
  expect(log).not.toMatch(/presque|quatre mots/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('@desktop the same', async ({ page, freshSite }) => {
    await page.goto(`${freshSite.url}/apercu`);
    const { code, type } = door(page);
    await type('presque le bon code');
    await expect(code).toHaveAccessibleDescription(/^Ce code n’est pas le bon\./);
    expect(await page.content()).not.toContain('presque');

    await type(secret);
    // All of its pages are made for the first time.
    await expect(page.getByRole('table')).toBeVisible({ timeout: 20_000 });
    await expect(page).toHaveURL(`${freshSite.url}/apercu`);
    await page.getByLabel('Adresse d’une page').fill('/mentions-legales');
    await page.getByRole('button', { name: 'Voir l’aperçu' }).click();
    await expect(page.getByRole('heading', { name: 'Mentions légales' })).toBeVisible();

    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(code).toBeVisible();
    await page.goto(`${freshSite.url}/apercu`);
    await expect(code).toBeVisible();
  });
});

test('@desktop who tries too often waits, even with the right code', async ({
  page,
  freshSite,
}) => {
  await page.goto(`${freshSite.url}/apercu`);
  const { code, type } = door(page);
  for (let time = 1; time <= 10; time += 1) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await type(`essai ${time}`);
    await answered;
    await expect(page.getByRole('button', { name: 'Ouvrir l’aperçu' })).toBeEnabled();
  }
  await type(secret);
  await expect(code).toHaveAccessibleDescription(
    /^Trop de tentatives\. Réessayez dans 15 minutes\./,
  );
  expect(await page.context().cookies()).toEqual([]);
});

test('@desktop a pass that is forged, or over, lets nobody in; nor does a form of another site', async ({
  request,
  freshSite,
}) => {
  const now = Date.now();
  const half = 6 * 60 * 60 * 1_000;
  const open = async (pass: string) => {
    const headers = { cookie: `apercu=${pass}` };
    return (await request.get(`${freshSite.url}/apercu?adresse=/api`, { headers })).text();
  };
  expect(await open(issuePass(secret, now - half))).toContain('Se déconnecter');
  for (const pass of [
    issuePass(secret, now - 3 * half),
    issuePass('un autre secret', now),
    issuePass(secret, now).replace(/^\d+/, (end) => String(Number(end) + 1)),
    `${Math.floor(now / 1_000) + 60}.`,
    '',
  ]) {
    const html = await open(pass);
    expect(html).toContain('Code d’accès');
    expect(html).not.toContain('Se déconnecter');
  }

  // Where the proxy leads to is no address.
  for (const path of ['/apercu/-', '/aperc%75/-']) {
    expect((await request.get(freshSite.url + path)).status()).toBe(404);
  }

  const page = await request.get(`${freshSite.url}/apercu`);
  const fields = Object.fromEntries(
    [...(await page.text()).matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')],
    ),
  );
  const post = (headers: Record<string, string>) =>
    request.post(`${freshSite.url}/apercu`, {
      headers,
      multipart: { $ACTION_REF_1: '', ...fields, secret },
      maxRedirects: 0,
    });
  const own = await post({ 'sec-fetch-site': 'same-origin' });
  expect(own.headers()['set-cookie']).toContain('apercu=');
  const other = await post({ 'sec-fetch-site': 'cross-site' });
  expect(other.headers()).not.toHaveProperty('set-cookie');
});
