import type { Page } from '@playwright/test';
import { adOnTheWire } from '../map/visitor.ts';
import { paintWithFonts } from '../paint-with-fonts.ts';
import type { Api } from '../stage/api.ts';
import { expect, expectAccessible, freshAd, test } from '../test.ts';

const figures = {
  remuneration_type: 'retrocession',
  retrocession_percentage: '70.00',
  average_act_cost: '30.00',
};

/** The path of a new ad that pays these. */
async function adThatPays(api: Api, pay: object = figures): Promise<string> {
  const id = freshAd();
  await api.respond(`/api/v1/ads/${id}`, { ...adOnTheWire(id, 'À la retenue', {}), ...pay });
  return `/annonces/${id}`;
}

const sentence = (page: Page) => page.getByText(/^Avec \d+ acte/);
const field = (page: Page) => page.getByRole('spinbutton', { name: 'Actes par jour' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('actes-par-jour'));
const amountOf = (acts: number, euros: string) =>
  new RegExp(`^Avec ${acts} actes? par jour\\s:\\s*environ ${euros}\\s€ avant charges$`);

test('@desktop @phone an ad says what a day may pay, by a number that other ads, tabs and the next visit know', async ({
  page,
  context,
  api,
}) => {
  const path = await adThatPays(api);
  const other = await adThatPays(api, { ...figures, average_act_cost: 52 });
  await page.goto(path);
  await expect(sentence(page)).toHaveText(amountOf(20, '420'));
  await expect(page.getByText(/^Estimation/)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(other);
  await expect(sentence(tab)).toHaveText(amountOf(20, '728'));

  await field(page).fill('25');
  await expect(sentence(page)).toHaveText(amountOf(25, '525'));
  await expect(sentence(page)).toHaveAttribute('aria-live', 'polite');
  await expect(sentence(tab)).toHaveText(amountOf(25, '910'));
  await expect(field(tab)).toHaveValue('25');
  await expectAccessible(page);
  expect((await field(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await field(page).press('ArrowUp');
  await expect(sentence(page)).toHaveText(amountOf(26, '546'));
  await page.goto(other);
  await expect(sentence(page)).toHaveText(amountOf(26, '946'));
  await expect(sentence(page)).toHaveAttribute('aria-live', 'off');
});

for (const width of [320, 340, 360, 414, 640, 1280]) {
  test(`${width} px: nothing moves when the number that was kept replaces 20, or another does`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width, height: 1200 });
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(entry.toJSON());
      }).observe({ type: 'layout-shift', buffered: true });
      localStorage.setItem('actes-par-jour', '99');
    });
    await paintWithFonts(page);
    await page.goto(await adThatPays(api, { ...figures, average_act_cost: 76 }));
    await expect(sentence(page)).toHaveText(amountOf(99, String.raw`5\s267`));
    const box = () => sentence(page).locator('..').boundingBox();
    // A shift out of sight would not be recorded.
    const { y = 0, height } = (await box()) ?? {};
    expect(y).toBeLessThan(1200);
    await field(page).fill('1');
    await expect(sentence(page)).toHaveText(amountOf(1, '53'));
    expect((await box())?.height).toBe(height);
    expect(await page.evaluate(() => (window as { shifts?: unknown[] }).shifts)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}

for (const [name, script] of [
  [
    'full',
    'Storage.prototype.setItem = () => { throw new DOMException("x", "QuotaExceededError") }',
  ],
  [
    'forbidden',
    'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("x", "SecurityError") } })',
  ],
  ['written by others', 'localStorage.setItem("actes-par-jour", "{\\"acts\\":5}")'],
] as const) {
  test(`storage that is ${name} breaks nothing`, async ({ page, api }) => {
    await page.addInitScript(script);
    await page.goto(await adThatPays(api));
    await expect(sentence(page)).toHaveText(amountOf(20, '420'));
    await field(page).fill('30');
    await expect(sentence(page)).toHaveText(amountOf(30, '630'));
    await field(page).blur();
    await expect(field(page)).toHaveValue('30');
  });
}

test('an ad without both figures estimates nothing, and an estimate is in no other text', async ({
  page,
  api,
}) => {
  await page.goto(await adThatPays(api, { ...figures, average_act_cost: null }));
  await expect(page.getByRole('heading', { name: 'Rémunération' })).toBeVisible();
  await expect(page.getByText('actes par jour')).toHaveCount(0);

  await page.goto(await adThatPays(api));
  const texts = await page
    .locator('head meta, script[type="application/ld+json"]')
    .evaluateAll((all) => all.map((element) => element.outerHTML));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.join()).not.toMatch(/420|actes par jour/);
  await page.emulateMedia({ media: 'print' });
  await expect(sentence(page)).toBeHidden();
  expect(await stored(page), 'nothing is stored before it is typed').toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sentence stands with 20, without a field', async ({ page, api }) => {
    await page.goto(await adThatPays(api));
    await expect(sentence(page)).toHaveText(amountOf(20, '420'));
    await expect(page.getByText(/^Estimation/)).toBeVisible();
    await expect(field(page)).toBeHidden();
  });
});

test.describe('in a page that a browser translates', () => {
  test.use({ translation: { prefix: '', when: 'after' } });

  test('the sentence follows the number', async ({ page, api }) => {
    await page.goto(await adThatPays(api));
    await expect(page.locator('h1 font').first()).toBeAttached();
    await field(page).fill('25');
    await expect(sentence(page)).toHaveText(amountOf(25, '525'));
  });
});
