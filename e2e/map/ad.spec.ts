import { expect, expectAccessible, test } from './test.ts';
import { agreedBefore, cameraOf } from './visitor.ts';

const region = { name: 'Carte de l’annonce' };
const show = { name: 'Afficher la carte' };

test('@desktop @phone the address comes first; the map when asked for, with the one sentence before', async ({
  page,
  google,
}) => {
  await page.goto('/annonces/240');
  const address = page.getByRole('region', { name: 'Adresse' });
  await expect(address.getByRole('link', { name: 'Voir sur Google Maps' })).toBeVisible();
  const map = page.getByRole('region', region);
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

test('one who agreed before is not told again, and still asks for the map', async ({
  page,
  google,
}) => {
  await agreedBefore(page);
  await page.goto('/annonces/240');
  const map = page.getByRole('region', region);
  await expect(map.getByText('adresse IP')).toHaveCount(0);
  expect(google.requests).toEqual([]);
  await map.getByRole('button', show).click();
  await expect(map.locator('gmp-advanced-marker')).toBeVisible();
});

test('an address nobody knows has a message and no place drawn at random, even after a failure', async ({
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
              position: { id: 240, coordinates: null, geocodeKey: '||ici', isOverseas: false },
              complete: true,
            },
          },
    ),
  );
  await agreedBefore(page);
  await page.goto('/annonces/240');
  const map = page.getByRole('region', region);
  await map.getByRole('button', show).click();
  await expect(map.getByRole('alert')).toContainText('L’emplacement n’a pas pu être chargé.');
  fails = false;
  await map.getByRole('button', { name: 'Réessayer' }).click();
  await expect(map.getByRole('status')).toHaveText(
    'L’emplacement de cette annonce n’a pas pu être trouvé. Son adresse est au-dessus.',
  );
  await expectAccessible(page);
  await expect(page.locator('gmp-advanced-marker')).toHaveCount(0);
  expect(google.requests).toEqual([]);
});

test('overseas is off the map, and Google is not asked for it', async ({
  page,
  context,
  google,
}) => {
  await context.route('**/api/map/positions/240', (route) =>
    route.fulfill({
      json: {
        position: { id: 240, coordinates: null, geocodeKey: '|97600|mamoudzou', isOverseas: true },
        complete: true,
      },
    }),
  );
  await agreedBefore(page);
  await page.goto('/annonces/240');
  const map = page.getByRole('region', region);
  await map.getByRole('button', show).click();
  await expect(map.getByRole('status')).toHaveText(
    'Cette annonce est hors de la carte, outre-mer.',
  );
  expect(google.requests).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is the address, and no button that does nothing', async ({ page }) => {
    await page.goto('/annonces/240');
    await expect(page.getByRole('link', { name: 'Voir sur Google Maps' })).toBeVisible();
    await expect(page.getByRole('button', show)).toBeHidden();
  });
});
