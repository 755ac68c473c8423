import { adOnTheWire } from '../map/visitor.ts';
import { expect, expectAccessible, freshAd, test } from './test.ts';

test.use({ expectedConsole: ['Failed to load resource'] });

const day = 24 * 60 * 60;

test('pages that the CDN has stored are served while the API fails, and are fresh again afterwards', async ({
  request,
  api,
  platform,
}) => {
  const paths = ['/', '/annonces', '/annonces/13', '/annonces/lieu/finistere', '/blog'];
  const files = ['/annonces/rss.xml', '/api/v1/ads', '/sitemap.xml'];
  const stateOf = async (path: string) => {
    const response = await request.get(path);
    return [path, response.status(), response.headers()['x-vercel-cache']];
  };
  for (const path of [...paths, ...files]) await stateOf(path);
  await api.fail('/api/v1/', 'error');
  for (const seconds of [2 * 60 * 60, 3 * day]) {
    await platform.skipTime(seconds);
    for (const path of [...paths, ...files])
      expect(await stateOf(path)).toEqual([path, 200, 'STALE']);
  }
  const home = await (await request.get('/')).text();
  expect(home, 'a complete home page').toContain('href="/annonces/');
  await api.restore('/api/v1/');
  for (const path of [...paths, ...files]) {
    await expect.poll(() => stateOf(path)).toEqual([path, 200, 'HIT']);
  }
});

test.describe('a page that is not stored, while the API fails', () => {
  const unstored = [
    '/annonces?page=7',
    '/annonces?specialty=3',
    '/annonces/specialite/medecine-generale',
    '/blog?q=clause',
    '/blog/contrat-de-remplacement?tag=contrat',
  ];

  test('has status 500, is not stored, and works once the API responds', async ({
    request,
    api,
    platform,
  }) => {
    await platform.recycle();
    await api.fail('/api/v1/', 'error');
    for (const path of unstored) {
      const response = await request.get(path);
      expect([path, response.status()]).toEqual([path, 500]);
      expect(response.headers()['x-vercel-cache'], path).toBe('BYPASS');
    }
    await api.restore('/api/v1/');
    for (const path of unstored) expect((await request.get(path)).status(), path).toBe(200);
  });

  test('says so in French with JavaScript, and « Réessayer » shows it', async ({ page, api }) => {
    const id = freshAd();
    const heading = page.getByRole('heading', { level: 1 });
    await api.fail(`/api/v1/ads/${id}`, 'error');
    const response = await page.goto(`/annonces/${id}`);
    expect(response?.status()).toBe(500);
    await expect(heading).toHaveText('Annonce introuvable.');
    await expect(page.getByRole('main')).toContainText('Nous n’arrivons pas à la charger');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible(page);
    await api.respond(`/api/v1/ads/${id}`, adOnTheWire(id, 'De retour', {}));
    await page
      .getByRole('link', { name: 'Réessayer' })
      .or(page.getByRole('button', { name: 'Réessayer' }))
      .click();
    await expect(heading).toHaveText('De retour');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('says so in French with status 503, and « Réessayer » shows it', async ({ page, api }) => {
      const id = freshAd();
      const statuses: number[] = [];
      page.on('response', (response) => statuses.push(response.status()));
      await api.fail(`/api/v1/ads/${id}`, 'error');
      await page.goto(`/annonces/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Cette page ne s’affiche pas',
      );
      await expect(page).toHaveURL(/\/indisponible\?retour=/);
      expect(statuses.filter((status) => status >= 400)).toEqual([500, 503]);
      await api.respond(`/api/v1/ads/${id}`, adOnTheWire(id, 'De retour', {}));
      await page.getByRole('link', { name: 'Réessayer' }).click();
      await expect(page).toHaveURL(`/annonces/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('De retour');
    });

    test('a missing ad shows that the page does not exist, with status 404', async ({ page }) => {
      const response = await page.goto('/annonces/999998');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
    });
  });

  test('the page in place of it accepts pages of the site only', async ({ request }) => {
    for (const page of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/api/v1/ads',
      '"><b>',
    ]) {
      const response = await request.get('/indisponible', { params: { retour: page } });
      expect(response.status()).toBe(503);
      expect(response.headers()['retry-after']).toBe('30');
      const links = [...(await response.text()).matchAll(/href="([^"]*)"/g)].map(
        ([, href]) => href,
      );
      expect(links, page).toEqual(['/', '/']);
    }
  });
});

test('a missing ad says so with JavaScript, with status 404', async ({ page }) => {
  const response = await page.goto('/annonces/999999');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Annonce introuvable.');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessible(page);
});

test('an incomplete home page is shown, but does not replace a complete one', async ({
  page,
  request,
  api,
  platform,
}) => {
  await platform.recycle();
  await request.get('/');
  await api.fail('/api/v1/ads/random', 'error');
  await platform.skipTime(2 * 60);
  for (const _ of [1, 2, 3]) {
    const response = await request.get('/');
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('href="/annonces/');
  }
  await platform.skipTime(40 * day);
  const response = await page.goto('/');
  expect(response?.status()).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await api.restore('/api/v1/ads/random');
  expect((await request.get('/')).status()).toBe(200);
});
