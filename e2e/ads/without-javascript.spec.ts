import { expect, freshDay, test } from '../test.ts';
import { expectCardsOfFeed } from './filters.ts';

test.use({ javaScriptEnabled: false });

test('the list is filtered by a form and paged by links', async ({ page }) => {
  await page.goto('/annonces');
  const filters = page.getByRole('complementary', { name: 'Filtres' });
  const specialty = filters.getByLabel('Spécialité', { exact: true });
  await specialty.selectOption('1');
  await page.getByLabel('Date de début').fill(freshDay());
  await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
  await expect(page).toHaveURL(/specialty=1/);
  await expect(specialty).toHaveValue('1');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectCardsOfFeed(page, new URL(page.url()).searchParams.toString());

  await page.goto('/annonces');
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL('/annonces?page=2');
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/annonces\/\d+\?page=2$/);
  await expect(page.getByRole('link', { name: 'Candidater' })).toBeVisible();
  await page.getByRole('link', { name: 'Retour aux annonces' }).click();
  await expect(page).toHaveURL('/annonces?page=2');
});

test('a page beyond the last shows the first and says so', async ({ page }) => {
  await page.goto('/annonces?page=99');
  await expect(page.getByText('Cette page est vide, retour à la première page.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(20);
});

test('« Carte » shows the map of the site, whose dots are links', async ({ page }) => {
  await page.goto('/annonces');
  await page.getByRole('link', { name: 'Carte', exact: true }).click();
  await expect(page.getByText('La carte n’est pas disponible pour le moment.')).toBeAttached();
  await expect(page.getByRole('article')).toHaveCount(80);
  const map = page.getByRole('region', { name: 'Carte des annonces' });
  await map.getByRole('link', { name: /^Voir les \d+ annonces d’Angers/ }).click();
  await expect(page.getByRole('heading', { name: /autour d’Angers/ })).toBeVisible();
});

test('the navigation works', async ({ page }) => {
  await page.goto('/annonces/12');
  await page
    .getByRole('navigation', { name: 'Principale' })
    .getByRole('link', { name: 'Comment ça marche' })
    .click();
  await expect(page).toHaveURL('/#how-it-works');
  await expect(page.getByRole('heading', { name: 'Comment ça marche' })).toBeInViewport();
});

test.describe('while the API fails', () => {
  test.use({ expectedConsole: ['Failed to load resource'], withoutIndex: true });

  test('the list says so, and can be retried', async ({ page, api }) => {
    const day = freshDay();
    await api.fail(`startDate=${day}`, 'error');
    const response = await page.goto(`/annonces?startDate=${day}`);
    expect(response?.status()).toBe(503);
    await expect(
      page.getByText('Impossible de charger les annonces pour le moment.'),
    ).toBeVisible();
    await api.restore(`startDate=${day}`);
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
