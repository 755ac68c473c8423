import type { Page } from '@playwright/test';
import { keyboardOf, smallTargetsOf } from '../journeys/keyboard.ts';
import { adOnTheWire } from '../map/visitor.ts';
import type { Api } from '../stage/api.ts';
import { expect, expectAccessible, freshAd, test } from '../test.ts';

/* The agenda of saved ads and of a list that was sent, with ads around the first Monday of the month after next. */

const day = 86_400_000;
const now = new Date();
const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1);
const monday = month + ((8 - new Date(month).getUTCDay()) % 7) * day;
const on = (later: number) => new Date(monday + later * day);
const iso = (later: number) => on(later).toISOString().slice(0, 10);
const words = (later: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' })
    .format(on(later))
    .replace(/^1\b/, '1er');
const monthName = words(0, { month: 'long' });
const date = (later: number) => words(later, { day: 'numeric' });
const captionOf = `${monthName} ${words(0, { year: 'numeric' })}`;
const sentence = `Quimper et Brest se chevauchent du ${date(2)} au ${date(4)} ${monthName}`;

/** Three ads: two that overlap from Wednesday to Friday, and a regular one. Returns their ids. */
async function addAds(api: Api): Promise<number[]> {
  const ads = [
    { city: 'Quimper', start_date: iso(0), end_date: iso(4), timeslots: [] },
    {
      city: 'Brest',
      start_date: iso(2),
      end_date: iso(9),
      timeslots: ['Mercredi', 'Jeudi', 'Vendredi'].map((dayName) => {
        return { dayName, morning: true, afternoon: false, eveningNight: false };
      }),
    },
    { city: 'Lorient', start_date: iso(0), end_date: null, timeslots: [] },
  ];
  return Promise.all(
    ads.map(async ({ city, ...fields }) => {
      const id = freshAd();
      const place = adOnTheWire(id, `Remplacement ${city}`, { city });
      await api.respond(`/api/v1/ads/${id}`, { ...place, ...fields });
      return id;
    }),
  );
}

async function openSaved(page: Page, ids: number[]) {
  await page.goto('/cgu');
  await page.evaluate((saved) => {
    for (const [at, id] of saved.entries()) {
      localStorage.setItem(`annonce-gardee-${id}`, `2026-11-24T08:0${9 - at}:00.000Z Titre ${id}`);
    }
  }, ids);
  await page.goto('/mes-annonces');
}

const agenda = (page: Page) => page.getByRole('region', { name: 'Agenda' });
const tableOfMonth = (page: Page) =>
  agenda(page).getByRole('table', { name: new RegExp(captionOf.replace(' ', '\\s'), 'i') });
const weekOnPhone = (page: Page) =>
  agenda(page).getByRole('heading', { name: `Semaine du ${date(0)} ${monthName}` });
const comparison = (page: Page) => page.getByRole('region', { name: /^Tableau\s: comparaison$/ });

/** Expects that the months or the weeks are there, for screen readers too. */
async function expectOneOfBoth(page: Page, shown: 'months' | 'weeks') {
  await expect(tableOfMonth(page)).toHaveCount(shown === 'months' ? 1 : 0);
  await expect(weekOnPhone(page)).toHaveCount(shown === 'weeks' ? 1 : 0);
}

test('saved ads are an agenda: months, on a phone weeks, and a comparison', async ({
  page,
  api,
}) => {
  const ids = await addAds(api);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSaved(page, ids);

  await test.step('overlaps are said', async () => {
    await expect(agenda(page).getByText(sentence)).toBeVisible();
    await expect(agenda(page).getByText('Lorient, jours non précisés')).toBeVisible();
  });

  await test.step('a month is a table, with a mark where ads overlap', async () => {
    await expectOneOfBoth(page, 'months');
    const row = tableOfMonth(page)
      .getByRole('row')
      .filter({ hasText: `${date(2)} Chevau` });
    const cells = await row.getByRole('cell').allTextContents();
    expect(cells.map((text) => text.replaceAll('\u00ad', '').trim())).toEqual([
      `${date(0)} Quimper`,
      `${date(1)} Quimper`,
      `${date(2)} Chevauchement Quimper Brest`,
      `${date(3)} Chevauchement Quimper Brest`,
      `${date(4)} Chevauchement Quimper Brest`,
      `${date(5)} Brest (non cité)`,
      `${date(6)} Brest (non cité)`,
    ]);
    // A day that is not named has a dashed edge too.
    const edges = await row
      .getByText('Brest')
      .evaluateAll((ads) => ads.map((ad) => getComputedStyle(ad).outlineStyle));
    expect(edges).toEqual(['none', 'none', 'none', 'dashed', 'dashed']);
  });

  await test.step('each window has months or weeks, and nothing is cut', async () => {
    for (const width of [1920, 1280, 768, 767, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectOneOfBoth(page, width >= 768 ? 'months' : 'weeks');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width}`).toBe(0);
      const cut = await agenda(page)
        .locator('table:not([tabindex] table) :is(td, th)')
        .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
      expect(cut, `at ${width}`).toBe(0);
    }
    await expect(
      agenda(page).getByText(`Quimper, du lundi ${date(0)} au vendredi ${date(4)}`),
    ).toBeVisible();
    await expectAccessible(page);
    expect(await smallTargetsOf(page)).toEqual([]);
  });

  await test.step('the comparison scrolls by keyboard, and its first column stays', async () => {
    const { tabTo } = keyboardOf(page);
    await tabTo(comparison(page));
    const name = comparison(page).getByRole('rowheader', { name: 'Quimper' });
    const before = await name.boundingBox();
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => comparison(page).evaluate((box) => box.scrollLeft)).toBeGreaterThan(50);
    expect(await name.boundingBox()).toEqual(before);
    await tabTo(comparison(page).getByRole('link', { name: 'Quimper' }));
  });

  await test.step('a removed ad is in neither', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Annonce gardée : Remplacement Brest' }).click();
    await expect(agenda(page).getByText(sentence)).toHaveCount(0);
    await expect(comparison(page).getByRole('row')).toHaveCount(3);
    await expectAccessible(page);
  });
});

test.describe('one ad of two cannot be read', () => {
  test.use({ expectedConsole: ['404 (Not Found)', '502 (Bad Gateway)'] });

  test('the agenda has the other one', async ({ page, api }) => {
    const [quimper = 0, brest = 0] = await addAds(api);
    await api.fail(`/api/v1/ads/${brest}`, 'error');
    await openSaved(page, [quimper, brest, freshAd()]);
    await expect(page.getByText('Impossible de charger cette annonce')).toBeVisible();
    await expect(agenda(page).getByText('Quimper').first()).toBeVisible();
    await expect(agenda(page).getByText('Brest')).toHaveCount(0);
    await expect(comparison(page)).toHaveCount(0);
  });
});

test.describe('a list that was sent', () => {
  test.use({ withoutIndex: true, javaScriptEnabled: false });

  test('has its agenda without JavaScript, in months, weeks and on paper', async ({
    page,
    api,
  }) => {
    const ids = await addAds(api);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/mes-annonces?ids=${ids.join()}`);
    await expect(agenda(page).getByText(sentence)).toBeVisible();
    await expectOneOfBoth(page, 'weeks');
    await expect(comparison(page).getByRole('row')).toHaveCount(4);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectOneOfBoth(page, 'months');

    // A4 with margins of 15 mm.
    await page.setViewportSize({ width: 680, height: 1009 });
    await page.emulateMedia({ media: 'print' });
    await expectOneOfBoth(page, 'months');
    const cut = await agenda(page)
      .locator(':is(td, th, li)')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.getBoundingClientRect().right > document.body.clientWidth)
          .map((part) => part.textContent),
      );
    expect(cut).toEqual([]);
  });
});
