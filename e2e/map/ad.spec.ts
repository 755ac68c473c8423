import { sectionOf } from '../section-of.ts';
import { expect, expectAccessible, test } from './test.ts';
import { cameraOf, consentBefore } from './visitor.ts';

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
