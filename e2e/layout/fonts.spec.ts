import type { Page } from '@playwright/test';
import { adOnTheWire } from '../map/visitor.ts';
import { expect, freshAd, test } from '../test.ts';

const place = { address: '3, rue du Bac\nBâtiment « B »', postal_code: '94240' };

test('a page in French loads only the font files for French', async ({ page, api }) => {
  const id = freshAd();
  const title = 'Médecin à L’Haÿ-les-Roses – n° 2, dès 400 € : Œuvre… « où ? »';
  await api.respond(
    `/api/v1/ads/${id}`,
    adOnTheWire(id, title, { ...place, city: 'L’Haÿ-les-Roses' }),
  );
  await page.goto(`/annonces/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('L’Haÿ');
  expect(await drawnFonts(page)).toEqual(['atkinson', 'bricolage', 'figures']);
});

test('a foreign name is in the same fonts, from the files for other Latin letters', async ({
  page,
  api,
}) => {
  const id = freshAd();
  const title = 'Remplaçant à Nuñoa';
  await api.respond(`/api/v1/ads/${id}`, adOnTheWire(id, title, { ...place, city: 'Nuñoa' }));
  await page.goto(`/annonces/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nuñoa');
  await expect
    .poll(() => drawnFonts(page))
    .toEqual(['Headings Other', 'Text Other', 'atkinson', 'bricolage', 'figures']);
});

/** The font families that the page has loaded. */
function drawnFonts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const fonts = await document.fonts.ready;
    const drawn = [...fonts].filter(({ status }) => status === 'loaded');
    return [...new Set(drawn.map(({ family }) => family.replaceAll('"', '')))]
      .filter((family) => !family.endsWith('Fallback'))
      .sort();
  });
}
