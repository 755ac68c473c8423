import type { Page } from '@playwright/test';
import { openNavigation } from '../layout/navigation.ts';
import { test } from '../shared-page.ts';
import { expect, expectAccessible, freshAd } from '../test.ts';
import { holdPages } from './page-requests.ts';

/* The site while the next page is late. */

const loadingAd = "Chargement de l'annonce...";
const skeletons = (page: Page) =>
  page.locator('ul[aria-hidden="true"] > li').filter({ visible: true });
const pending = (page: Page) => page.locator('[data-pending]');
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

test('@desktop @phone a late list shows nine skeletons when it is opened from the menu', async ({
  page,
}) => {
  await page.goto('/cgu');
  await page.evaluate(() => scrollTo(0, 2_000));
  const { release } = await holdPages(page);
  await (await openNavigation(page)).getByRole('link', { name: 'Nos annonces' }).click();
  await expect(skeletons(page)).toHaveCount(9);
  await expect(page.getByText('Chargement des annonces…')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos annonces');
  await expect(page.getByText('ni l’employeur du Remplaçant')).toBeHidden();
  await expectAccessible(page);

  release();
  await expect(page).toHaveURL('/annonces');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(pending(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await scrollTop(page)).toBe(0);
});

for (const [from, name] of [
  ['/', 'Voir toutes les annonces'],
  ['/annonces/specialite/medecine-generale', 'Filtrer ces annonces'],
  ['/annonces/12?specialty=1', 'Retour aux annonces'],
] as const) {
  test(`a late list shows nine skeletons when it is opened from ${from}`, async ({ page }) => {
    await page.goto(from);
    const { release } = await holdPages(page);
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(skeletons(page)).toHaveCount(9);
    release();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(pending(page)).toHaveCount(0);
  });
}

test('@desktop @phone a late ad says that it is loading, and announces it', async ({ page }) => {
  await page.goto('/annonces?page=5');
  const { release } = await holdPages(page);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByText(loadingAd)).toBeVisible();
  await expect(page.getByText(loadingAd)).toHaveAttribute('aria-live', 'polite');
  await expect(page.getByRole('article')).toHaveCount(0);
  release();
  await expect(page.getByRole('link', { name: 'Candidater' })).toBeVisible();
  await expect(pending(page)).toHaveCount(0);
});

test('a page that is not late shows no skeletons', async ({ page }) => {
  await page.goto('/cgu');
  await page.evaluate(() => {
    const place = document.querySelector('main')?.previousElementSibling;
    new MutationObserver(() => {
      document.title = 'flash';
    }).observe(place ?? document.body, { attributes: true, attributeFilter: ['data-pending'] });
  });
  // The page of a hovered link is prefetched.
  const link = (await openNavigation(page)).getByRole('link', { name: 'Nos annonces' });
  await link.hover();
  await page.waitForTimeout(800);
  await link.click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).not.toHaveTitle('flash');
});

test('a late page of another kind leaves the current page visible', async ({ page }) => {
  await page.goto('/annonces/12');
  await holdPages(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page.locator('[data-progress]')).toBeVisible();
  await page.waitForTimeout(600);
  await expect(page.getByRole('link', { name: 'Candidater' })).toBeVisible();
  await expect(pending(page)).toHaveCount(0);
});

test('an abandoned navigation shows the page again, at its scroll position', async ({ page }) => {
  await page.goto('/annonces?page=5');
  const link = page.getByRole('article').last().getByRole('link');
  await link.focus();
  const { release } = await holdPages(page);
  const box = () => link.boundingBox();
  // Parts of the page that come near the viewport are laid out first.
  await page.waitForTimeout(500);
  const before = await box();
  expect(await scrollTop(page)).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  await expect(page.getByText(loadingAd)).toBeVisible();
  // Another navigation, to a page that shows nothing of its own while it is late.
  // Not `click`, which scrolls to sticky elements.
  await (await openNavigation(page)).getByRole('link', { name: 'Le blog' }).dispatchEvent('click');
  await expect(page.getByText(loadingAd)).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('[data-progress]')).toBeVisible();
  expect((await box())?.y).toBeCloseTo(before?.y ?? 0, 0);
  release();
  await expect(page).toHaveURL('/blog');
});

test('an abandoned navigation returns the focus to the link that had it', async ({ page }) => {
  await page.goto('/annonces/12');
  await page.goto('/cgu');
  await page.reload();
  const link = page.getByRole('main').getByRole('link', { name: 'formulaire de pré-inscription' });
  await link.focus();
  const { release } = await holdPages(page);
  await page.evaluate(() => {
    const { next } = window as unknown as { next: { router: { push(href: string): void } } };
    next.router.push('/annonces/12');
  });
  await expect(page.getByText(loadingAd)).toBeVisible();
  await page.evaluate(() => {
    const { next } = window as unknown as { next: { router: { push(href: string): void } } };
    next.router.push('/plan-du-site');
  });
  await expect(page.getByText(loadingAd)).toBeHidden();
  await expect(link).toBeFocused();
  release();
  await expect(page).toHaveURL('/plan-du-site');
});

test('Back to a list that the browser no longer has shows skeletons, and restores the scroll position', async ({
  page,
}) => {
  await page.goto('/annonces?page=5');
  // The last ads of a page may be over.
  const link = page.getByRole('article').nth(15).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  const first = await holdPages(page);
  await link.click();
  await expect(page.getByText(loadingAd)).toBeVisible();
  first.release();
  await expect(page.getByRole('link', { name: 'Candidater' })).toBeVisible();
  expect(await scrollTop(page)).toBe(0);

  await page.evaluate(() => history.back());
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBeCloseTo(left, 0);
  await page.evaluate(() => history.forward());
  await expect(page.getByRole('link', { name: 'Candidater' })).toBeVisible();
  await page.reload();
  const { release } = await holdPages(page);
  await page.evaluate(() => history.back());
  await expect(skeletons(page)).toHaveCount(9);
  await expect(page.locator('[data-progress]')).toBeVisible();
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(pending(page)).toHaveCount(0);
});

test('skeletons do not move with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/cgu');
  await holdPages(page);
  await (await openNavigation(page)).getByRole('link', { name: 'Nos annonces' }).click();
  await expect(skeletons(page)).toHaveCount(9);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.describe('a retry of an ad', () => {
  test.use({ expectedConsole: ['Failed to load resource'] });

  test('says that it is loading, then shows the ad, or that it is not available', async ({
    page,
    api,
  }) => {
    const id = freshAd();
    await api.fail(`GET /api/v1/ads/${id}`, 'error');
    const response = await page.goto(`/annonces/${id}`);
    expect(response?.status()).toBe(503);
    const retry = page.getByRole('main').getByText('Réessayer');
    await retry.click();
    await expect(page.getByRole('status').filter({ hasText: /toujours pas/ })).toBeAttached();
    await expect(retry).toBeFocused();

    await api.restore(`GET /api/v1/ads/${id}`);
    await api.respond(`GET /api/v1/ads/${id}`, { id, title: 'De retour' });
    const { release } = await holdPages(page);
    await page.route(`**/annonces/${id}`, async (route) => {
      if (route.request().method() !== 'HEAD') return route.fallback();
      await new Promise((done) => setTimeout(done, 600));
      await route.continue();
    });
    await expect(async () => {
      await retry.click({ timeout: 500 });
      await expect(page.getByText(loadingAd)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'De retour' })).toBeVisible();
    await expect(page).toHaveTitle(/^De retour/);
    await expect(pending(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('while the API takes three seconds, an ad shows that it is loading', async ({ page, api }) => {
  const id = freshAd();
  await api.respond(`GET /api/v1/ads/${id}`, { id, title: 'Lente' });
  await api.fail(`GET /api/v1/ads/${id}`, 'slow');
  await page.goto('/cgu');
  await page.evaluate((href) => {
    const { next } = window as unknown as { next: { router: { push(href: string): void } } };
    // Observed in the page: on a slow machine one poll may come before the message, and the next after it.
    const shown = new Promise<void>((resolve) => {
      new MutationObserver(() => {
        if (document.querySelector('[data-pending="ad"]')) resolve();
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    next.router.push(href);
    return shown;
  }, `/annonces/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lente' })).toBeVisible();
  await expect(pending(page)).toHaveCount(0);
});
