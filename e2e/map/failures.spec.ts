import { expect, expectAccessible, test } from './test.ts';
import { consentBefore, mapOf, markersOf } from './visitor.ts';

const message = 'La carte n’a pas pu être chargée. Vous pouvez continuer sans elle.';
const codeOf = /\/_next\/static\/chunks\/.+\.js/;

test.describe('Google’s script', () => {
  test.use({ expectedConsole: ['net::ERR_BLOCKED_BY_CLIENT', 'InvalidKeyMapError'] });

  test('leaves a message and the list when it is blocked, and can be retried', async ({
    page,
    google,
  }) => {
    google.behave('blocked');
    await consentBefore(page);
    await page.goto('/annonces?view=map');
    const alert = mapOf(page).getByRole('alert');
    await expect(alert).toContainText(message);
    await expect(page.getByRole('article')).toHaveCount(20);
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect.poll(() => google.requests.length).toBe(2);
    await expect(alert).toContainText(message);

    google.behave('works');
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect(markersOf(page).first()).toBeVisible();
    await expect(mapOf(page)).toBeFocused();
    expect(google.requests).toHaveLength(3);
  });

  test('leaves a message when it rejects the key, and a retry reloads the page', async ({
    page,
    google,
  }) => {
    google.behave('rejects-the-key');
    await consentBefore(page);
    await page.goto('/annonces?view=map');
    const alert = mapOf(page).getByRole('alert');
    await expect(alert).toContainText(message);
    await expect(page.locator('gmp-advanced-marker')).toHaveCount(0);
    google.behave('works');
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect(markersOf(page).first()).toBeVisible();
    await expect(page).toHaveURL('/annonces?view=map');
  });
});

test('Google’s script times out after fifteen seconds', async ({ page, google }) => {
  google.behave('silent');
  await page.clock.install();
  await consentBefore(page);
  await page.goto('/annonces?view=map');
  await expect.poll(() => google.requests.length).toBe(1);
  await expect(mapOf(page).getByText('Cartographie en cours de préparation...')).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(mapOf(page).getByRole('alert')).toContainText(message);
  google.behave('works');
  await page.clock.resume();
  await mapOf(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(markersOf(page).first()).toBeVisible();
  // The console stays empty, because the script that timed out has no effect.
  await google.respondLate();
  await page.waitForLoadState('networkidle');
});

test.describe('a map whose own code or data fails', () => {
  test.use({ expectedConsole: ['net::ERR_FAILED', '502'] });

  test('leaves a message when its code cannot be loaded, and can be retried', async ({
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

  test('requests positions again after they failed to load', async ({ page, context, google }) => {
    let fails = true;
    await context.route('**/api/map/positions?**', (route) =>
      fails ? route.fulfill({ status: 502, json: {} }) : route.fallback(),
    );
    await consentBefore(page);
    await page.goto('/annonces?view=map');
    const alert = mapOf(page).getByRole('alert');
    await expect(alert).toContainText('Les adresses des annonces n’ont pas pu être chargées.');
    await expect(page.getByRole('article')).toHaveCount(20);
    // Without positions, Google's script is not loaded.
    expect(google.requests).toEqual([]);
    fails = false;
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect(markersOf(page).first()).toBeVisible();
    await expect(mapOf(page)).toBeFocused();
  });
});
