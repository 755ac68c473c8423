import { expect, test } from '../test.ts';

test('each fact of a card has its icon, clipped from one image', async ({ page }) => {
  const pictures: string[] = [];
  page.on('response', (response) => {
    if (/ad-facts[^/]*\.svg$/.test(response.url())) pictures.push(`${response.status()}`);
  });
  await page.goto('/annonces');
  const card = page.getByRole('article').first();
  const icons = await card
    .getByRole('list')
    .first()
    .getByRole('listitem')
    .evaluateAll((facts) =>
      facts.map((fact) => {
        const { maskImage, maskPosition, width } = getComputedStyle(fact, '::before');
        return [/ad-facts[^/]*\.svg"\)$/.test(maskImage), maskPosition, width];
      }),
    );
  expect(icons).toEqual([
    [true, '0% 0%', '18px'],
    [true, '0px -18px', '18px'],
    [true, '0px -36px', '18px'],
    [true, '0px -54px', '18px'],
  ]);
  await expect.poll(() => pictures).toEqual(['200']);
});
