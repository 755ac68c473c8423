import { expect, freshDay, test } from './test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is filtered by a form and paged by links', async ({ page }) => {
    await page.goto('/annonces');
    await page
      .getByLabel('Spécialité', { exact: true })
      .selectOption({ label: 'Médecine générale' });
    await page.getByLabel('Date de début').fill(freshDay());
    await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
    await expect(page).toHaveURL(/specialty=1/);
    await expect(page.getByLabel('Spécialité', { exact: true })).toHaveValue('1');
    await expect(page.getByRole('article').first()).toBeVisible();
    for (const card of await page.getByRole('article').all()) {
      await expect(card).toContainText('Médecine générale');
    }

    await page.goto('/annonces');
    await page.getByRole('link', { name: 'Page suivante' }).click();
    await expect(page).toHaveURL('/annonces?page=2');
    await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/annonces\/\d+\?page=2$/);
    await expect(page.getByRole('link', { name: 'Candidater' })).toBeVisible();
    await page.getByRole('link', { name: 'Retour aux annonces' }).click();
    await expect(page).toHaveURL('/annonces');
  });

  test('a page beyond the last shows the first and says so', async ({ page }) => {
    await page.goto('/annonces?page=99');
    await expect(page.getByText('Cette page est vide, retour à la première page.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(20);
  });

  test('« Carte » says that the map is unavailable', async ({ page }) => {
    await page.goto('/annonces');
    await page.getByRole('link', { name: 'Carte', exact: true }).click();
    await expect(page.getByText('La carte n’est pas disponible pour le moment.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(20);
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
    test.use({ expectedConsole: ['Failed to load resource'] });

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
});

test.describe('in the oldest supported browsers', () => {
  /*
   * The oldest browsers that Next.js compiles for lack these features. tools/lint/check-browser-code.ts checks that our
   * code uses no other feature that they lack without testing for it.
   */
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const lacking: [object, string][] = [
        [AbortSignal, 'any'],
        [URL, 'canParse'],
        [Array.prototype, 'toSorted'],
        [Element.prototype, 'checkVisibility'],
        [HTMLLinkElement.prototype, 'imageSizes'],
        [HTMLLinkElement.prototype, 'imageSrcset'],
        [window, 'requestIdleCallback'],
        [window, 'navigation'],
      ];
      for (const [owner, name] of lacking) Reflect.deleteProperty(owner, name);
    });
  });

  test('places are suggested, and an ad is read and left by Back', async ({ page }) => {
    const images: string[] = [];
    page.on('request', (request) => images.push(new URL(request.url()).pathname));
    await page.goto('/annonces');
    const filters = page.getByRole('complementary', { name: 'Filtres' });
    await filters.getByRole('combobox', { name: 'Où ?' }).fill('quimp');
    await page.getByRole('option', { name: 'Quimper (29)' }).click();
    await expect(page).toHaveURL('/annonces?place=quimper-29');
    const ad = page.getByRole('article').first().getByRole('link');
    await ad.click();
    await expect(page).toHaveURL(/\/annonces\/\d+\?place=quimper-29$/);
    await page.goBack();
    await expect(page).toHaveURL('/annonces?place=quimper-29');
    await expect(ad).toBeFocused();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Le blog' }).hover();
    await page.getByRole('banner').getByRole('link', { name: 'Le blog' }).click();
    await expect(page).toHaveURL('/blog');
    expect(images.filter((path) => path.includes('undefined'))).toEqual([]);
  });
});

for (const path of ['/', '/annonces', '/blog']) {
  test(`all scripts of ${path}, including lazy ones, are compiled as they load`, async ({
    page,
  }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts.length).toBeGreaterThan(4);
    for (const script of await Promise.all(scripts)) {
      expect(script.slice(0, 40)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    }
  });
}
