import { freshDay } from '../test.ts';
import { adOnTheWire, giveAds } from './ads.ts';
import { expect, expectAccessible, test } from './test.ts';
import { openMap } from './visitor.ts';

test('the map is skipped, browsed, opened, closed and left by keyboard', async ({ page, api }) => {
  const day = freshDay();
  const lyonAd = adOnTheWire(7601, 'À Lyon', { latitude: 45.75, longitude: 4.85, city: 'Lyon' });
  await giveAds(api, `endDate=${day}`, [
    adOnTheWire(7600, 'À Quimper', { latitude: 48, longitude: -4.1 }),
    lyonAd,
  ]);
  const map = await openMap(page, `/annonces?endDate=${day}&view=map`);
  const press = (key: string) => page.keyboard.press(key);

  // The last before the map.
  await page.getByRole('link', { name: /^Retirer le filtre/ }).focus();
  await press('Tab');
  const skip = map.getByRole('link', { name: 'Passer la carte' });
  await expect(skip).toBeFocused();
  await press('Enter');
  await press('Tab');
  await expect(page.getByRole('article').first().getByRole('link')).toBeFocused();

  await skip.focus();
  await press('Tab');
  await press('Tab');
  const quimper = map.getByRole('button', { name: 'À Quimper, Quimper' });
  await expect(quimper).toBeFocused();
  await press('ArrowRight');
  const lyon = map.getByRole('button', { name: 'À Lyon, Lyon' });
  await expect(lyon).toBeFocused();
  await press('Enter');
  const popup = map.getByRole('dialog', { name: 'À Lyon, Lyon' });
  await expect(popup).toBeFocused();
  await press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(lyon).toBeFocused();

  await press('Space');
  await expect(popup).toBeFocused();
  await press('Tab');
  await expect(popup.getByRole('button', { name: 'Fermer' })).toBeFocused();
  await press('Enter');
  await expect(popup).toHaveCount(0);
  await expect(lyon).toBeFocused();

  await press('Enter');
  await expect(popup).toBeFocused();
  await press('Tab');
  await press('Tab');
  await expect(popup.getByRole('link', { name: 'À Lyon' })).toBeFocused();
  await press('Tab');
  await expect(page.getByRole('article').first().getByRole('link')).toBeFocused();
  await popup.getByRole('link', { name: 'À Lyon' }).focus();
  await press('Enter');
  await expect(page).toHaveURL(`/annonces/7601?endDate=${day}&view=map`);
});

test('another marker replaces the popup', async ({ page, api }) => {
  const day = freshDay();
  await giveAds(api, `endDate=${day}`, [
    adOnTheWire(7610, 'À Quimper', { latitude: 48, longitude: -4.1 }),
    adOnTheWire(7611, 'À Lyon', { latitude: 45.75, longitude: 4.85, city: 'Lyon' }),
  ]);
  const map = await openMap(page, `/annonces?endDate=${day}&view=map`);
  await map.getByRole('button', { name: 'À Quimper' }).click();
  await expect(map.getByRole('dialog', { name: 'À Quimper' })).toBeVisible();
  await map.getByRole('button', { name: 'À Lyon' }).click();
  await expect(map.getByRole('dialog')).toHaveCount(1);
  await expect(map.getByRole('dialog', { name: 'À Lyon' })).toBeVisible();
  await expectAccessible(page);
});
