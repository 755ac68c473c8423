import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { adOnTheWire } from '../map/visitor.ts';
import { sectionOf } from '../section-of.ts';
import { addAds, adPath } from '../seo/served-page.ts';
import { test } from '../shared-page.ts';
import type { Failure } from '../stage/failures.ts';
import { expect, expectAccessible, freshAd } from '../test.ts';

const boxOf = (locator: Locator) => locator.boundingBox();

test('@desktop @phone an ad shows all its sections', async ({ page }) => {
  await page.goto('/annonces/12');
  await expectAccessible(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rémunération' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Adresse' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Voir sur Google Maps/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/,
  );
  const apply = page.getByRole('link', { name: 'Candidater' });
  await expect(apply).toBeInViewport();
  // On a phone the bar repeats the dates; in a wide window the summary beside the link shows them.
  const terms = apply.locator('xpath=..').getByText('Dès maintenant');
  if (page.viewportSize()?.width === 360) await expect(terms).toBeInViewport();
  else await expect(terms).toBeHidden();
  await expect(page.getByText('880 € par jour'), 'the pay is once in the head').toHaveCount(1);
  // More than 200 km away.
  const similar = sectionOf(page, 'Ailleurs en France').getByRole('article');
  await expect(similar).toHaveCount(4);
  const [first, second] = await Promise.all([similar.nth(0), similar.nth(1)].map(boxOf));
  expect(second?.x, 'one in each row').toBe(first?.x);
});

test('« Partager » copies the link of an ad, and shows a message', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/annonces/12');
  await page.getByRole('button', { name: 'Partager' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lien copié !' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://www.medireleve.example/annonces/12',
  );
  await expect(page.getByRole('button', { name: 'Partager' })).toBeVisible();
});

test.describe('a missing ad', () => {
  test.use({ expectedConsole: ['Failed to load resource'] });

  for (const path of ['/annonces/999999', '/annonces/abc', '/annonces/012', '/annonces/0']) {
    test(`${path} responds with 404 and links onward`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Annonce introuvable.');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Voir toutes les annonces' }).click();
      await expect(page).toHaveURL('/annonces');
    });
  }
});

test.describe('when the API fails', () => {
  test.use({ expectedConsole: ['Failed to load resource'] });
  const failures: Failure[] = ['error', 'broken', 'timeout', 'html', 'truncated', 'shape'];

  for (const kind of failures) {
    test(`an ad responds with 503, offers a retry, and recovers (${kind})`, async ({
      page,
      api,
    }) => {
      const id = freshAd();
      const respond = () => api.respond(`/api/v1/ads/${id}`, adOnTheWire(id, 'À Quimper', {}));
      await respond();
      await api.fail(`/api/v1/ads/${id}`, kind);
      const response = await page.goto(`/annonces/${id}`);
      expect(response?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Annonce introuvable.');
      await expect(page.getByRole('link', { name: 'Voir toutes les annonces' })).toBeVisible();
      await expectAccessible(page);
      await respond();
      await page.getByRole('link', { name: 'Réessayer' }).click();
      await expect(page.getByRole('link', { name: 'Candidater' })).toBeVisible();
    });
  }
});

/** The text of the page on paper, and how many sheets it takes; as browsers print by default, without backgrounds. */
async function print(page: Page, margin: string) {
  const margins = { top: margin, right: margin, bottom: margin, left: margin };
  const file = await page.pdf({ format: 'A4', margin: margins });
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(file)), {
    mergePages: true,
  });
  return { text: text.replace(/\s+/g, ' '), sheets: totalPages };
}

test('a printed ad is one sheet, which shows its URL and the requested slots', async ({ page }) => {
  await page.goto('/annonces/12');
  const address = 'https://www.medireleve.example/annonces/12';
  await expect(page.getByText(address)).toBeHidden();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const table = page.getByRole('table', { name: 'Créneaux souhaités' });
  const requested = await table.getByRole('cell', { name: 'Souhaité', exact: true }).count();
  expect(requested).toBeGreaterThan(0);

  const { text, sheets } = await print(page, '0');
  expect(sheets).toBe(1);
  expect((await print(page, '1cm')).sheets).toBe(1);
  expect(text).toContain('MédiRelève');
  expect(text).toContain(address);
  expect(text).toMatch(/Vérifiée le \d+(?:er)? [a-zéû]+/);
  expect(text).not.toContain('aujourd’hui');
  expect(title).not.toBe('');
  expect(text).toContain(title.replace(/\s/g, ' '));
  // A word in each requested slot, none in the others.
  const [, grid = ''] = text.split('Créneaux souhaités');
  expect(grid.match(/Souhaité/g)).toHaveLength(requested);
  expect(grid).not.toContain('Non souhaité');
  for (const hidden of [
    'Candidater',
    'Partager',
    'Copier le texte',
    'Nos annonces',
    'Annonces semblables',
    'Ailleurs en France',
    'Mentions légales',
  ]) {
    expect(text).not.toContain(hidden);
  }
});

test('an ad that has ended says so, and links to other ads', async ({ page, api }) => {
  await addAds(api);
  await page.goto(adPath('over'));
  await expect(page.getByText('Cette annonce est terminée.')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Candidater' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voir les annonces de la même spécialité' }).click();
  await expect(page).toHaveURL('/annonces?specialty=1');
});

test('@phone the description of every ad of the sample begins in the first 700 px', async ({
  page,
  request,
}) => {
  test.slow();
  const lists = Array.from({ length: 12 }, async (_, index) =>
    (await request.get(`/annonces?page=${index + 1}`)).text(),
  );
  const html = (await Promise.all(lists)).join('');
  const ids = new Set(Array.from(html.matchAll(/"\/annonces\/(\d+)[?"]/g), ([, id]) => id));
  expect(ids.size).toBeGreaterThan(200);
  const late: unknown[] = [];
  for (const id of ids) {
    await page.goto(`/annonces/${id}`, { waitUntil: 'domcontentloaded' });
    for (const [width, height] of [
      [390, 844],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { top, lines } = await page
        .getByRole('heading', { name: 'Description' })
        .evaluate(async (heading) => {
          await document.fonts.ready;
          const title = document.querySelector('h1') ?? heading;
          const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight);
          return {
            top: heading.getBoundingClientRect().top + scrollY,
            lines: Math.round(title.getBoundingClientRect().height / lineHeight),
          };
        });
      if (lines <= 2 && top > 700) late.push({ id, width, top });
    }
  }
  expect(late).toEqual([]);
});

test('@phone the one way back, every button and every link of an ad are within reach', async ({
  page,
}) => {
  await page.goto('/annonces/127');
  await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Retour aux annonces' })).toBeInViewport();
  const buttons = [
    page.getByRole('main').getByRole('button', { name: 'Garder l’annonce', exact: true }),
    page.getByRole('link', { name: 'Ajouter à mon agenda' }),
    page.getByRole('button', { name: 'Partager' }),
    page.getByRole('button', { name: 'Copier le texte' }),
  ];
  const boxes = await Promise.all(buttons.map(boxOf));
  expect(new Set(boxes.map((box) => box?.y)).size, 'they are one row').toBe(1);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const button of buttons) await button.click({ trial: true });
});

test('breadcrumbs lead through the list to the home page', async ({ page, api }) => {
  await addAds(api);
  await page.goto(adPath('whole'));
  const breadcrumbs = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  await expect(breadcrumbs.getByText('Remplacement à Quimper')).toHaveAttribute(
    'aria-current',
    'page',
  );
  await breadcrumbs.getByRole('link', { name: 'Nos annonces' }).click();
  await expect(page).toHaveURL('/annonces');
  await breadcrumbs.filter({ visible: true }).getByRole('link', { name: 'Accueil' }).click();
  await expect(page).toHaveURL('/');
});
