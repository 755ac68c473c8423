import { spawn } from 'node:child_process';
import { adOnTheWire } from '../map/visitor.ts';
import { withApi } from '../stage/api.ts';
import { startStagedSite } from '../stage/site.ts';
import { startOnce } from '../stage/start-once.ts';
import { expect, expectAccessible, freshAd, test } from '../test.ts';

/*
 * The built site as Vercel runs it: on the server of Next.js with its page cache, without `server/`. These tests lack
 * Vercel's own proxy and CDN.
 */

const next = 'node_modules/next/dist/bin/next';
const throwing = new URL('throw-in-page.ts', import.meta.url).href;

const startedSite = startOnce((workerIndex) =>
  startStagedSite(
    process.env.E2E_DEMO_URL ?? '',
    `site-${workerIndex}-vercel`,
    { VERCEL: '1', NODE_OPTIONS: `--import ${throwing}` },
    (port, env) =>
      spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', String(port)], {
        env: { ...process.env, ...env, NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
  ),
);

test.describe.configure({ mode: 'default' });
test.use({ expectedConsole: ['Failed to load resource', 'Minified React error #441'] });

const broken = 'Cette page ne s’affiche pas';

/*
 * A dynamic page gets an error status only from an error: Next.js then sends a document that only its scripts fill. One
 * without JavaScript opens another page (components/layout/error-status.tsx).
 */

test('a page without its main content has status 500, and is not stored', async ({ request }) => {
  const { url, gatewayUrl } = await startedSite();
  await withApi(gatewayUrl, async (api) => {
    await api.fail('/api/v1/', 'error');
    for (const path of [
      '/annonces',
      '/annonces?place=quimper-29',
      '/annonces/lieu/bretagne',
      '/annonces/lieux',
      '/annonces/specialite/medecine-generale',
      '/annonces/specialite/medecine-generale/finistere',
      '/blog',
      '/blog/contrat-de-remplacement',
    ]) {
      const response = await request.get(url + path);
      expect([path, response.status()]).toEqual([path, 500]);
      expect(response.headers()['cache-control'], path).toContain('no-store');
    }
  });
});

test('with JavaScript an ad that fails to load says so, and « Réessayer » shows it once the API responds', async ({
  page,
}) => {
  const { url, gatewayUrl } = await startedSite();
  const id = freshAd();
  const call = `/api/v1/ads/${id}`;
  const heading = page.getByRole('heading', { level: 1 });
  await withApi(gatewayUrl, async (api) => {
    await api.fail(call, 'error');
    const response = await page.goto(`${url}/annonces/${id}`);
    expect(response?.status()).toBe(500);
    await expect(heading).toHaveText('Annonce introuvable.');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible(page);
    await api.restore(call);
    await api.respond(call, adOnTheWire(id, 'De retour', {}));
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect(heading).toHaveText('De retour');
  });
});

test('with JavaScript a missing ad says so, with status 404', async ({ page }) => {
  const { url } = await startedSite();
  const response = await page.goto(`${url}/annonces/999999`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Annonce introuvable.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page that fails to load leads to one with status 503, and « Réessayer » back to it', async ({
    page,
  }) => {
    const { url, gatewayUrl } = await startedSite();
    const call = '/api/v1/blogs/posts/';
    const path = '/blog?tag=contrat&q=clause';
    await withApi(gatewayUrl, async (api) => {
      await api.fail(call, 'error');
      await page.goto(url + path);
      await expect(page).toHaveURL(/\/indisponible\?retour=/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(broken);
      const response = await page.reload();
      expect(response?.status()).toBe(503);
      expect(response?.headers()['retry-after']).toBe('30');
      await api.restore(call);
      await page.getByRole('link', { name: 'Réessayer' }).click();
      await expect(page).toHaveURL(url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
});

test('with JavaScript a page that throws says so', async ({ page }) => {
  const { url } = await startedSite();
  const response = await page.goto(`${url}/annonces/quel-lieu?place=ψ`);
  expect(response?.status()).toBe(500);
  expect(await response?.text()).toContain('__next_error__');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(broken);
  await expectAccessible(page);
});
