import { resetPath } from '../reset/page.ts';
import { expect, test } from '../test.ts';

test('lists, posts, ads, forms and texts have one size of heading', async ({ page }) => {
  test.slow();
  const sizes: Record<string, string[]> = {};
  for (const path of [
    '/annonces',
    '/annonces/specialite/medecine-generale',
    '/annonces/specialite/medecine-generale/finistere',
    '/annonces/lieu/finistere',
    '/annonces/lieux',
    '/observatoire',
    '/annonces/quel-lieu?place=Valence',
    '/annonces/12',
    '/annonces/12/signaler',
    '/blog',
    '/blog/contrat-de-remplacement',
    '/inscription',
    '/inscriptions',
    '/publier',
    '/mes-annonces',
    '/cgu',
    '/plan-du-site',
    resetPath('jeton-titre'),
  ]) {
    await page.goto(path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const title = page.getByRole('main').locator('h1');
      const size = await title.evaluate((heading) => getComputedStyle(heading).fontSize);
      sizes[`${width} px: ${size}`] = [...(sizes[`${width} px: ${size}`] ?? []), path];
    }
  }
  expect(Object.keys(sizes), JSON.stringify(sizes)).toHaveLength(2);
});
