import { holdBack } from '../hold-back.ts';
import { expect, expectAccessible, test } from '../test.ts';
import { freshWords, postOnTheWire } from './fresh.ts';

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
