import type { Locator, Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { adOnTheWire } from '../map/visitor.ts';
import { sectionOf } from '../section-of.ts';
import { expect, expectAccessible, freshAd, test } from '../test.ts';
import { reachFilters } from './filters.ts';
import { bestMonth, type Choice, facetsOf, nameOf, withDates } from './when.ts';

/* « When » (docs/product.md#when): days are relative to today, so each number is compared with another one. */

const inDates = 'Dans vos dates';
const headOf = (page: Page) => page.getByRole('main').getByRole('search');
const countOf = (page: Page) =>
  page.getByRole('heading', { level: 2, name: /annonces? trouvées?/ });
const choiceOf = (place: Locator, choice: Choice) =>
  place.getByRole('link', { name: nameOf(choice), exact: true });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('« libre en janvier autour de Rennes » is a place and two touches', async ({ page }) => {
    const { month, fitting, count } = await bestMonth(page.request, 'place=rennes-35');
    await page.goto('/annonces');
    const head = headOf(page);
    await head.getByLabel('Où ?').pressSequentially('rennes');
    await page.getByRole('option', { name: 'Rennes · Ille-et-Vilaine' }).tap();
    await expect(page).toHaveURL('/annonces?place=rennes-35');
    // Of a list of the browser the second touch is the choice.
    await head.getByLabel('Quand ?').selectOption(month.key);
    await expect(page).toHaveURL(`/annonces?${withDates('place=rennes-35', month)}`);
    // The place is said by its field, and to screen readers by the count as well.
    await expect(countOf(page)).toHaveAccessibleName(
      new RegExp(
        `^${count} annonces? trouvées? autour de Rennes \\(50\\skm\\) ?, dont ${fitting || 'aucune'} dans vos dates$`,
      ),
    );
    // On some days none of the few ads there is within one month.
    const card = page.getByRole('article').first();
    await (fitting ? expect(card) : expect(card).not).toContainText(inDates);
    await expect(head.getByLabel('Quand ?').locator('option:checked')).toHaveText(month.name);
    const top = (await page.getByRole('article').first().boundingBox())?.y;
    expect(top).toBeLessThanOrEqual(380);
    await expectAccessible(page);
    await head.getByLabel('Quand ?').selectOption('Indifférent');
    await expect(page).toHaveURL('/annonces?place=rennes-35');
  });

  test('a month chosen in the dialog applies with its button, which says how many ads there will be', async ({
    page,
  }) => {
    const { month, count } = await bestMonth(page.request, '');
    await page.goto('/annonces');
    await page.getByRole('button', { name: /^Filtrer/ }).tap();
    const dialog = page.getByRole('dialog', { name: 'Filtrer les annonces' });
    const apply = dialog.getByRole('button', { name: /^Appliquer les filtres/ });
    await choiceOf(dialog, month).tap();
    const chosen = dialog
      .getByRole('link', { name: month.name })
      .and(page.locator('[aria-current]'));
    await expect(chosen).toHaveCount(1);
    await expect(dialog.getByLabel('Date de début')).toHaveValue(month.startDate);
    await expect(dialog.getByLabel('Date de fin')).toHaveValue(month.endDate);
    await expect(apply).toContainText(`(${count} annonces)`);
    await expect(page).toHaveURL('/annonces');
    // Chosen again it is removed, and chosen once more.
    await chosen.tap();
    await expect(dialog.getByLabel('Date de fin')).toHaveValue('');
    await expect(chosen).toHaveCount(0);
    await choiceOf(dialog, month).tap();
    // The filters beside it follow: the ads that fit, and their durations.
    const { fitting } = await facetsOf(page.request, withDates('', month));
    await dialog.getByRole('checkbox', { name: `Seulement dans mes dates (${fitting})` }).check();
    await expect(apply).toContainText(`(${fitting} annonces)`);
    await expectAccessible(page);
    await apply.tap();
    await expect(page).toHaveURL(`/annonces?${withDates('', month)}&fit=1`);
    await expect(countOf(page)).toHaveText(`${fitting} annonces trouvées`);
    await expect(
      page.getByRole('link', { name: /Retirer .* Seulement dans mes dates/ }),
    ).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL('/annonces');
    await expect(countOf(page)).not.toContainText('dans vos dates');
    await expect(headOf(page).getByLabel('Quand ?')).toHaveValue('');
  });

  test('a month chosen in the list before the scripts have arrived is not lost', async ({
    page,
  }) => {
    const { month } = await bestMonth(page.request, '');
    const release = await holdBack(page, '**/_next/static/chunks/*.js');
    await page.goto('/annonces', { waitUntil: 'commit' });
    await headOf(page).getByLabel('Quand ?').selectOption(month.key);
    release();
    await expect(page).toHaveURL(`/annonces?${withDates('', month)}`);
  });
});

for (const kind of ['month', 'holidays', 'week'] as const) {
  test(`a choice of « Quand ? » (${kind}) is chosen and removed by keyboard`, async ({ page }) => {
    const { when } = await facetsOf(page.request, 'with=housing');
    const choice = when.filter((one) => one.kind === kind).at(-1);
    if (!choice) throw new Error(`No ${kind}`);
    await page.goto('/annonces?with=housing');
    const filters = await reachFilters(page);
    const link = choiceOf(filters, choice);
    const before = when.at(when.indexOf(choice) - 1);
    if (before) await choiceOf(filters, before).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/annonces?${withDates('', choice)}&with=housing`);
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(countOf(page)).toContainText(new RegExp(`^${choice.count} annonce`));
    await expect(
      page.getByRole('link', { name: `Retirer le filtre ${choice.name}` }),
    ).toBeVisible();
    await expect(filters.getByLabel('Date de fin')).toHaveValue(choice.endDate);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/annonces?with=housing');
    await expect(link).toBeFocused();
    await expect(link).not.toHaveAttribute('aria-current');
    await page.goBack();
    await expect(link).toHaveAttribute('aria-current', 'true');
  });
}

test('beside the list a month has a count, a duration narrows it, and what does not fit is below a heading', async ({
  page,
}) => {
  const { month, fitting } = await bestMonth(page.request, '');
  await page.goto('/annonces');
  const filters = await reachFilters(page);
  await choiceOf(filters, month).click();
  await expect(countOf(page)).toContainText(`, dont ${fitting} dans vos dates`);
  await expectAccessible(page);
  const week = filters.getByRole('checkbox', { name: /^4 à 7 jours/ });
  const label = (await week.locator('..').textContent()) ?? '';
  await week.check();
  await expect(page).toHaveURL(`/annonces?${withDates('', month)}&length=week`);
  await expect(countOf(page)).toHaveText(
    new RegExp(`^${/\d+/.exec(label.split('(')[1] ?? '')} annonce`),
  );
  await page.getByRole('link', { name: 'Retirer le filtre 4 à 7 jours' }).click();
  await expect(week).not.toBeChecked();
  await filters.getByRole('checkbox', { name: `Seulement dans mes dates (${fitting})` }).check();
  await expect(page).toHaveURL(`/annonces?${withDates('', month)}&fit=1`);
  await expect(page.getByRole('heading', { name: 'Aussi sur cette période' })).toHaveCount(0);
});

test('an end before the start keeps its message and the typed dates', async ({ page }) => {
  const { month } = await bestMonth(page.request, '');
  await page.goto(`/annonces?startDate=${month.endDate}`);
  const filters = await reachFilters(page);
  await filters.getByLabel('Date de fin').fill(month.startDate);
  const message = filters.getByText('Choisissez une date de fin qui suit la date de début.');
  await expect(message).toBeVisible();
  await expect(page).toHaveURL(`/annonces?startDate=${month.endDate}`);
  await expect(filters.getByLabel('Date de début')).toHaveValue(month.endDate);
  await expect(filters.getByLabel('Date de fin')).toHaveValue(month.startDate);
  await choiceOf(filters, month).click();
  await expect(page).toHaveURL(`/annonces?${withDates('', month)}`);
  await expect(message).toBeHidden();
  await expect(filters.getByLabel('Date de fin')).toHaveValue(month.endDate);
});

test('the page of an ad says how it fits the dates one came with', async ({ page, api }) => {
  const { month } = await bestMonth(page.request, '');
  await page.goto(`/annonces?${withDates('', month)}`);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/annonces/\\d+\\?startDate=${month.startDate}`));
  await expect(page.getByRole('main').getByText(inDates, { exact: true })).toBeVisible();
  await page.goto(new URL(page.url()).pathname);
  await expect(page.getByRole('link', { name: 'Candidater' }).first()).toBeVisible();
  await expect(page.getByText(inDates)).toHaveCount(0);

  const id = freshAd();
  const ad = adOnTheWire(id, 'Garde', { postal_code: '29000' });
  await api.respond(`/api/v1/ads/${id}`, {
    ...ad,
    start_date: '2050-01-10',
    end_date: '2050-01-20',
  });
  for (const [dates, words] of [
    ['startDate=2050-01-13', 'Commence 3 jours avant'],
    ['startDate=2050-01-11&endDate=2050-01-15', 'Commence 1 jour avant, finit 5 jours après'],
    ['endDate=2050-01-19', 'Finit 1 jour après'],
    ['startDate=2050-01-10&endDate=2050-01-20', inDates],
  ] as const) {
    await page.goto(`/annonces/${id}?${dates}`);
    await expect(
      page.getByText(words.replaceAll(/(\d) /g, '$1\u00a0'), { exact: true }),
    ).toBeVisible();
  }
  await expectAccessible(page);
});

test('the page of a place leads to the list of one of its months', async ({ page }) => {
  await page.goto('/annonces/lieu/bretagne');
  const link = sectionOf(page, 'Par dates')
    .or(page.locator(':has(> h2:text-is("Par dates"))'))
    .getByRole('link')
    .first();
  const [, count] = /\s(\d+) annonces?$/.exec((await link.textContent()) ?? '') ?? [];
  await link.click();
  await expect(page).toHaveURL(/\/annonces\?place=bretagne&startDate=/);
  await expect(countOf(page)).toContainText(
    new RegExp(`^${count} annonces? trouvées? en Bretagne, dont`),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('« Quand ? » of the home page leads to the dates, with words for a place too', async ({
    page,
  }) => {
    const { month } = await bestMonth(page.request, 'place=quimper-29');
    await page.goto('/');
    await page.getByLabel('Où ?').fill('Quimper');
    await page.getByLabel('Quand ?').selectOption(month.key);
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL(`/annonces?${withDates('place=quimper-29', month)}`);
    await expect(page.getByRole('article').first()).toContainText(inDates);
  });

  test('« Quand ? » above the list changes the dates, keeps others, and removes them', async ({
    page,
  }) => {
    const { month } = await bestMonth(page.request, 'with=housing');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/annonces?startDate=2050-05-05&with=housing');
    const head = headOf(page).first();
    const search = head.getByRole('button', { name: 'Rechercher' });
    // Dates that are no choice stay.
    await head.getByLabel('Où ?').fill('Bretagne');
    await search.click();
    await expect(page).toHaveURL('/annonces?place=bretagne&startDate=2050-05-05&with=housing');
    await head.getByLabel('Quand ?').selectOption(month.key);
    await search.click();
    const dated = withDates('place=bretagne', month);
    await expect(page).toHaveURL(`/annonces?${dated}&with=housing`);
    await expect(head.getByLabel('Quand ?')).toHaveValue(month.key);
    await search.click();
    await expect(page).toHaveURL(`/annonces?${dated}&with=housing`);
    await head.getByLabel('Quand ?').selectOption('');
    await search.click();
    await expect(page).toHaveURL('/annonces?place=bretagne&with=housing');
  });

  test('the choices beside the list are links', async ({ page }) => {
    const { month, count } = await bestMonth(page.request, '');
    await page.goto('/annonces');
    await choiceOf(page.getByRole('complementary', { name: 'Filtres' }), month).click();
    await expect(page).toHaveURL(`/annonces?${withDates('', month)}`);
    await expect(countOf(page)).toContainText(`${count} annonces`);
  });
});

test('in forced colours, and in the dark, a chosen month is told apart', async ({ page }) => {
  const { month } = await bestMonth(page.request, '');
  await page.goto(`/annonces?${withDates('', month)}`);
  const filters = await reachFilters(page);
  const look = (chosen: boolean) =>
    filters
      .getByRole('link', { name: /\d{4}, \d+ annonces?$/ })
      .and(page.locator(chosen ? '[aria-current]' : ':not([aria-current])'))
      .first()
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  for (const media of [
    { forcedColors: 'active' },
    { forcedColors: 'none', colorScheme: 'dark' },
  ] as const) {
    await page.emulateMedia(media);
    expect(await look(true)).not.toBe(await look(false));
  }
  await expectAccessible(page, ['color-contrast']);
});

test('@phone at 400 % (320 px) the choices fit, and nothing is cut off', async ({ page }) => {
  const { month } = await bestMonth(page.request, '');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/annonces?${withDates('', month)}`);
  await page.getByRole('button', { name: /^Filtrer/ }).click();
  const links = page.getByRole('dialog').getByRole('listitem').getByRole('link');
  await expect(links.first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const cut = () =>
    links.evaluateAll((all) =>
      all.filter((link) => link.scrollWidth > link.clientWidth + 1).map((link) => link.textContent),
    );
  expect(await cut()).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await cut()).toEqual([]);
});

test.describe('translated', () => {
  test.use({ translation: { prefix: '[en] ', when: 'after' } });

  test('a choice changes the count, the chip and the choices in the language of the page', async ({
    page,
  }) => {
    const { month, fitting, count } = await bestMonth(page.request, '');
    await page.goto('/annonces');
    await expect(page.locator('h1 font').first()).toBeAttached();
    const title = page.locator('h2[tabindex="-1"]').first();
    const link = page.locator('aside a', { hasText: month.name }).first();
    await link.click();
    await expect(title.locator('font font')).toHaveText([
      `[en] ${count} annonces trouvées`,
      `[en] , dont ${fitting} dans vos dates`,
    ]);
    await expect(page.locator('article').first()).toContainText(`[en] ${inDates}`);
    await link.click();
    await expect(page).toHaveURL('/annonces');
    await expect(title.locator('font font')).toHaveText([/^\[en\] \d+ annonces trouvées$/]);
  });
});
