import { expect, expectAccessible, test } from '../test.ts';
import { freshSlug, postOnTheWire } from './fresh.ts';

const message = 'Impossible de charger cet article pour le moment.';

test.use({ expectedConsole: ['Failed to load resource'] });

// The page does not depend on the kind of failure; e2e/faults tests all kinds.
for (const kind of ['error', 'timeout'] as const) {
  test(`the API fails (${kind}): never a 404, offers a retry, and recovers`, async ({
    page,
    api,
  }) => {
    const slug = freshSlug();
    await api.fail(`posts/${slug}`, kind);
    const response = await page.goto(`/blog/${slug}`);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message);
    await expect(page.getByText('Il est peut-être indisponible ou archivé.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Voir tous les articles' })).toBeVisible();
    await expectAccessible(page);
    await api.give(`posts/${slug}`, postOnTheWire(slug));
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un article d’essai');
    await expect(page.getByText('Un paragraphe.')).toBeVisible();
  });
}

test('a slow post shows that it is loading', async ({ page }) => {
  await page.goto('/blog?page=2');
  let response = () => {};
  const held = new Promise<void>((resolve) => {
    response = resolve;
  });
  await page.route(/\/blog\/[\w-]+\?page=2&_rsc/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByText('Chargement…')).toBeVisible();
  response();
  await expect(page.getByRole('link', { name: 'Retour au blog' }).first()).toBeVisible();
});
