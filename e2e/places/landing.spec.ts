import { sectionOf } from '../section-of.ts';
import { crawlSitemap } from '../seo/served-page.ts';
import { expect, expectAccessible, test } from '../test.ts';

test('@desktop @phone a visitor goes from the map of France to a department, a town and an ad', async ({
  page,
}) => {
  await page.goto('/annonces/lieux');
  await expectAccessible(page);
  const map = page.getByRole('group', { name: 'La carte des départements' });
  // Not by a click, which presses the middle of the link's box, where a neighbouring department may be.
  await map.getByRole('link', { name: /^Finistère, \d+ annonces$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/annonces/lieu/finistere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Remplacements médicaux dans le Finistère',
  );
  await expectAccessible(page);
  await sectionOf(page, 'Villes dans le Finistère')
    .getByRole('link', { name: /^Quimper/ })
    .click();
  await expect(page).toHaveURL('/annonces/lieu/quimper-29');
  const main = page.getByRole('main').filter({ visible: true });
  await main.getByRole('article').filter({ visible: true }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/annonces\/\d+\?place=quimper-29$/);
  await page.getByRole('link', { name: 'Autres annonces dans le Finistère' }).click();
  await expect(page).toHaveURL('/annonces/lieu/finistere');
});

test('the map can be skipped by keyboard, and shows the focused department', async ({ page }) => {
  await page.goto('/annonces/lieux');
  const skip = page.getByRole('link', { name: 'Passer la carte' });
  await skip.focus();
  await expect(skip).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Régions et départements' })).toBeFocused();
  await skip.focus();
  await page.keyboard.press('Tab');
  const link = page.locator('svg a:focus-visible');
  await expect(link).toHaveCount(1);
  const stroke = await link
    .locator('path')
    .first()
    .evaluate((path) => {
      const { stroke, strokeWidth } = getComputedStyle(path);
      return `${stroke} ${strokeWidth}`;
    });
  expect(stroke).toBe('rgb(18, 48, 47) 6px');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map and the list lead to the same pages', async ({ page }) => {
    await page.goto('/annonces/lieux');
    await sectionOf(page, 'Régions et départements')
      .getByRole('link', { name: /^Finistère/ })
      .click();
    await expect(page).toHaveURL('/annonces/lieu/finistere');
    await page
      .getByRole('navigation', { name: 'Fil d’Ariane' })
      .getByRole('link', { name: 'Bretagne' })
      .click();
    await expect(page).toHaveURL('/annonces/lieu/bretagne');
  });
});

test.describe('while the index of ads prepares', () => {
  test.use({
    // The API cannot be reached.
    siteEnvironment: { API_URL: 'http://127.0.0.1:9' },
    expectedConsole: ['503 (Service Unavailable)'],
  });

  test('the list says so and keeps the requested place', {
    tag: ['@desktop', '@phone'],
  }, async ({ page, freshSite }) => {
    const url = `${freshSite.url}/annonces?place=quimper-29`;
    const response = await page.goto(url);
    expect(response?.status()).toBe(503);
    expect(response?.headers()['retry-after']).toMatch(/^\d+$/);
    const alert = page.getByRole('alert').filter({ hasText: 'La recherche par lieu se prépare.' });
    await expect(alert).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(url);
    await expect(alert).toBeVisible();

    const call = page.waitForResponse(/\/api\/places\/ads\?place=quimper-29$/);
    await alert.getByRole('link', { name: 'Réessayer' }).click();
    expect((await call).status()).toBe(503);
    await expect(alert).toBeVisible();
    await expect(page).toHaveURL(url);
  });
});

const plan = '/plan-du-site';
const messages = [
  'Impossible de charger les spécialités.',
  'Impossible de charger les articles pour le moment.',
];

test('the site plan links to every page and the latest ads, and each link works', async ({
  page,
  request,
}) => {
  await page.goto(plan);
  const links = page.getByRole('main').getByRole('link');
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const files = await crawlSitemap(request);
  const listed = ['/sitemap-pages.xml', '/sitemap-posts-1.xml'].flatMap((file) =>
    (files.get(file) ?? []).map(({ path }) => path),
  );
  expect(listed.length).toBeGreaterThan(50);
  expect(hrefs).toEqual(expect.arrayContaining(listed.filter((path) => path !== plan)));
  const isAd = (href: string) => /^\/annonces\/\d+$/.test(href);
  expect(hrefs.filter(isAd).length).toBeGreaterThan(100);
  // A crawl checks the links to ads (e2e/seo/links.http.spec.ts).
  for (const href of new Set(hrefs.filter((each) => !isAd(each)))) {
    const response = await request.get(href, { maxRedirects: 0 });
    expect([href, response.status()]).toEqual([href, 200]);
  }
  await expectAccessible(page);
});

test('a post can be found from any page through the site plan', async ({ page }) => {
  await page.goto('/annonces/12');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click();
  await expect(page).toHaveURL(plan);
  const heading = page.getByRole('heading', { level: 1 }).filter({ visible: true });
  await expect(heading).toHaveText('Plan du site');
  const blog = sectionOf(page, 'Le blog');
  await blog.getByRole('link', { name: /^Contrat de remplacement/ }).click();
  await expect(page).toHaveURL('/blog/contrat-de-remplacement');
});

test('a section of the site plan that fails says so, affects no other, and recovers', async ({
  page,
  freshSite: { url, api },
}) => {
  await api.fail('/api/v1/', 'error');
  const failed = await page.goto(url + plan);
  expect(failed?.status()).toBe(200);
  expect(failed?.headers()['cache-control']).toBe('private, no-store');
  for (const message of messages) await expect(page.getByText(message)).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Mentions légales' }),
  ).toBeVisible();
  await expectAccessible(page);

  await api.restore('/api/v1/');
  await expect(async () => {
    const retry = page.getByRole('link', { name: 'Réessayer' }).first();
    // The response to the last press may arrive late.
    if (await retry.isVisible()) await retry.click({ timeout: 500 });
    await expect(page.getByText(/^Impossible/)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('link', { name: 'Médecine générale', exact: true })).toBeVisible();
  const recovered = await page.request.get(url + plan);
  expect(recovered.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d{1,4}$/);
});

test('the site plan says when there are no ads and no posts', async ({
  page,
  freshSite: { url, api },
}) => {
  const none = { count: 0, results: [], next: null, previous: null };
  await api.give('/api/v1/ads/?', none);
  await api.give('/api/v1/blogs/posts/?', none);
  await page.goto(url + plan);
  await expect(page.getByText('Aucune annonce disponible pour le moment.')).toBeVisible();
  await expect(page.getByText("Aucun article n'est disponible pour le moment.")).toBeVisible();
  await expect(page.getByText(/^Impossible/)).toHaveCount(0);
});
