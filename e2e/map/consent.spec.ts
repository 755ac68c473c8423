import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { expect, expectAccessible, test } from './test.ts';
import { consentBefore, mapOf, markersOf } from './visitor.ts';

const mapPath = '/annonces?view=map';
/** Whether the document has Google's script. */
const hasGoogle = (page: Page) => page.evaluate(() => 'google' in window);
const button = { name: 'Afficher la carte' };

test('nothing is requested from Google before consent, and only its script afterwards, once', async ({
  page,
  google,
}) => {
  await page.goto(mapPath);
  const map = mapOf(page);
  await expect(map.getByRole('button', button)).toBeVisible();
  await expect(map).toContainText('Google, qui reçoit pour la dessiner votre adresse IP');
  await expect(map.getByRole('link', { name: 'En savoir plus' })).toHaveAttribute(
    'href',
    '/politique-de-confidentialite#carte-google',
  );
  await expectAccessible(page);
  const before = await map.boundingBox();
  expect(google.requests).toEqual([]);

  await map.getByRole('button', button).click();
  await expect(map).toBeFocused();
  await expect(markersOf(page).first()).toBeVisible();
  expect(await map.boundingBox()).toEqual(before);
  expect(google.requests).toHaveLength(1);
  const query = new URL(google.requests[0] ?? '').searchParams;
  expect(query.get('key')).toBe('cle-d-essai');
  expect(query.get('language')).toBe('fr');
  expect(query.get('region')).toBe('FR');
  expect(query.get('auth_referrer_policy')).toBe('origin');
  await expectAccessible(page);
});

/** Whether the style sheets and fonts have loaded: a page whose scripts are held back is shown earlier. */
async function isStyled(): Promise<boolean> {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await document.fonts.ready;
  return [...sheets].every(({ sheet }) => sheet) && document.fonts.status === 'loaded';
}

test('the question is in the HTML before the code that handles it loads, and does not shift', async ({
  page,
}) => {
  const release = await holdBack(page, '**/_next/static/chunks/**/*.js');
  await page.goto(mapPath, { waitUntil: 'commit' });
  const map = mapOf(page);
  const question = map.getByText('Google, qui reçoit pour la dessiner votre adresse IP');
  await expect(question).toBeVisible();
  await expect(map).toContainText('Cartographie en cours de préparation...');
  await expect(map.getByRole('button', button)).toHaveCount(0);
  await expect.poll(() => page.evaluate(isStyled)).toBe(true);
  const before = await question.boundingBox();
  release();
  await expect(map.getByRole('button', button)).toBeVisible();
  await expect(map).not.toContainText('Cartographie en cours');
  expect(await question.boundingBox()).toEqual(before);
});

test('the consent is remembered in the next tab', async ({ page, context, google }) => {
  await page.goto(mapPath);
  await mapOf(page).getByRole('button', button).click();
  await expect(markersOf(page).first()).toBeVisible();
  const today = new Date().toISOString().slice(0, 10);
  expect(await page.evaluate(() => localStorage.getItem('carte-google'))).toBe(`oui ${today}`);

  const tab = await context.newPage();
  await tab.goto(mapPath);
  await expect(markersOf(tab).first()).toBeVisible();
  expect(google.requests).toHaveLength(2);
});

test('after consent in one tab both show the map, and after withdrawal neither', async ({
  page,
  context,
  google,
}) => {
  await page.goto(mapPath);
  const other = await context.newPage();
  await other.goto(mapPath);
  await mapOf(other).getByRole('button', button).click();
  await expect(markersOf(other).first()).toBeVisible();
  await expect(markersOf(page).first()).toBeVisible();

  await other.evaluate(() => localStorage.removeItem('carte-google'));
  await expect(mapOf(page).getByRole('button', button)).toBeVisible();
  await expect(markersOf(page)).toHaveCount(0);
  await expect.poll(() => hasGoogle(page)).toBe(false);
  const requested = google.requests.length;
  await page.reload();
  await expect(mapOf(page).getByRole('button', button)).toBeVisible();
  expect(google.requests).toHaveLength(requested);
});

test('after withdrawal no document has Google’s script, and the withdrawal is announced', async ({
  page,
  context,
  google,
}) => {
  await page.goto(mapPath);
  await mapOf(page).getByRole('button', button).click();
  await expect(markersOf(page).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(mapPath);
  await expect(markersOf(other).first()).toBeVisible();

  // Without reloading a document.
  await page.getByRole('link', { name: 'Politique de confidentialité' }).click();
  await expect(page).toHaveURL('/politique-de-confidentialite');
  expect(await hasGoogle(page)).toBe(true);
  const choice = page.getByRole('main').locator('#carte-google');
  await choice.getByRole('button', { name: 'Retirer mon accord' }).click();
  await expect.poll(() => hasGoogle(page).catch(() => true)).toBe(false);
  await expect(choice.getByRole('status')).toHaveText(/^Votre accord est retiré/);
  await expect(choice.getByRole('button', { name: 'Autoriser' })).toBeFocused();
  await expect(mapOf(other).getByRole('button', button)).toBeVisible();
  await expect.poll(() => hasGoogle(other).catch(() => true)).toBe(false);
  expect(google.requests).toHaveLength(2);
});

test('consent expires after six months', async ({ page, google }) => {
  await page.addInitScript(() => localStorage.setItem('carte-google', 'oui 2026-01-01'));
  await page.clock.setFixedTime('2026-07-01T12:00:00Z');
  await page.goto(mapPath);
  await expect(mapOf(page).getByRole('button', button)).toBeVisible();
  expect(google.requests).toEqual([]);
});

test('after withdrawal on the privacy page, the question is asked again', async ({
  page,
  google,
}) => {
  await page.goto(mapPath);
  await mapOf(page).getByRole('link', { name: 'En savoir plus' }).click();
  await expect(page).toHaveURL('/politique-de-confidentialite#carte-google');
  const choice = page.getByRole('main').locator('#carte-google');
  await expect(choice.getByText('Vous n’avez pas autorisé la carte de Google')).toBeInViewport();
  await choice.getByRole('button', { name: 'Autoriser' }).click();
  await expect(choice.getByRole('status')).toHaveText(/^C’est noté/);
  expect(google.requests).toEqual([]);
  await page.goBack();
  await expect(markersOf(page).first()).toBeVisible();
  const requested = google.requests.length;

  await page.goto('/politique-de-confidentialite#carte-google');
  await choice.getByRole('button', { name: 'Retirer mon accord' }).click();
  await expect(choice.getByRole('status')).toHaveText(/^Votre accord est retiré/);
  await expectAccessible(page);
  await page.goto(mapPath);
  await expect(mapOf(page).getByRole('button', button)).toBeVisible();
  expect(google.requests).toHaveLength(requested);
});

test('a browser without storage is asked again at the next visit', async ({ page, google }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto(mapPath);
  await mapOf(page).getByRole('button', button).click();
  await expect(markersOf(page).first()).toBeVisible();
  await page.reload();
  await expect(mapOf(page).getByRole('button', button)).toBeVisible();
  expect(google.requests).toHaveLength(1);
});

test('after consent, the list view and an ad still request nothing from Google', async ({
  page,
  google,
}) => {
  await consentBefore(page);
  await page.goto('/annonces');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/annonces\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Adresse' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(google.requests).toEqual([]);
});

/** Strings that only chunks of the map contain: vis.gl, the clusterer, the URL of Google’s script. */
const signs = [
  'clusteringbegin',
  'gmp-advanced-marker|AdvancedMarkerElement',
  'maps\\.googleapis\\.com/maps/',
];

/** The chunks with code of the map that a page loads from now on. */
function chunksOfMap(page: Page): string[] {
  const found: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (signs.some((sign) => new RegExp(sign).test(text))) found.push(response.url());
  });
  return found;
}

test('no page loads code of the map before the visitor requests it', async ({ page }) => {
  const found = chunksOfMap(page);
  await consentBefore(page);
  for (const path of ['/', '/annonces', '/annonces/240', '/blog']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(found).toEqual([]);
  await page.goto('/annonces?view=map');
  await expect(markersOf(page).first()).toBeVisible();
  expect(found).not.toEqual([]);
});

test('the map view loads no code of the map before the visitor consents', async ({ page }) => {
  const found = chunksOfMap(page);
  await page.goto('/annonces?view=map');
  await expect(mapOf(page).getByRole('button', { name: 'Afficher la carte' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(found).toEqual([]);
});
