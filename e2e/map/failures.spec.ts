import { sectionOf } from '../section-of.ts';
import { expect, expectAccessible, test } from './test.ts';
import { cameraOf, consentBefore, mapOf, markersOf } from './visitor.ts';

const named = { name: 'Carte de l’annonce' };
const show = { name: 'Afficher la carte' };

test('@desktop @phone an ad shows its address, and its map only on request', async ({
  page,
  google,
}) => {
  await page.goto('/annonces/240');
  const address = sectionOf(page, 'Adresse');
  await expect(address.getByRole('link', { name: 'Voir sur Google Maps' })).toBeVisible();
  const map = page.getByRole('figure', named);
  await expect(map).toContainText('Google, qui reçoit pour la dessiner votre adresse IP');
  await expectAccessible(page);
  expect(google.requests).toEqual([]);

  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await map.getByRole('button', show).click();
  await expect(map).toBeFocused();
  await expect(map.getByRole('img', { name: title ?? '' })).toBeVisible();
  await expect.poll(async () => (await cameraOf(page)).zoom).toBe(11);
  expect(google.requests).toHaveLength(1);
  await expectAccessible(page);
});

test('after an earlier consent an ad loads its map only on request, without the sentence about Google', async ({
  page,
  google,
}) => {
  await consentBefore(page);
  await page.goto('/annonces/240');
  const map = page.getByRole('figure', named);
  await expect(map.getByText('adresse IP')).toHaveCount(0);
  expect(google.requests).toEqual([]);
  await map.getByRole('button', show).click();
  await expect(map.locator('gmp-advanced-marker')).toBeVisible();
});

test('an ad with an unknown address has a message and no random position, even after a failure', async ({
  page,
  context,
  google,
}) => {
  let fails = true;
  await context.route('**/api/map/positions/240', (route) =>
    route.fulfill(
      fails
        ? { body: 'portail captif' }
        : {
            json: {
              position: {
                id: 240,
                coordinates: null,
                geocodeKey: '||ici',
                town: null,
                isOverseas: false,
              },
              complete: true,
            },
          },
    ),
  );
  await consentBefore(page);
  await page.goto('/annonces/240');
  const map = page.getByRole('figure', named);
  await map.getByRole('button', show).click();
  await expect(map.getByRole('alert')).toContainText('L’emplacement n’a pas pu être chargé.');
  fails = false;
  await map.getByRole('button', { name: 'Réessayer' }).click();
  await expect(map.getByRole('status')).toHaveText(
    'L’emplacement de cette annonce n’a pas pu être trouvé. Son adresse est au-dessus.',
  );
  await expect(map).toBeFocused();
  await expectAccessible(page);
  await expect(page.locator('gmp-advanced-marker')).toHaveCount(0);
  expect(google.requests).toEqual([]);
});

test('an overseas ad has a message instead of a map, and does not load Google’s script', async ({
  page,
  context,
  google,
}) => {
  await context.route('**/api/map/positions/240', (route) =>
    route.fulfill({
      json: {
        position: {
          id: 240,
          coordinates: null,
          geocodeKey: '|97600|mamoudzou',
          town: null,
          isOverseas: true,
        },
        complete: true,
      },
    }),
  );
  await consentBefore(page);
  await page.goto('/annonces/240');
  const map = page.getByRole('figure', named);
  await map.getByRole('button', show).click();
  await expect(map.getByRole('status')).toHaveText(
    'Cette annonce est hors de la carte, outre-mer.',
  );
  expect(google.requests).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an ad shows its address, without a button for the map', async ({ page }) => {
    await page.goto('/annonces/240');
    await expect(page.getByRole('link', { name: 'Voir sur Google Maps' })).toBeVisible();
    await expect(page.getByRole('button', show)).toBeHidden();
  });
});

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
