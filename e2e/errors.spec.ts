import type { Page } from '@playwright/test';
import { test } from './shared-page.ts';
import { expect, expectAccessible } from './test.ts';

test.describe('a page that does not exist', () => {
  test.use({ expectedConsole: ['Failed to load resource'] });

  test('@desktop @phone has an illustration, is in French, and links onward', async ({ page }) => {
    const response = await page.goto('/nulle-part');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Page introuvable – MédiRelève');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
    expect(await illustrationOf(page)).toMatch(/^url\(.*\/dropped-arc[^/]*\.svg"\)$/);
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

/** The decorative picture above the heading. */
function illustrationOf(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const parent = heading.parentElement;
    return parent === null ? '' : getComputedStyle(parent, '::before').maskImage;
  });
}

/** Makes the scripts of further pages fail to load, as a lost connection does. Returns a function that ends this. */
async function blockScripts(page: Page): Promise<() => Promise<void>> {
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
      // Style sheets preloaded for the page that fails.
      'preloaded using link preload but not used',
    ],
  });

  test('says so, and offers a retry', async ({ page }) => {
    await page.goto('/');
    const unblockScripts = await blockScripts(page);
    const reported = page.waitForRequest('/api/reports');
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
    expect((await reported).postDataJSON().message).toMatch(/^ChunkLoadError: /);

    await unblockScripts();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos annonces');
    await expect(page).toHaveURL('/annonces');
  });
});
