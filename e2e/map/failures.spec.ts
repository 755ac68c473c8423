import { expect, expectAccessible, test } from './test.ts';
import { agreedBefore, mapOf, markersOf } from './visitor.ts';

const message = 'La carte n’a pas pu être chargée. Vous pouvez continuer sans elle.';
const codeOf = /\/_next\/static\/chunks\/.+\.js/;

test.describe('Google’s script', () => {
  test.use({ expectedConsole: ['net::ERR_BLOCKED_BY_CLIENT', 'InvalidKeyMapError'] });

  test('blocked, leaves a message and the list, and can be retried', async ({ page, google }) => {
    google.behave('blocked');
    await agreedBefore(page);
    await page.goto('/annonces?view=map');
    const alert = mapOf(page).getByRole('alert');
    await expect(alert).toContainText(message);
    await expect(page.getByRole('article')).toHaveCount(20);
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect.poll(() => google.requests.length).toBe(2);
    await expect(alert).toContainText(message);

    google.behave('well');
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect(markersOf(page).first()).toBeVisible();
    await expect(mapOf(page)).toBeFocused();
    expect(google.requests).toHaveLength(3);
  });

  test('that rejects the key leaves a message; the page is reloaded to try again', async ({
    page,
    google,
  }) => {
    google.behave('refuses-the-key');
    await agreedBefore(page);
    await page.goto('/annonces?view=map');
    const alert = mapOf(page).getByRole('alert');
    await expect(alert).toContainText(message);
    await expect(page.locator('gmp-advanced-marker')).toHaveCount(0);
    google.behave('well');
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect(markersOf(page).first()).toBeVisible();
    await expect(page).toHaveURL('/annonces?view=map');
  });
});

test('a script that never loads times out after fifteen seconds', async ({ page, google }) => {
  google.behave('silent');
  await page.clock.install();
  await agreedBefore(page);
  await page.goto('/annonces?view=map');
  await expect.poll(() => google.requests.length).toBe(1);
  await expect(mapOf(page).getByText('Cartographie en cours de préparation...')).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(mapOf(page).getByRole('alert')).toContainText(message);
  google.behave('well');
  await page.clock.resume();
  await mapOf(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(markersOf(page).first()).toBeVisible();
  // The console stays empty: a script that timed out is not loaded a second time.
  await google.respondLate();
  await page.waitForLoadState('networkidle');
});

test.describe('our own', () => {
  test.use({ expectedConsole: ['net::ERR_FAILED', '502'] });

  test('code that cannot be loaded leaves the message too, and can be retried', async ({
    page,
    context,
  }) => {
    await page.goto('/annonces?view=map');
    await expect(mapOf(page).getByRole('button', { name: 'Afficher la carte' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.route(codeOf, (route) => route.abort());
    await mapOf(page).getByRole('button', { name: 'Afficher la carte' }).click();
    const alert = mapOf(page).getByRole('alert');
    await expect(alert).toContainText(message);
    await context.unroute(codeOf);
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect(markersOf(page).first()).toBeVisible();
    await expect(mapOf(page)).toBeFocused();
  });

  test('positions that fail to load are requested again', async ({ page, context, google }) => {
    let fails = true;
    await context.route('**/api/map/positions?**', (route) =>
      fails ? route.fulfill({ status: 502, json: {} }) : route.fallback(),
    );
    await agreedBefore(page);
    await page.goto('/annonces?view=map');
    const alert = mapOf(page).getByRole('alert');
    await expect(alert).toContainText('Les adresses des annonces n’ont pas pu être chargées.');
    await expect(page.getByRole('article')).toHaveCount(20);
    // No positions were loaded so far.
    expect(google.requests).toEqual([]);
    fails = false;
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect(markersOf(page).first()).toBeVisible();
    await expect(mapOf(page)).toBeFocused();
  });
});
