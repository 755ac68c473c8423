import { sectionOf } from './section-of.ts';
import { crawlSitemap } from './seo/served-page.ts';
import { expect, expectAccessible, test } from './test.ts';

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

test.describe('without an index, which may have read the ads of the API already', () => {
  test.use({ siteEnvironment: { ADS_INDEX: 'off' } });

  test('the site plan says when there are no ads and no posts', async ({
    page,
    freshSite: { url, api },
  }) => {
    const none = { count: 0, results: [], next: null, previous: null };
    await api.respond('/api/v1/ads/?', none);
    await api.respond('/api/v1/blogs/posts/?', none);
    await page.goto(url + plan);
    await expect(page.getByText('Aucune annonce disponible pour le moment.')).toBeVisible();
    await expect(page.getByText("Aucun article n'est disponible pour le moment.")).toBeVisible();
    await expect(page.getByText(/^Impossible/)).toHaveCount(0);
  });
});
