import { expect, test } from '../test.ts';
import { freshWords } from './fresh.ts';

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
  await contents.getByRole('link', { name: 'Et sans contrat ?' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Et sans contrat ?' })).toBeInViewport();
});

test('a page of the blog beyond the last shows the first, and says so', async ({ page }) => {
  await page.goto('/blog?page=99');
  await expect(page.getByText('Cette page est vide, retour à la première page.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);
});

test.describe('while the API fails', () => {
  test.use({ expectedConsole: ['Failed to load resource'] });

  test('the blog says so, and can be retried', async ({ page, api }) => {
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
