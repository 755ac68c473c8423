import { expect, expectAccessible, test } from './test.ts';
import { agreedBefore, mapOf, markersOf, openMap } from './visitor.ts';

test('@desktop @phone the view changes in place, keeps filters and page, and a list has no view', async ({
  page,
}) => {
  await agreedBefore(page);
  await page.goto('/annonces?page=2&specialty=1');
  const first = await page.getByRole('article').first().getByRole('link').textContent();
  await page.getByRole('link', { name: 'Carte', exact: true }).click();
  await expect(page).toHaveURL('/annonces?page=2&specialty=1&view=map');
  await expect(markersOf(page).first()).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('link')).toHaveText(first ?? '');
  await expect(page.getByRole('link', { name: 'Carte', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await page.getByRole('link', { name: 'Liste', exact: true }).click();
  await expect(page).toHaveURL('/annonces?page=2&specialty=1');
  await expect(mapOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(markersOf(page).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/annonces?page=2&specialty=1');
  await expect(mapOf(page)).toHaveCount(0);
});

test('@desktop @phone after going back from an ad the map is there again, undamaged', async ({
  page,
  google,
}) => {
  await openMap(page);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/annonces\/\d+\?view=map$/);
  await page.goBack();
  await expect(page).toHaveURL('/annonces?view=map');
  await expect(markersOf(page).first()).toBeVisible();
  expect(google.requests).toHaveLength(1);
  const made = () => (window as unknown as { googleMapsMade: unknown[] }).googleMapsMade.length;
  expect(await page.evaluate(made)).toBe(1);
});

test('the list is in two columns, the map is sticky beside it', async ({ page }) => {
  const map = await openMap(page);
  const place = async (index: number) => page.getByRole('article').nth(index).boundingBox();
  const [left, right, below] = [await place(0), await place(1), await place(2)];
  expect(left?.y).toBe(right?.y);
  expect(left?.x).toBe(below?.x);
  expect(right?.x).toBeGreaterThan(left?.x ?? 0);
  const before = await map.boundingBox();
  expect(before?.x).toBeGreaterThan((right?.x ?? 0) + (right?.width ?? 0));
  expect((before?.y ?? 0) + (before?.height ?? 0)).toBeLessThanOrEqual(900);
  await page.mouse.move(300, 600);
  await page.mouse.wheel(0, 1500);
  await expect.poll(async () => (await map.boundingBox())?.y).toBeLessThan(100);
  expect((await map.boundingBox())?.y).toBeGreaterThan(60);
});

test('the filters are behind their button', async ({ page }) => {
  await openMap(page);
  await expect(page.getByRole('complementary', { name: 'Filtres' })).toBeHidden();
  await page.getByRole('button', { name: 'Filtrer' }).click();
  await expect(page.getByRole('dialog', { name: 'Filtrer les annonces' })).toBeVisible();
});

test('@phone the map is above the list, and the page scrolls over it', async ({ page }) => {
  const map = await openMap(page);
  const box = await map.boundingBox();
  const first = await page.getByRole('article').first().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(first?.y ?? 0);
  expect(box?.height).toBeLessThan(780 * 0.56);
  const gestures = () =>
    (
      window as unknown as { googleMapsMade: { options: { gestureHandling: string } }[] }
    ).googleMapsMade.map(({ options }) => options.gestureHandling);
  expect(await page.evaluate(gestures)).toEqual(['cooperative']);
  await markersOf(page).first().tap();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is there, and a sentence replaces the map', async ({ page, google }) => {
    await page.goto('/annonces?view=map');
    await expect(page.getByText('La carte demande JavaScript')).toBeVisible();
    await expect(page.getByText('Cartographie en cours')).toBeHidden();
    await expect(page.getByRole('article')).toHaveCount(20);
    await expect(page.getByRole('complementary', { name: 'Filtres' })).toBeVisible();
    expect(google.requests).toEqual([]);
  });
});

test('pins are visible in dark forced colours, and in a dark theme like the light map', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const map = await openMap(page);
  const pin = map.locator('gmp-advanced-marker svg').first();
  const coloursOf = () =>
    pin.evaluate((drawing) =>
      [...drawing.children].slice(0, 2).map((part) => {
        const { fill, stroke } = getComputedStyle(part);
        return { fill, stroke };
      }),
    );
  const [white, black] = ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'];
  const pine = 'rgb(14, 90, 87)';
  expect(await coloursOf()).toMatchObject([{ fill: pine, stroke: white }, { fill: white }]);

  await page.emulateMedia({ forcedColors: 'active' });
  const [body, point] = await coloursOf();
  expect(body).toEqual({ fill: white, stroke: black });
  expect(point).toMatchObject({ fill: black });

  await map.locator('gmp-advanced-marker:has(svg)').first().focus();
  await expect.poll(async () => (await coloursOf())[0]?.fill).not.toBe(white);
  expect((await coloursOf())[0]?.stroke).toBe(black);
});
