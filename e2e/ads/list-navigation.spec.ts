import { listen } from '../journeys/screen-reader.ts';
import { holdPages } from '../navigation/page-requests.ts';
import { expect, test } from '../test.ts';
import { reachFilters } from './filters.ts';

/* How one list follows another: by navigations of the router. */

const count = /^\d+ annonces? trouvées?$/;

test('two choices before the first list has come are both in the URL, and Back undoes them one by one', async ({
  page,
}) => {
  await page.goto('/annonces');
  const filters = await reachFilters(page);
  const housing = filters.getByRole('checkbox', { name: /^Logement/ });
  const dining = filters.getByRole('checkbox', { name: /^Repas/ });
  const { release } = await holdPages(page);
  await housing.check();
  await dining.check();
  release();
  await expect(page).toHaveURL('/annonces?with=housing,dining');
  const chips = page.getByRole('list', { name: 'Filtres actifs' }).getByRole('link');
  await expect(chips).toHaveCount(2);

  await page.goBack();
  await expect(page).toHaveURL('/annonces?with=housing');
  await expect(chips).toHaveCount(1);
  await expect(page).toHaveTitle(/^Annonces : avec logement – /);
  await expect(dining).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL('/annonces');
  await expect(chips).toHaveCount(0);
  await expect(housing).not.toBeChecked();
});

test('of a new list the count alone is announced; of the page that follows, its title', async ({
  page,
}) => {
  const { announced, lost, forget } = await listen(page);
  await page.goto('/annonces');
  const filters = await reachFilters(page);
  await filters.getByRole('checkbox', { name: /^Logement/ }).check();
  await expect(page).toHaveTitle(/^Annonces : avec logement – /);
  await page.getByLabel('Trier les annonces').selectOption('Les mieux payées');
  await expect(page).toHaveURL(/sort=pay/);
  await filters.getByRole('checkbox', { name: /^Repas/ }).check();
  await expect(page).toHaveTitle(/^Annonces : avec logement et repas – /);
  await page.goBack();
  await expect(page).toHaveTitle(/^Annonces : avec logement – /);
  await expect
    .poll(announced)
    .toEqual([
      expect.stringMatching(count),
      expect.stringMatching(count),
      expect.stringMatching(count),
    ]);
  expect(lost()).toEqual([]);
  forget();
  const ad = page.getByRole('article').first().getByRole('link');
  const title = (await ad.textContent()) ?? '';
  await ad.click();
  await expect.poll(() => announced().join()).toContain(title);
});

test.describe('offline', () => {
  test.use({ expectedConsole: ['ERR_INTERNET_DISCONNECTED'] });

  test('the list and what was chosen stay, with a message, until the connection is back', async ({
    page,
    context,
  }) => {
    await page.goto('/annonces');
    const filters = await reachFilters(page);
    const first = (await page.getByRole('article').first().textContent()) ?? '';
    await context.setOffline(true);
    await filters.getByRole('checkbox', { name: /^Logement/ }).check();
    const message = page.getByText('Impossible de charger les annonces pour le moment.');
    await expect(message).toBeVisible();
    await expect(page.getByRole('link', { name: 'Réessayer' })).toBeVisible();
    await expect(page.getByRole('article').first()).toHaveText(first);
    await expect(filters.getByRole('checkbox', { name: /^Logement/ })).toBeChecked();

    await context.setOffline(false);
    await expect(page).toHaveURL('/annonces?with=housing');
    await expect(message).toBeHidden();
    await expect(filters.getByRole('checkbox', { name: /^Logement/ })).toBeChecked();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('on a phone the long form is below the ads', async ({ page }) => {
    await page.goto('/annonces');
    const form = await page.getByRole('complementary', { name: 'Filtres' }).boundingBox();
    const last = await page.getByRole('article').last().boundingBox();
    expect(form?.y).toBeGreaterThan(last?.y ?? 0);
    await page.getByRole('main').getByRole('search').getByLabel('Où ?').fill('Quimper');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL('/annonces?place=quimper-29');
  });
});
