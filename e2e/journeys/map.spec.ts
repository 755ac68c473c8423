import { adOnTheWire, giveAds } from '../map/ads.ts';
import { expect, test } from '../map/test.ts';
import { mapOf } from '../map/visitor.ts';
import { freshDay } from '../test.ts';
import { keyboardOf, preloaded } from './keyboard.ts';
import { listen } from './screen-reader.ts';

test.use({ expectedConsole: [preloaded] });

test('@desktop @phone a visitor consents to the map, finds an ad on it, and returns to the list', async ({
  page,
  api,
}) => {
  const day = freshDay();
  const lyonAd = adOnTheWire(7901, 'À Lyon', { latitude: 45.75, longitude: 4.85, city: 'Lyon' });
  const quimperAd = adOnTheWire(7900, 'À Quimper', { latitude: 48, longitude: -4.1 });
  await giveAds(api, `endDate=${day}`, [quimperAd, lyonAd]);
  const { announced } = await listen(page);
  await page.goto(`/annonces?endDate=${day}`);
  const keyboard = keyboardOf(page);
  const map = mapOf(page);

  await keyboard.choose(page.getByRole('link', { name: 'Carte', exact: true }));
  await expect(page).toHaveURL(`/annonces?endDate=${day}&view=map`);
  await keyboard.choose(map.getByRole('button', { name: 'Afficher la carte' }));
  await expect(map).toBeFocused();
  await expect.poll(announced).toContain('Carte affichée, 2 repères');

  const quimper = map.getByRole('button', { name: 'À Quimper, Quimper' });
  await keyboard.tabTo(quimper);
  await keyboard.press('ArrowRight');
  const lyon = map.getByRole('button', { name: 'À Lyon, Lyon' });
  await keyboard.isAt(lyon);
  await keyboard.press('Enter');
  const popup = map.getByRole('dialog', { name: 'À Lyon, Lyon' });
  await keyboard.isAt(popup);
  await keyboard.press('Escape');
  await keyboard.isAt(lyon);

  await keyboard.press('Enter');
  await keyboard.isAt(popup);
  await keyboard.choose(popup.getByRole('link', { name: 'À Lyon' }));
  await expect(page).toHaveURL(`/annonces/7901?endDate=${day}&view=map`);
  await keyboard.choose(page.getByRole('link', { name: 'Retour aux annonces' }));
  await expect(page).toHaveURL(`/annonces?endDate=${day}&view=map`);
  // The rendered list gets the focus back, at the ad on it that was opened, maybe outside of the window.
  await expect(page.getByRole('link', { name: 'À Lyon' })).toBeFocused();
  await keyboard.tabTo(
    page.getByRole('link', { name: 'Liste', exact: true }).filter({ visible: true }),
    'Shift+Tab',
  );
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`/annonces?endDate=${day}`);
  await expect(map).toHaveCount(0);
});
