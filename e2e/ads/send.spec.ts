import type { Page } from '@playwright/test';
import { smallTargetsOf } from '../journeys/keyboard.ts';
import { expect, expectAccessible, test } from '../test.ts';

/* Three ads reach somebody else, who keeps them. */

const saved = [12, 13, 14];

async function openSaved(page: Page) {
  await page.goto('/cgu');
  await page.evaluate((ids) => {
    for (const id of ids) {
      localStorage.setItem(`annonce-gardee-${id}`, `2026-11-24T08:00:00.000Z Titre ${id}`);
    }
  }, saved);
  await page.goto('/mes-annonces');
  await expect(page.getByRole('heading', { name: '3 annonces gardées' })).toBeVisible();
}

test('@desktop @phone saved ads are sent, and kept in another browser', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openSaved(page);
  await page.getByRole('button', { name: 'Envoyer ma liste' }).focus();
  await page.keyboard.press('Enter');
  const status = page.getByRole('status').filter({ hasText: 'Lien copié' });
  await expect(status).toContainText('/mes-annonces?ids=12,13,14');
  const sent = await page.evaluate(() => navigator.clipboard.readText());
  expect(sent).toBe(`${new URL(sent).origin}/mes-annonces?ids=12,13,14`);
  const calendar = page.getByRole('link', { name: 'Suivre dans mon agenda' });
  await expect(calendar).toHaveAttribute(
    'href',
    /^webcal:\/\/.*\/annonces\/agenda\.ics\?ids=12,13,14$/,
  );
  await expectAccessible(page);
  expect(await smallTargetsOf(page)).toEqual([]);

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.goto(sent.slice(new URL(sent).origin.length));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(
    '3 annonces vous ont été envoyées',
  );
  await expect(other.getByRole('article')).toHaveCount(3);
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Garder ces annonces' }).click();
  await expect(other).toHaveURL('/mes-annonces');
  await expect(other.getByRole('heading', { name: '3 annonces gardées' })).toBeVisible();
  await other.context().close();
});

test('the share sheet gets the list', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) =>
        void document.body.setAttribute('data-shared', `${data.url}`),
    });
  });
  await openSaved(page);
  await page.getByRole('button', { name: 'Envoyer ma liste' }).click();
  await expect(page.locator('body')).toHaveAttribute(
    'data-shared',
    /\/mes-annonces\?ids=12,13,14$/,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list shows its ads, without « Garder »', async ({ page }) => {
    await page.goto('/mes-annonces?ids=12,13');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Garder ces annonces' })).toBeHidden();
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL('/annonces/12');
  });
});
