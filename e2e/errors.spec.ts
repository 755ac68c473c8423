import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

test.describe('a page there is not', () => {
  test.use({ expectedConsole: ['Failed to load resource'] });

  test('is drawn, in French, and leads on', async ({ page }) => {
    const answer = await page.goto('/nulle-part');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('Page introuvable – MédiRelève');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
    await expect(page.getByRole('main').locator('svg').first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible(page);

    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Voir les annonces' }).click();
    await expect(page).toHaveURL('/annonces');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos annonces');

    await page.goto('/nulle-part');
    await main.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Passez le relais/);
  });
});

for (const path of [
  '/nulle-part',
  '/nulle-part/plus-loin',
  '/nulle-part?jeton=zq9x7',
  '/introuvable',
]) {
  test(`${path} is whole without JavaScript, unindexed and nobody’s copy`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).not.toMatch(/public|s-maxage/);
    const html = await answer.text();
    expect(html).toContain('<html lang="fr"');
    expect(html).toMatch(/<h1[^>]*>Page introuvable<\/h1>/);
    expect(html).toContain('href="/annonces"');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toContain('og:url');
    expect(html).not.toContain('zq9x7');
  });
}

/** Breaks the way to the scripts the pages to come need, as a lost connection does. */
async function loseScripts(page: Page): Promise<() => Promise<void>> {
  const isScript = (url: URL) => /\/_next\/static\/.*\.js$/.test(url.pathname);
  await page.route(isScript, (route) => route.abort());
  return () => page.unroute(isScript);
}

test.describe('a page that cannot be shown', () => {
  test.use({
    expectedConsole: [
      'Failed to load resource',
      'Failed to load chunk',
      'ChunkLoadError',
      // The sheets of a page that is not shown.
      'preloaded using link preload but not used',
    ],
  });

  test('says so, and can be tried again', async ({ page }) => {
    await page.goto('/');
    const findAgain = await loseScripts(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Voir les annonces', exact: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page ne s’affiche pas');
    await expect(page.getByRole('banner')).toBeVisible();
    await expectAccessible(page);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' }),
    ).toBeVisible();

    await findAgain();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos annonces');
    await expect(page).toHaveURL('/annonces');
  });
});
