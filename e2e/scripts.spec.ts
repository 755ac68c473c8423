import { reachFilters } from './ads/filters.ts';
import { expect, test } from './test.ts';

test.describe('in the oldest supported browsers', () => {
  /*
   * The oldest browsers that Next.js compiles for lack these features. tools/lint/check-browser-code.ts checks that our
   * code uses no other feature that they lack without testing for it.
   */
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const lacking: [object, string][] = [
        [AbortSignal, 'any'],
        [URL, 'canParse'],
        [Array.prototype, 'toSorted'],
        [Element.prototype, 'checkVisibility'],
        [HTMLLinkElement.prototype, 'imageSizes'],
        [HTMLLinkElement.prototype, 'imageSrcset'],
        [window, 'requestIdleCallback'],
        [window, 'navigation'],
      ];
      for (const [owner, name] of lacking) Reflect.deleteProperty(owner, name);
    });
  });

  test('places are suggested, and an ad is read and left by Back', async ({ page }) => {
    const images: string[] = [];
    page.on('request', (request) => images.push(new URL(request.url()).pathname));
    await page.goto('/annonces');
    const filters = await reachFilters(page);
    await filters.getByRole('combobox', { name: 'Où ?' }).fill('quimp');
    await page.getByRole('option', { name: 'Quimper · Finistère' }).click();
    await expect(page).toHaveURL('/annonces?place=quimper-29');
    const ad = page.getByRole('article').first().getByRole('link');
    await ad.click();
    await expect(page).toHaveURL(/\/annonces\/\d+\?place=quimper-29$/);
    await page.goBack();
    await expect(page).toHaveURL('/annonces?place=quimper-29');
    await expect(ad).toBeFocused();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Le blog' }).hover();
    await page.getByRole('banner').getByRole('link', { name: 'Le blog' }).click();
    await expect(page).toHaveURL('/blog');
    expect(images.filter((path) => path.includes('undefined'))).toEqual([]);
  });
});

for (const path of ['/', '/annonces', '/blog']) {
  test(`all scripts of ${path}, including lazy ones, are compiled as they load`, async ({
    page,
  }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts.length).toBeGreaterThan(4);
    for (const script of await Promise.all(scripts)) {
      expect(script.slice(0, 40)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    }
  });
}
