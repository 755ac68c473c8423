import { sectionOf } from '../section-of.ts';
import { crawlSitemap } from '../seo/served-page.ts';
import { expect, expectAccessible, test } from '../test.ts';

const path = '/annonces/specialite/medecine-generale';
const heading = 'Remplacements en médecine générale';

test('@desktop @phone a visitor goes from the list to a specialty, to an ad of it, and back', async ({
  page,
}) => {
  await page.goto('/annonces');
  await sectionOf(page, 'Les annonces par spécialité')
    .getByRole('link', { name: 'Médecine générale' })
    .click();
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(/^Remplacement médecine générale : annonces en France/);
  const main = page.getByRole('main').filter({ visible: true });
  await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expectAccessible(page);

  await main.getByRole('article').filter({ visible: true }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/annonces\/\d+\?specialty=1$/);
  const ofSpecialty = page
    .getByRole('complementary', { name: 'En bref' })
    .getByRole('link', { name: 'Médecine générale' });
  await expect(ofSpecialty).toHaveAttribute('href', path);
  await ofSpecialty.click();
  await expect(page).toHaveURL(path);

  const more = page.getByRole('link', { name: 'Voir la suite des annonces' });
  await more.filter({ visible: true }).click();
  await expect(page).toHaveURL('/annonces?page=2&specialty=1');
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
});

test.describe('a specialty without open ads', () => {
  // With the index of ads, this would depend on the index instead of the API.
  test.use({
    expectedConsole: ['Failed to load resource'],
    siteEnvironment: { ADS_INDEX: 'off' },
  });

  test('has no page, no link and no line in the sitemap', async ({
    page,
    request,
    freshSite: { url, api },
  }) => {
    // Starts a site, reads its whole sitemap, and runs axe.
    test.slow();
    const over = { id: 12, specialty: { id: 41, name: 'Pédiatrie' }, end_date: '2025-12-01' };
    await api.respond('specialty=41', { count: 1, results: [over], next: null, previous: null });
    const pages = (await crawlSitemap(request, url)).get('/sitemap-pages.xml');
    const listed = pages?.map((entry) => entry.path);
    expect(listed).toContain('/annonces/specialite/medecine-generale');
    expect(listed).not.toContain('/annonces/specialite/pediatrie');
    const list = await (await request.get(`${url}/annonces`)).text();
    expect(list).toContain('href="/annonces/specialite/medecine-generale"');
    expect(list).not.toContain('/annonces/specialite/pediatrie');

    const response = await page.goto(`${url}/annonces/specialite/pediatrie`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Aucune annonce pour cette spécialité.',
    );
    await expectAccessible(page);
  });
});

test.describe('when the API fails', () => {
  test.use({ expectedConsole: ['Failed to load resource'] });

  test('the page of a specialty responds with 503, offers a retry, and recovers', async ({
    page,
    freshSite: { url, api },
  }) => {
    await api.fail('/api/v1/ads/?', 'error');
    const response = await page.goto(`${url}${path}`);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Impossible de charger les annonces pour le moment.',
    );
    await expectAccessible(page);
    await api.restore('/api/v1/ads/?');
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
});
