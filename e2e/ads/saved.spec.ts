import type { Page } from '@playwright/test';
import { smallTargetsOf } from '../journeys/keyboard.ts';
import { adOnTheWire } from '../map/visitor.ts';
import { expect, expectAccessible, freshAd, test } from '../test.ts';

const saved = (page: Page) => page.getByRole('article');
const heartOf = (page: Page, title: string) =>
  page
    .getByRole('button', { name: /^(?:Garder l’annonce|Annonce gardée)/ })
    .filter({ hasText: title });
const toggle = (page: Page) =>
  page.getByRole('button', { name: /^(?:Garder l’annonce|Annonce gardée)$/ });
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('annonce-')));

/** The link of the header to the saved ads: in its row, on a phone beside the button of the menu. */
const headerLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Mes annonces/ });

test('@desktop @phone an ad is saved on the list, found again, removed and restored', async ({
  page,
}) => {
  await page.goto('/annonces');
  const card = saved(page).first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const link = card.getByRole('link');
  const href = await link.getAttribute('href');

  await test.step('the heart is reached by keyboard from the link of the card', async () => {
    await link.focus();
    await page.keyboard.press('Tab');
    await expect(heartOf(page, title)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(heartOf(page, title)).toHaveAttribute('aria-pressed', 'true');
    await expect(heartOf(page, title)).toHaveText(/^Annonce gardée/);
    await expect(page).toHaveURL('/annonces');
    await expectAccessible(page);
  });

  await test.step('the header counts the saved ads, and leads to them', async () => {
    const own = headerLink(page);
    await expect(own).toHaveText('Mes annonces, 1 gardée');
    await own.click();
    await expect(page).toHaveURL('/mes-annonces');
    await expect(page).toHaveTitle('Mes annonces – MédiRelève');
    await expect(page.getByRole('heading', { level: 2, name: '1 annonce gardée' })).toBeVisible();
    await expect(saved(page).getByRole('link', { name: title })).toHaveAttribute(
      'href',
      href?.split('?')[0] ?? '',
    );
    await expectAccessible(page);
  });

  await test.step('a removed ad can be restored', async () => {
    await heartOf(page, title).click();
    await expect(page.getByText('Retirée de vos annonces.')).toBeVisible();
    expect(await stored(page)).toEqual([]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByText('Retirée de vos annonces.')).toBeHidden();
    expect(await stored(page)).toHaveLength(1);
  });

  await test.step('a removed ad is gone when the page is loaded again', async () => {
    await heartOf(page, title).click();
    await page.reload();
    await expect(page.getByText('Vous n’avez pas d’annonce gardée.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Voir les annonces' }).click();
    await expect(page).toHaveURL('/annonces');
  });
});

test('an ad of the home page and an opened one can be saved', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: /^Garder l’annonce/ })
    .first()
    .click();
  const [first = ''] = await stored(page);
  expect(first).toMatch(/^annonce-gardee-\d+$/);
  // A different ad: the home page shows random ones.
  const other = first === 'annonce-gardee-12' ? 13 : 12;
  await page.goto(`/annonces/${other}`);
  await toggle(page).click();
  await page.goto('/mes-annonces');
  await expect(page.getByRole('heading', { name: '2 annonces gardées' })).toBeVisible();
  await expect(saved(page).locator(`a[href="/annonces/${other}"]`)).toBeVisible();

  await test.step('a phone has a link with their number between the logo and the menu', async () => {
    const banner = page.getByRole('banner');
    for (const width of [320, 360, 767]) {
      await page.setViewportSize({ width, height: 640 });
      const [logo, link, icon] = await Promise.all(
        [
          banner.getByRole('link').first(),
          headerLink(page),
          banner.getByRole('button', { name: 'Menu' }).locator('svg'),
        ].map((part) => part.boundingBox()),
      );
      expect(link?.x).toBeGreaterThanOrEqual((logo?.x ?? 0) + (logo?.width ?? 0));
      expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThanOrEqual(icon?.x ?? 0);
      expect(await banner.evaluate((box) => box.clientHeight)).toBeLessThanOrEqual(64);
    }
    expect(await smallTargetsOf(page)).toEqual([]);
    await headerLink(page).click();
    await expect(page).toHaveURL('/mes-annonces');
  });
});

test('a change of the saved ads in one tab shows in the other', async ({ page, context }) => {
  await page.goto('/annonces/12');
  const other = await context.newPage();
  await other.goto('/annonces/12');
  await toggle(page).click();
  await expect(toggle(other)).toHaveAttribute('aria-pressed', 'true');
  await expect(headerLink(other)).toHaveText('Mes annonces, 1 gardée');
  await toggle(other).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
});

test.describe('saved ads that have changed since', () => {
  test.use({ expectedConsole: ['404 (Not Found)', '502 (Bad Gateway)'] });

  test('say that one is over, one is gone, and one cannot be loaded for now', async ({
    page,
    api,
  }) => {
    const [over, gone, failing] = [freshAd(), freshAd(), freshAd()];
    const respond = (id: number, fields = {}) =>
      api.respond(`/api/v1/ads/${id}`, { ...adOnTheWire(id, `Annonce ${id}`, {}), ...fields });
    await respond(over, { start_date: '2020-01-01', end_date: '2020-01-05' });
    await respond(failing);
    await api.fail(`/api/v1/ads/${failing}`, 'error');
    await page.goto('/cgu');
    await page.evaluate(
      (ids) => {
        for (const id of ids) {
          localStorage.setItem(`annonce-gardee-${id}`, `2026-11-24T08:00:00.000Z Titre ${id}`);
        }
      },
      [over, gone, failing],
    );
    await page.goto('/mes-annonces');
    const row = (text: string) => saved(page).filter({ hasText: text });
    await expect(row(`Annonce ${over}`)).toContainText('Terminée');
    await expect(row(`Titre ${gone}`)).toContainText('Cette annonce n’est plus en ligne.');
    await expect(row(`Titre ${failing}`)).toContainText('Impossible de charger cette annonce');
    await expectAccessible(page);

    await respond(failing);
    await row(`Titre ${failing}`).getByRole('button', { name: 'Réessayer' }).click();
    await expect(row(`Annonce ${failing}`)).toBeVisible();
    await heartOf(page, `Titre ${gone}`).click();
    expect(await stored(page)).toHaveLength(2);
  });
});

test('when storage is full, an ad is saved until the visitor leaves the site, and the page says so', async ({
  page,
}) => {
  await page.goto('/annonces/12');
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let index = 0; ; index += 1)
          localStorage.setItem(`${size}-${index}`, 'x'.repeat(size));
      } catch {
        // No room for one more.
      }
    }
  });
  await toggle(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Votre navigateur' })).toBeVisible();
  await headerLink(page).click();
  await expect(page.getByRole('heading', { level: 2, name: '1 annonce gardée' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ads have no heart, the menu has no « Mes annonces », and that page says why', async ({
    page,
  }) => {
    for (const path of ['/annonces', '/annonces/12', '/annonces/lieu/finistere']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: /^Garder l’annonce/ })).toHaveCount(0);
    }
    await expect(page.getByRole('link', { name: /^Mes annonces/ })).toBeHidden();
    await page.goto('/mes-annonces');
    await expect(page.getByText('Garder des annonces demande JavaScript')).toBeVisible();
    await expect(page.getByText('Chargement de vos annonces…')).toBeHidden();
  });
});
