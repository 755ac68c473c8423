import type { Page } from '@playwright/test';
import { hourOf } from '../../lib/ads/new-ads.ts';
import { smallTargetsOf } from '../journeys/keyboard.ts';
import { paintWithFonts } from '../paint-with-fonts.ts';
import { expect, expectAccessible, test } from '../test.ts';

const hoursAgo = (hours: number) => hourOf(Date.now() - hours * 3_600_000);
const housing = 'with=housing';
const row = (page: Page) => page.getByRole('region', { name: 'Vos recherches récentes' });

/** A browser that was here two days ago. */
async function wasHere(page: Page, ...queries: string[]) {
  const text = queries
    .map((query) => `${hoursAgo(48)} ${hoursAgo(90)} ${query} Recherche ${query}`)
    .join('\n');
  await page.addInitScript((text) => {
    if (localStorage.getItem('recherches-recentes') === null) {
      localStorage.setItem('recherches-recentes', text);
    }
  }, text);
}

/** Records what moves. A font that a busy machine has late widens a word, by 0.00002; a row that comes moves 0.01. */
async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry.toJSON();
        if (shift.value > 0.001) shifts.push(shift);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as { shifts?: unknown[] }).shifts);
}

for (const path of ['/', '/annonces', `/annonces?${housing}`]) {
  test(`@desktop @phone ${path}: on the second visit each recent search says what is new, and nothing moves`, async ({
    page,
  }) => {
    await wasHere(page, 'specialty=1', 'place=bretagne', 'with=dining');
    const shifts = await recordShifts(page);
    await paintWithFonts(page);
    await page.goto(path);
    await expect(row(page)).toBeVisible();
    const links = row(page).getByRole('link', { name: /Recherche/ });
    await expect(links.filter({ hasText: 'specialty=1' })).toHaveText(
      /^(?:\d+ nouvelles?|aucune nouvelle)Recherche/,
    );
    const bottom = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < bottom; y += 500) await page.evaluate((top) => scrollTo(0, top), y);
    expect(await shifts()).toEqual([]);
    await expectAccessible(page);
    expect(await smallTargetsOf(page)).toEqual([]);
  });
}

test('@phone the row takes the height that it has for everybody', async ({ page }) => {
  const heightOf = async (path: string) => {
    await page.goto(path);
    return page.evaluate(() => document.body.scrollHeight);
  };
  const paths = ['/annonces?specialty=1', '/annonces'];
  const before = [];
  for (const path of paths) before.push(await heightOf(path));
  await wasHere(page, 'place=bretagne', 'with=dining');
  await page.evaluate(() => localStorage.clear());
  const after = [];
  for (const path of paths) after.push(await heightOf(path));
  await expect(row(page)).toBeVisible();
  expect(after).toEqual(before);
});

test('@desktop @phone a search is remembered, and its new and opened ads are marked', async ({
  page,
}) => {
  await wasHere(page, housing);
  await page.goto(`/annonces?${housing}`);
  const first = page.getByRole('article').first();
  const published = page.getByRole('article').filter({ hasText: /Publiée (?:aujourd’hui|hier)/ });
  await expect(published.first().getByText('Nouvelle', { exact: true })).toBeVisible();
  const old = page.getByRole('article').filter({ hasNotText: 'Publiée' });
  await expect(old.first().getByText('Nouvelle', { exact: true })).toBeHidden();
  const title = (await first.getByRole('heading').textContent()) ?? '';

  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(first.getByText('Déjà vue', { exact: true })).toBeVisible();
  // Still the same visit.
  await expect(page.getByText('Nouvelle', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  const stored = await page.evaluate(() => localStorage.getItem('recherches-recentes'));
  expect(stored).toBe(`${hoursAgo(0)} ${hoursAgo(48)} ${housing} Logement`);
});

test('tabs agree, by keyboard one button forgets all', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/annonces');
  await other.goto(`/annonces?${housing}`);
  await expect(row(page).getByRole('link')).toHaveText(['Logement']);
  await other.goto('/annonces?specialty=1');
  await expect(row(page).getByRole('link')).toHaveCount(2);
  await row(page).getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Tout oublier' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Vos recherches sont oubliées.' })).toBeFocused();
  await expect(row(page)).toBeHidden();
  await expect(row(other)).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('@desktop @phone the empty « Où ? » offers them, and leads there', async ({ page }) => {
  await wasHere(page, housing, 'specialty=1');
  await page.goto('/annonces');
  await page.locator('input[role="combobox"]:visible').first().click();
  const offer = page.getByRole('link', { name: /Recherche with=housing/ }).first();
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await offer.click();
  await expect(page).toHaveURL(`/annonces?${housing}`);
  await expect(offer).toBeHidden();
});

test('nothing is requested by who has not searched', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/ads/new')) calls.push(request.url());
  });
  await page.goto('/');
  await page.goto('/annonces');
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  await expect(row(page)).toBeHidden();
});

test.describe('while nothing can be counted', () => {
  test.use({ expectedConsole: ['502 (Bad Gateway)'] });

  test('the searches come without numbers', async ({ page }) => {
    await wasHere(page, housing);
    await page.route('**/api/ads/new*', (route) => route.fulfill({ status: 502, json: {} }));
    await page.goto('/annonces');
    await expect(row(page).getByRole('link')).toHaveText(['Recherche with=housing']);
  });
});

for (const [name, script] of [
  [
    'full',
    'Storage.prototype.setItem = () => { throw new DOMException("x", "QuotaExceededError") }',
  ],
  [
    'forbidden',
    'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("x", "SecurityError") } })',
  ],
  [
    'written by others',
    'for (const item of ["recherches-recentes", "annonces-vues"]) localStorage.setItem(item, "<b>[{\\"x\\":null}]\\n".repeat(50000))',
  ],
] as const) {
  test(`storage that is ${name} breaks nothing`, async ({ page }) => {
    await page.addInitScript(script);
    await page.goto(`/annonces?${housing}`);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Retour aux annonces' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('link', { name: /carte de France/ })).toBeVisible();
  });
}

test('a verified ad says « aujourd’hui » in the browser, « hier » a day later', async ({
  page,
}) => {
  await page.goto('/annonces/12');
  await expect(page.getByText(/^Vérifiée aujourd’hui à \d+\sh$/)).toBeVisible();
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 86_400_000;
    const Real = Date;
    window.Date = new Proxy(Real, {
      construct: (target, args) => Reflect.construct(target, args.length ? args : [Date.now()]),
    });
  });
  await page.reload();
  await expect(page.getByText(/^Vérifiée hier à \d+\sh$/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of an ad says the day, and there is no empty row', async ({ page }) => {
    await page.goto('/annonces/12');
    await expect(page.getByText(/^Vérifiée le \d+(?:er)?\s[a-zéû]+ à \d+\sh$/)).toBeVisible();
  });
});
