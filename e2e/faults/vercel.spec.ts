import { spawn } from 'node:child_process';
import { adOnTheWire } from '../map/ads.ts';
import { lendApi } from '../stage/api.ts';
import { startStagedSite } from '../stage/site.ts';
import { startOnce } from '../stage/start-once.ts';
import { expect, expectAccessible, freshAd, test } from '../test.ts';

/*
 * The built site as Vercel runs it: on the server of Next.js and its page cache, without `server/`. What Vercel adds is
 * not here.
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
test.use({ expectedConsole: ['Failed to load resource'] });

const preparing = 'La recherche par lieu se prépare.';
const unavailable = 'Impossible de charger les annonces pour le moment.';

test('a page without its main content is whole, with status 500', async ({ request }) => {
  const { url, gatewayUrl } = await startedSite();
  await lendApi(gatewayUrl, async (api) => {
    await api.fail('/api/v1/', 'error');
    for (const [path, heading] of [
      ['/annonces', 'Nos annonces'],
      ['/annonces?place=quimper-29', 'Nos annonces'],
      ['/annonces/lieu/bretagne', preparing],
      ['/annonces/lieux', preparing],
      ['/annonces/specialite/medecine-generale', unavailable],
      ['/annonces/specialite/medecine-generale/finistere', unavailable],
      ['/blog', 'Le blog'],
      ['/blog/contrat-de-remplacement', 'Impossible de charger cet article pour le moment.'],
    ]) {
      const response = await request.get(url + path);
      const html = await response.text();
      expect({
        path,
        status: response.status(),
        isStored: !response.headers()['cache-control']?.includes('no-store'),
        language: /<html lang="([^"]*)"/.exec(html)?.[1],
        heading: /<h1[^>]*>([^<]*)/.exec(html)?.[1],
      }).toEqual({ path, status: 500, isStored: false, language: 'fr', heading });
    }
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('it is not stored: « Réessayer » shows the page once the API responds', async ({
      page,
    }) => {
      const { url, gatewayUrl } = await startedSite();
      const id = freshAd();
      const call = `/api/v1/ads/${id}`;
      const heading = page.getByRole('heading', { level: 1 });
      await lendApi(gatewayUrl, async (api) => {
        await api.fail(call, 'error');
        const response = await page.goto(`${url}/annonces/${id}`);
        expect(response?.status()).toBe(500);
        await expect(heading).toHaveText('Annonce introuvable.');
        await api.restore(call);
        await api.give(call, adOnTheWire(id, 'De retour', {}));
        await page.getByRole('link', { name: 'Réessayer' }).click();
        await expect(heading).toHaveText('De retour');
      });
    });
  });
}

test.describe('a page that throws', () => {
  test.use({ expectedConsole: ['Failed to load resource', 'Minified React error #441'] });

  test('says so under the policy of its path, with JavaScript', async ({ page }) => {
    const { url } = await startedSite();
    const response = await page.goto(`${url}/annonces/quel-lieu?place=exception`);
    expect(response?.status()).toBe(500);
    expect(await response?.text()).toContain('__next_error__');
    expect(await response?.headerValue('content-security-policy')).toContain('trusted-types');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Cette page ne s’affiche pas');
    await expectAccessible(page);
  });
});
