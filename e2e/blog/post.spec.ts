import type { Locator, Page } from '@playwright/test';
import { sectionOf } from '../section-of.ts';
import { test } from '../shared-page.ts';
import { expect, expectAccessible } from '../test.ts';
import { freshSlug, postOnTheWire } from './fresh.ts';

const root = 'https://www.medireleve.example';
const path = '/blog/contrat-de-remplacement';

const visible = (locator: Locator) => locator.filter({ visible: true });
const title = (page: Page) => visible(page.getByRole('heading', { level: 1 }));
const contents = (page: Page) => visible(page.getByRole('navigation', { name: 'Sommaire' }));

/** On a phone the table of contents is collapsed. */
async function openContents(page: Page) {
  const summary = contents(page).locator('summary');
  if (await summary.isVisible()) await summary.click();
}

test('@desktop @phone a post shows all its parts', async ({ page }) => {
  await page.goto(path);
  await expectAccessible(page);
  await expect(title(page)).toHaveText('Contrat de remplacement : les clauses à vérifier');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Retour au blog' })).toHaveCount(2);
  await expect(main.locator('article header time')).toHaveText(/^\d+(er)?\s\p{L}+\s\d{4}$/u);
  await expect(main.getByText('3 min de lecture')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Nadia Belkacem' })).toBeVisible();
  const hero = main.locator('article header img');
  await expect(hero).toHaveAttribute('alt', /contrat/i);
  expect(await hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(main.getByRole('table')).toBeVisible();
  await expect(main.getByRole('navigation', { name: 'Autres articles' })).toBeVisible();
  await main.getByRole('link', { name: 'Retour au blog' }).first().click();
  await expect(page).toHaveURL('/blog');
});

test('@desktop @phone the lines of a post have about 68 characters', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  const maxLength = await page.evaluate(() => {
    const text = [...document.querySelectorAll('article p')]
      .map((paragraph) => paragraph.firstChild)
      .filter((node) => node instanceof Text && node.length > 250) as Text[];
    const range = document.createRange();
    const lines = text.flatMap((node) => {
      const counts = new Map<number, number>();
      for (let index = 0; index < node.length; index += 1) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { top } = range.getBoundingClientRect();
        counts.set(top, (counts.get(top) ?? 0) + 1);
      }
      return [...counts.values()];
    });
    return Math.max(...lines);
  });
  expect(maxLength).toBeGreaterThan(60);
  expect(maxLength).toBeLessThanOrEqual(78);
});

test('@desktop @phone the table of contents links to each heading, and Back returns from it', async ({
  page,
}) => {
  await page.goto('/blog/licence-de-remplacement');
  await visible(page.getByRole('link', { name: /^Article (précédent|suivant)/ }))
    .first()
    .click();
  await page.goto(path);
  await openContents(page);
  const link = contents(page).getByRole('link', { name: 'Signer, puis transmettre' });
  await visible(link).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#section-signer-puis-transmettre$/);
  const heading = page.getByRole('heading', { level: 2, name: 'Signer, puis transmettre' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();

  await page.getByRole('main').getByRole('link', { name: 'Retour au blog' }).last().click();
  await expect(title(page)).toHaveText('Le blog');
  await page.goBack();
  await expect(page).toHaveURL(/#section-signer-puis-transmettre$/);
  await expect(title(page)).toHaveText('Contrat de remplacement : les clauses à vérifier');
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(title(page)).toHaveText('Contrat de remplacement : les clauses à vérifier');
});

test('the table of contents of a post is sticky beside the text', async ({ page }) => {
  await page.goto(path);
  await expect(contents(page)).toBeInViewport();
  await page.getByRole('heading', { level: 2, name: 'Et sans contrat ?' }).scrollIntoViewIfNeeded();
  await expect(contents(page).getByText('Sommaire').last()).toBeInViewport();
});

test('on a phone the formulas of a post wrap, and its wide tables scroll', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/blog/retrocession-ou-forfait');
  const formula = page.locator('article pre');
  expect(await formula.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);

  const table = page.getByRole('region', { name: 'Tableau' });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await expectAccessible(page);
});

test('a chart in a post has a version for phones', async ({ page, api }) => {
  const slug = freshSlug();
  const file = '/media/posts/exemple-retrocession-forfait';
  const content = `<picture><source media="(max-width: 639px)" srcset="${file}-etroit.webp"><img src="${file}.webp" alt="Graphique"></picture>`;
  await api.respond(`posts/${slug}`, postOnTheWire(slug, { content }));
  await page.goto(`/blog/${slug}`);
  const chart = page.getByRole('img', { name: 'Graphique' });
  for (const [width, name] of [
    [1280, /forfait\.webp$/],
    [360, /forfait-etroit\.webp$/],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await chart.scrollIntoViewIfNeeded();
    const shown = () => chart.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(shown).toMatch(name);
  }
});

test('a post ends with a link to the ads, and can be shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await expect(visible(page.getByText(/^Mis à jour le \d/))).toBeVisible();
  await visible(page.getByRole('button', { name: 'Partager' })).click();
  await expect(visible(page.getByText('Lien copié !'))).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Voir les annonces' }).click();
  await expect(page).toHaveURL('/annonces');
});

test('a post links to the previous and the next post', async ({ page }) => {
  await page.goto('/blog/retrocession-ou-forfait');
  const next = page.getByRole('link', { name: /^Article suivant/ });
  await expect(next).toContainText('Préparer son premier remplacement');
  await next.click();
  await expect(page).toHaveURL('/blog/preparer-son-premier-remplacement');
  await expect(title(page)).toHaveText('Préparer son premier remplacement');
  await expect(visible(page.getByRole('link', { name: /^Article suivant/ }))).toHaveCount(0);
  await visible(page.getByRole('link', { name: /^Article précédent/ })).click();
  await expect(page).toHaveURL('/blog/retrocession-ou-forfait');
});

test('a post without a body says so, and still shows the rest', async ({ page, api }) => {
  const slug = freshSlug();
  await api.respond(
    `posts/${slug}`,
    postOnTheWire(slug, { content: null, published_at: '2026-11-30T23:30:00Z' }),
  );
  expect((await page.goto(`/blog/${slug}`))?.status()).toBe(200);
  await expect(
    page.getByText("Le contenu détaillé de cet article n'est pas disponible pour le moment."),
  ).toBeVisible();
  await expect(page.getByText('1er décembre 2026')).toBeVisible();
  await expect(page.locator('article header img')).toHaveAttribute('src', '/blog/default-hero.svg');
  await expect(page.getByRole('link', { name: /^Article (précédent|suivant)/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('a post is shown from all variants of its data (docs/product.md#post)', async ({
  page,
  api,
}) => {
  const slug = freshSlug();
  await api.respond(
    `posts/${slug}`,
    postOnTheWire(slug, {
      read_time_minutes: null,
      content: `<p>${'mot '.repeat(900)}</p><p>Fin.</p>`,
      tags: ['Vie de garde', { id: 3, slug: 'contrat', name: 'Contrat' }, null, { slug: 'x' }],
      hero_image: { file: '/media/posts/contrat-de-remplacement.webp', alt: 'Un contrat ouvert' },
      assets: [{ asset_url: '/media/posts/mod%C3%A8le.pdf' }, { asset_url: 'javascript:x' }],
    }),
  );
  await page.goto(`/blog/${slug}`);
  await expect(page.getByText('5 min de lecture')).toBeVisible();
  const themes = page.getByRole('main').getByRole('list', { name: 'Thèmes' });
  await expect(themes.getByRole('link')).toHaveText(['Contrat', 'Vie de garde']);
  await expect(page.getByRole('img', { name: 'Un contrat ouvert' })).toBeVisible();
  const files = sectionOf(page, 'Documents joints');
  await expect(files.getByRole('link')).toHaveText([/^Modèle \(PDF\)/]);
  await expectAccessible(page);
});

test.describe('a post whose image is missing', () => {
  test.use({ expectedConsole: ['Failed to load resource'] });

  test('shows a drawn placeholder', async ({ page }) => {
    await page.route('**/media/posts/**', (route) => route.abort());
    await page.goto(path);
    await expect(page.locator('article header img')).toHaveAttribute(
      'src',
      '/blog/default-hero.svg',
    );
  });
});

test('a post is printed without controls', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(title(page)).toBeVisible();
  await expect(page.getByText('Un contrat de remplacement n’est pas un signe')).toBeVisible();
  await expect(page.getByText(`${root}${path}`)).toBeVisible();
  await expect(page.getByRole('banner').first()).toContainText('MédiRelève');
  await expect(page.getByRole('navigation', { name: 'Principale' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Retour au blog' }).first()).toBeHidden();
  await expect(page.getByRole('link', { name: 'Nous contacter' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Autres articles' })).toBeHidden();
  await expect(contents(page)).toHaveCount(0);
});

test.describe('a missing post', () => {
  test.use({ expectedConsole: ['Failed to load resource'] });

  for (const missing of ['/blog/jamais-ecrit', '/blog/a%20b', '/blog/a.b', '/blog/recherche']) {
    test(`${missing} responds with 404 and links onward`, async ({ page }) => {
      const response = await page.goto(missing);
      expect(response?.status()).toBe(404);
      await expect(title(page)).toHaveText('Impossible de charger cet article pour le moment.');
      await expect(page.getByText('Il est peut-être indisponible ou archivé.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Réessayer' })).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Voir tous les articles' }).click();
      await expect(page).toHaveURL('/blog');
    });
  }

  test('a draft responds with 404', async ({ page, api }) => {
    const slug = freshSlug();
    await api.respond(`posts/${slug}`, postOnTheWire(slug, { status: 'draft' }));
    expect((await page.goto(`/blog/${slug}`))?.status()).toBe(404);
    await expect(page.getByText('Un paragraphe.')).toHaveCount(0);
  });
});
