import { holdBack } from '../hold-back.ts';
import { expect, expectAccessible, test } from '../test.ts';
import { freshSlug, freshWords, postOnTheWire } from './fresh.ts';

test.describe(() => {
  const failure = 'Impossible de charger les articles pour le moment.';

  test.use({ expectedConsole: ['Failed to load resource'] });

  // The page does not depend on the kind of failure; e2e/faults tests all kinds.
  for (const kind of ['error', 'timeout'] as const) {
    test(`the API fails (${kind}): the page says so, is not stored, and recovers`, async ({
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

  test('a later page fails: the retry starts from the first', async ({ page, api }) => {
    const words = freshWords();
    await api.fail(`search=${words}`, 'error');
    expect((await page.goto(`/blog?page=2&q=${words}`))?.status()).toBe(503);
    await expect(page.getByText(failure)).toBeVisible();
    await api.restore(`search=${words}`);
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect(page).toHaveURL(`/blog?q=${words}`);
    await expect(page.getByRole('article')).toHaveCount(6);
  });

  test('more posts fail: those loaded stay, and more can be requested again', async ({
    page,
    api,
  }) => {
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

  test('a page that no longer exists is the end of the list', async ({ page, api }) => {
    const words = freshWords();
    await page.goto(`/blog?q=${words}`);
    await api.fail(`page=2&page_size=6&status=published&search=${words}`, 'not-found');
    await page.getByRole('link', { name: "Voir plus d'articles" }).click();
    await expect(page.getByRole('link', { name: "Voir plus d'articles" })).toHaveCount(0);
    await expect(page.getByText(failure)).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(6);
  });

  test('more posts show that they are loading', async ({ page }) => {
    await page.goto('/blog?q=remplacement');
    const response = await holdBack(page, '**/api/v1/blogs/posts/**');
    await page.getByRole('link', { name: "Voir plus d'articles" }).click();
    await expect(page.getByRole('link', { name: 'Chargement…' })).toBeDisabled();
    response();
    await expect(page.getByRole('article').nth(6)).toBeVisible();
  });

  test('what is not published is not shown', async ({ page, api }) => {
    const words = freshWords();
    await api.give(`search=${words}`, {
      count: 2,
      results: [
        postOnTheWire('brouillon', { id: 1, status: 'draft', title: 'Un brouillon' }),
        postOnTheWire('publie', { id: 2, title: 'Un article publié' }),
        { id: 3 },
      ],
      next: null,
      previous: null,
    });
    await page.goto(`/blog?q=${words}`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText('Un article publié');
  });

  test('pages that overlap show no post twice', async ({ page, api }) => {
    const words = freshWords();
    const pageOf = (ids: number[], next: string | null) => ({
      count: 4,
      results: ids.map((id) => postOnTheWire(`p${id}`, { id, title: `Article ${id}` })),
      next,
      previous: null,
    });
    await api.give(`page=1&page_size=6&status=published&search=${words}`, pageOf([9, 8], 'x'));
    await api.give(`page=2&page_size=6&status=published&search=${words}`, pageOf([8, 7], null));
    await page.goto(`/blog?q=${words}`);
    await page.getByRole('link', { name: "Voir plus d'articles" }).click();
    await expect(page.locator('article h3')).toHaveText(['Article 9', 'Article 8', 'Article 7']);
  });

  test('a missing image has a drawn placeholder', async ({ page }) => {
    await page.route('**/media/posts/**', (route) => route.abort());
    await page.goto('/blog');
    const first = page.getByRole('article').first().locator('img');
    await expect(first).toHaveAttribute('src', '/blog/default-hero.svg');
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1200);
  });
});

test.describe(() => {
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
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('the blog is searched by a form and paged by links', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: "Voir plus d'articles" }).click();
    await expect(page).toHaveURL('/blog?page=2');
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.getByRole('link', { name: 'Articles plus récents' }).click();
    await expect(page).toHaveURL('/blog');

    await page.getByRole('searchbox', { name: 'Rechercher un article' }).fill('clause');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL('/blog?q=clause');
    await expect(page.getByRole('searchbox')).toHaveValue('clause');
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/[\w-]+\?q=clause$/);
    await page.getByRole('link', { name: 'Retour au blog' }).first().click();
    await expect(page).toHaveURL('/blog');
  });

  test('a long post has a table of contents that works', async ({ page }) => {
    await page.goto('/blog/contrat-de-remplacement');
    const contents = page.getByRole('navigation', { name: 'Sommaire' });
    if (await contents.locator('summary').isVisible()) await contents.locator('summary').click();
    await contents
      .getByRole('link', { name: 'Et sans contrat ?' })
      .filter({ visible: true })
      .click();
    await expect(
      page.getByRole('heading', { level: 2, name: 'Et sans contrat ?' }),
    ).toBeInViewport();
  });

  test('a page beyond the last shows the first and says so', async ({ page }) => {
    await page.goto('/blog?page=99');
    await expect(page.getByText('Cette page est vide, retour à la première page.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(6);
  });

  test.describe(() => {
    test.use({ expectedConsole: ['Failed to load resource'] });

    test('with a failing API the page is still complete', async ({ page, api }) => {
      const words = freshWords();
      await api.fail(`search=${words}`, 'error');
      expect((await page.goto(`/blog?q=${words}`))?.status()).toBe(503);
      await expect(
        page.getByText('Impossible de charger les articles pour le moment.'),
      ).toBeVisible();
      await api.restore(`search=${words}`);
      await page.getByRole('link', { name: 'Réessayer' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });
});
