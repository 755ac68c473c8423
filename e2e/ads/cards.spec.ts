import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { bestMonth, withDates } from './when.ts';

/* The height of cards and what they print (docs/product.md#cards). */

/** The heights of the cards of a page, the first ones of the list. */
async function heightsOf(page: Page): Promise<number[]> {
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  return cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
}

const mean = (heights: number[]) => heights.reduce((sum, each) => sum + each, 0) / heights.length;

for (const [width, most] of [
  [390, 190],
  [1024, 110],
  [1280, 110],
  [1920, 110],
] as const) {
  test(`at ${width} px a card is ${most} px high at most, on average, with dates too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/annonces');
    expect(mean(await heightsOf(page))).toBeLessThanOrEqual(most);
    const { month } = await bestMonth(page.request, '');
    await page.goto(`/annonces?${withDates('', month)}`);
    await expect(page.getByText('Dans vos dates').first()).toBeVisible();
    expect(mean(await heightsOf(page))).toBeLessThanOrEqual(most);
  });
}

test('a window of 1280 × 800 has six whole cards below the header, 12 px apart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/annonces');
  await heightsOf(page);
  const header = await page
    .getByRole('banner')
    .evaluate((each) => each.getBoundingClientRect().height);
  const boxes = await page
    .getByRole('article')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
  const [first, second] = boxes;
  expect(second.top - first.bottom).toBe(12);
  const whole = boxes.filter(({ bottom }) => bottom - first.top <= 800 - header - 12);
  expect(whole.length).toBeGreaterThanOrEqual(6);
});

test('ordered by pay, each card says what a day pays, the most first', async ({ page }) => {
  await page.goto('/annonces?sort=pay');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  const pays = await cards.evaluateAll((all) =>
    all.map((card) => {
      const text = card.textContent.replace(/\s/g, '');
      const found = /≈([\d,]+)€parjour/.exec(text) ?? /Forfait([\d,]+)€parjour/.exec(text);
      return Number(found?.[1]?.replace(',', '.'));
    }),
  );
  expect(pays).toEqual([...pays].sort((one, other) => other - one));
  expect(pays).not.toContain(Number.NaN);
});

test('pay stands in one column', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/annonces');
  const ends = await page
    .getByRole('article')
    .getByText(/^(?:Rétrocession|Forfait)/)
    .evaluateAll((all) => all.map((pay) => Math.round(pay.getBoundingClientRect().right)));
  expect(ends.length).toBeGreaterThan(10);
  expect(new Set(ends).size).toBe(1);
});

test('forced colours outline the days of a regular ad', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/annonces?rhythm=regular');
  const days = page.getByRole('article').locator('[aria-hidden] span', { hasText: /^[LMJVSD]$/ });
  const outlines = (isTaken: boolean) =>
    days.evaluateAll(
      (all, taken) =>
        all
          .filter((day) => day.hasAttribute('data-taken') === taken)
          .map((day) => getComputedStyle(day).outlineStyle),
      isTaken,
    );
  expect(new Set(await outlines(true))).toEqual(new Set(['solid']));
  expect(new Set(await outlines(false))).toEqual(new Set(['none']));
});
