import type { Page } from '@playwright/test';
import { openNavigation } from '../layout/navigation.ts';
import { expect, test } from '../test.ts';
import { holdPages, pageOf, watchPageRequests } from './page-requests.ts';

const card = (page: Page, index: number) =>
  page.getByRole('main').getByRole('article').nth(index).getByRole('link');

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true });

for (const path of ['/', '/annonces', '/annonces/12', '/blog', '/cgu']) {
  test(`${path} prefetches no other page by itself`, async ({ page }) => {
    const { requested } = watchPageRequests(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(requested()).toEqual([path]);
  });
}

test('a hovered link is prefetched completely: following it makes no request', async ({ page }) => {
  await page.goto('/annonces?page=2');
  const { prefetched, requested, forget } = watchPageRequests(page);
  // Two pages of a kind, because prefetching the second one must request more than their shared parts.
  await hoverUntilPrefetched(4);
  const path = await hoverUntilPrefetched(3);
  const title = (await card(page, 3).textContent()) ?? '';

  forget();
  await card(page, 3).click();
  await expect(heading(page)).toHaveText(title);
  await expect(page).toHaveURL(path);
  expect(requested()).toEqual([]);

  async function hoverUntilPrefetched(index: number): Promise<string> {
    const path = (await card(page, index).getAttribute('href')) ?? '';
    await card(page, index).hover();
    await expect.poll(prefetched).toContain(path);
    return path;
  }
});

test('another page of a kind that was prefetched is requested once', async ({ page }) => {
  await page.goto('/annonces?specialty=1');
  const { prefetched } = watchPageRequests(page);
  const other = (await card(page, 3).getAttribute('href')) ?? '';
  await card(page, 3).hover();
  await expect.poll(prefetched).toContain(other);

  // The router predicts the route of the second page from the first.
  const navigations: string[] = [];
  page.on('request', (request) => {
    const headers = request.headers();
    if ('rsc' in headers && !('next-router-prefetch' in headers)) navigations.push(pageOf(request));
  });
  const title = (await card(page, 7).textContent()) ?? '';
  const path = (await card(page, 7).getAttribute('href')) ?? '';
  // Clicks before a prefetch on intent begins.
  await card(page, 7).dispatchEvent('click');
  await expect(heading(page)).toHaveText(title);
  expect(navigations).toEqual([path]);
});

test('a prefetch that is not used causes no warning', async ({ page }) => {
  await page.goto('/annonces');
  await page.getByRole('banner').getByRole('link', { name: 'Accueil' }).hover();
  // A style sheet that the list does not use.
  const sheets = () => page.locator('link[rel=stylesheet]').count();
  const own = await sheets();
  await expect.poll(sheets).toBeGreaterThan(own);
  // Chrome warns after three seconds.
  await page.waitForTimeout(3_500);
});

test('a hovered link of the menu is prefetched completely', async ({ page }) => {
  await page.goto('/annonces/12');
  const { prefetched, requested, forget } = watchPageRequests(page);
  const link = (await openNavigation(page)).getByRole('link', { name: 'Le blog' });
  await link.hover();
  await expect.poll(prefetched).toContain('/blog');
  forget();
  await link.click();
  await expect(page).toHaveTitle(/^Le blog/);
  expect(requested()).toEqual([]);
});

test('a focused link is prefetched', async ({ page }) => {
  await page.goto('/annonces');
  const { requested } = watchPageRequests(page);
  await card(page, 0).focus();
  const path = (await card(page, 0).getAttribute('href')) ?? '';
  await expect.poll(requested).toEqual([path]);
});

test('@phone a touched link is prefetched', async ({ page }) => {
  await page.goto('/annonces');
  const { requested } = watchPageRequests(page);
  const path = (await card(page, 0).getAttribute('href')) ?? '';
  const touch = { pointerType: 'touch', bubbles: true };
  // A touch that turns into a scroll, in one call, however slow this machine is.
  await card(page, 1).evaluate((link, init) => {
    link.dispatchEvent(new PointerEvent('pointerover', init));
    link.dispatchEvent(new PointerEvent('pointercancel', init));
  }, touch);
  await card(page, 0).dispatchEvent('pointerover', touch);
  await expect.poll(requested).toEqual([path]);
});

test('a mouse that rests on every card prefetches eight of them, four at a time', async ({
  page,
}) => {
  await page.goto('/annonces', { waitUntil: 'networkidle' });
  const { requested } = watchPageRequests(page);
  const { held, release } = await holdPages(page);
  const cards = await page.getByRole('main').getByRole('article').getByRole('link').all();
  expect(cards).toHaveLength(20);
  for (const link of cards) {
    await link.hover();
    await page.waitForTimeout(160);
  }
  expect(held()).toBe(4);
  release();
  await expect.poll(() => requested().length).toBe(8);
  await page.waitForLoadState('networkidle');
  expect(requested()).toHaveLength(8);
});

test('a mouse that only moves across the cards prefetches no page', async ({ page }) => {
  await page.goto('/annonces', { waitUntil: 'networkidle' });
  const { requested } = watchPageRequests(page);
  // In one call, because the time between two commands is not bounded.
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('article a')) {
      link.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }));
    }
    document.body.dispatchEvent(
      new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }),
    );
  });
  // A card that is hovered afterwards is prefetched; by then the others would have been prefetched.
  const { length } = await page.getByRole('article').all();
  await card(page, length - 1).hover();
  await expect.poll(requested).toEqual([await card(page, length - 1).getAttribute('href')]);
});

for (const [name, connection] of [
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['has a slow connection', { saveData: false, effectiveType: 'slow-2g' }],
] as const) {
  test(`nothing is prefetched for a visitor who ${name}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.goto('/annonces', { waitUntil: 'networkidle' });
    const { requested } = watchPageRequests(page);
    await card(page, 0).hover();
    await page.waitForTimeout(400);
    expect(requested()).toEqual([]);
    await card(page, 0).click();
    await expect(page).toHaveURL(/\/annonces\/\d+$/);
    expect(requested()).toHaveLength(1);
  });
}

test('of the other lists that a list links to, only its next page is prefetched', async ({
  page,
}) => {
  await page.goto('/annonces', { waitUntil: 'networkidle' });
  const { requested } = watchPageRequests(page);
  await page.getByRole('link', { name: 'Carte', exact: true }).hover();
  await page.waitForTimeout(400);
  expect(requested()).toEqual([]);
  await page.getByRole('link', { name: 'Page suivante' }).hover();
  await expect.poll(requested).toEqual(['/annonces?page=2']);
});
