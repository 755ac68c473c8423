import { test } from '../shared-page.ts';
import { expect, expectAccessible } from '../test.ts';
import { freshSlug, freshWords, postOnTheWire } from './fresh.ts';

test.describe('the list of posts', () => {
  const failure = 'Impossible de charger les articles pour le moment.';

  test.use({ expectedConsole: ['Failed to load resource'] });

  // The page does not depend on the kind of failure; e2e/faults tests all kinds.
  for (const kind of ['error', 'timeout'] as const) {
    test(`says when the API fails (${kind}), is not stored, and recovers`, async ({
      page,
      api,
    }) => {
      const words = freshWords();
      const address = `/blog?q=${words}`;
      await api.fail(`search=${words}`, kind);
      const response = await page.goto(address);
      expect(response?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le blog');
      await expect(page.getByText(failure)).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      await expectAccessible(page);

      await api.restore(`search=${words}`);
      await page.getByRole('link', { name: 'Réessayer' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByText(failure)).toBeHidden();

      const recovered = await page.goto(address);
      expect(recovered?.status()).toBe(200);
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  }

  test('starts from the first page when a later page is retried', async ({ page, api }) => {
    const words = freshWords();
    await api.fail(`search=${words}`, 'error');
    expect((await page.goto(`/blog?page=2&q=${words}`))?.status()).toBe(503);
    await expect(page.getByText(failure)).toBeVisible();
    await api.restore(`search=${words}`);
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect(page).toHaveURL(`/blog?q=${words}`);
    await expect(page.getByRole('article')).toHaveCount(6);
  });

  test('keeps the loaded posts when more posts fail, and can be retried', async ({ page, api }) => {
    const words = freshWords();
    await page.goto(`/blog?q=${words}`);
    await api.fail(`page=2&page_size=6&status=published&search=${words}`, 'error');
    await page.getByRole('link', { name: "Voir plus d'articles" }).click();
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(6);
    await expectAccessible(page);
    await api.restore(`page=2&page_size=6&status=published&search=${words}`);
    await page.getByRole('link', { name: "Voir plus d'articles" }).click();
    await expect(page.getByRole('article').nth(6)).toBeVisible();
    await expect(page.getByText(failure)).toBeHidden();
  });

  test('ends at a page that no longer exists', async ({ page, api }) => {
    const words = freshWords();
    await page.goto(`/blog?q=${words}`);
    await api.fail(`page=2&page_size=6&status=published&search=${words}`, 'not-found');
    await page.getByRole('link', { name: "Voir plus d'articles" }).click();
    await expect(page.getByRole('link', { name: "Voir plus d'articles" })).toHaveCount(0);
    await expect(page.getByText(failure)).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(6);
  });

  test('shows a drawn placeholder for a missing image', async ({ page }) => {
    await page.route('**/media/posts/**', (route) => route.abort());
    await page.goto('/blog');
    const first = page.getByRole('article').first().locator('img');
    await expect(first).toHaveAttribute('src', '/blog/default-hero.svg');
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1200);
  });
});

test.describe('a post', () => {
  const message = 'Impossible de charger cet article pour le moment.';

  test.use({ expectedConsole: ['Failed to load resource'] });

  // The page does not depend on the kind of failure; e2e/faults tests all kinds.
  for (const kind of ['error', 'timeout'] as const) {
    test(`responds with 503 while the API fails (${kind}), offers a retry, and recovers`, async ({
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
      await api.respond(`posts/${slug}`, postOnTheWire(slug));
      await page.getByRole('link', { name: 'Réessayer' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un article d’essai');
      await expect(page.getByText('Un paragraphe.')).toBeVisible();
    });
  }

  test('shows that it is loading while it is late', async ({ page }) => {
    await page.goto('/blog?page=2');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/blog\/[\w-]+\?page=2&_rsc/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByText('Chargement…')).toBeVisible();
    release();
    await expect(page.getByRole('link', { name: 'Retour au blog' }).first()).toBeVisible();
  });
});
