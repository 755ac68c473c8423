import { expect, expectAccessible, test } from './test.ts';

test('nothing is asked of Google before the visitor agrees, and then its script, once', async ({
  page,
  google,
}) => {
  await page.goto('/annonces?view=map');
  const map = page.getByRole('region', { name: 'Carte des annonces' });
  await expect(map.getByRole('button', { name: 'Afficher la carte' })).toBeVisible();
  await expect(map).toContainText('Google, qui reçoit pour la dessiner votre adresse IP');
  await expect(map.getByRole('link', { name: 'En savoir plus' })).toHaveAttribute(
    'href',
    '/politique-de-confidentialite#carte-google',
  );
  await expectAccessible(page);
  expect(google.requests).toEqual([]);

  await map.getByRole('button', { name: 'Afficher la carte' }).click();
  await expect(map.getByRole('button', { name: /annonces, agrandir|,/ }).first()).toBeVisible();
  expect(google.requests).toHaveLength(1);
  const query = new URL(google.requests[0] ?? '').searchParams;
  expect(query.get('key')).toBe('cle-d-essai');
  expect(query.get('language')).toBe('fr');
  expect(query.get('region')).toBe('FR');
  expect(query.get('auth_referrer_policy')).toBe('origin');
  await expectAccessible(page);
});
