import type { Locator, Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { test } from '../shared-page.ts';
import { expect, expectAccessible, test as onNewPage } from '../test.ts';
import { freshWords, postOnTheWire } from './fresh.ts';

const root = 'https://www.medireleve.example';

// The router may keep previous pages in the document, hidden.
const visible = (locator: Locator) => locator.filter({ visible: true });
const cards = (page: Page) => visible(page.getByRole('article'));
const more = (page: Page) => visible(page.getByRole('link', { name: "Voir plus d'articles" }));
const titles = async (page: Page) => visible(page.locator('article h3')).allTextContents();

test('@desktop @phone the blog is accessible, with one h1 and no skipped heading level', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le blog');
  await expectAccessible(page);
  const levels = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
});

onNewPage(
  '@phone images out of sight load after the first paint, without a layout shift',
  async ({ page }) => {
    // Keeps the attribute of a page that is not painted yet, which the start script removes.
    await page.addInitScript(() => {
      Element.prototype.removeAttribute = () => {};
    });
    await page.goto('/blog');
    const pictures = cards(page).locator('img');
    const areLoaded = () =>
      pictures.evaluateAll((images) =>
        images.map((image) => (image as HTMLImageElement).naturalWidth > 0),
      );
    await expect.poll(async () => (await areLoaded())[0]).toBe(true);
    await page.waitForLoadState('networkidle');
    expect((await areLoaded()).slice(2)).not.toContain(true);
    // The height of the list: below it, the footer is laid out when it comes near (first-paint.spec.ts).
    const height = async () => (await page.getByRole('main').boundingBox())?.height;
    const before = await height();
    await page.evaluate(() => delete document.documentElement.dataset.unpainted);
    await expect.poll(async () => (await areLoaded()).slice(0, 4)).not.toContain(false);
    for (const card of await cards(page).all()) await card.scrollIntoViewIfNeeded();
    await expect.poll(areLoaded).not.toContain(false);
    expect(await height()).toBe(before);
  },
);

test('the attribute of an unpainted page is removed', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.locator('html')).not.toHaveAttribute('data-unpainted');
});

test('@desktop @phone the whole card of a post is one link target', async ({ page }) => {
  await page.goto('/blog');
  const card = cards(page).nth(2);
  await expect(card.getByRole('link')).toHaveCount(1);
  const title = await card.getByRole('heading').textContent();
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(
    title ?? '',
  );
});

test('more posts load by keyboard, and are shown again after Back', async ({ page }) => {
  await page.goto('/blog');
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).nth(6).getByRole('link')).toBeFocused();
  await expect(visible(page.getByText('6 articles ajoutés'))).toBeAttached();
  await expect(page).toHaveURL('/blog');
  await expectAccessible(page);
  await more(page).click();
  await expect(cards(page)).toHaveCount(18);
  await expect(more(page)).toHaveCount(0);
  const all = await titles(page);
  expect(new Set(all).size).toBe(18);

  await page.evaluate(() =>
    document.addEventListener('click', () => {
      document.documentElement.dataset.left = String(scrollY);
    }),
  );
  await cards(page).nth(14).getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(
    all[14] ?? '',
  );
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  expect(await titles(page)).toEqual(all);
  await expect
    .poll(() => page.evaluate(() => scrollY - Number(document.documentElement.dataset.left)))
    .toBe(0);
});

test('every page of the blog has a URL of its own', async ({ page, request }) => {
  const html = await (await request.get('/blog?page=2')).text();
  expect(html).toContain('<title>Le blog – Page 2 – MédiRelève</title>');
  expect(html).toContain(`<link rel="canonical" href="${root}/blog?page=2"/>`);
  await page.goto('/blog?page=3');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Tous les articles, page 3',
  );
  await expect(more(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Articles plus récents' }).click();
  await expect(page).toHaveURL('/blog?page=2');
});

test('a page beyond the last shows the first, and says so', async ({ page, request }) => {
  const html = await (await request.get('/blog?page=9999')).text();
  expect(html).toContain('<title>Le blog – MédiRelève</title>');
  expect(html).toContain(`<link rel="canonical" href="${root}/blog"/>`);
  await page.goto('/blog?tag=contrat&page=99');
  await expect(page.getByText('Cette page est vide, retour à la première page.')).toBeVisible();
  await expect(page).toHaveURL('/blog?tag=contrat');
  await expect(cards(page).first()).toContainText('Contrat');
  await expectAccessible(page);
});

test('a tag leads from a post to its list, to another post and back, and to the unfiltered blog', async ({
  page,
  api,
}) => {
  await page.goto('/blog/contrat-de-remplacement');
  await page.getByRole('link', { name: 'Contrat', exact: true }).click();
  await expect(page).toHaveURL('/blog?tag=contrat');
  await expect(visible(page.getByRole('heading', { level: 1 }))).toHaveText('Le blog');
  await expect(cards(page)).not.toHaveCount(0);
  for (const card of await cards(page).all()) await expect(card).toContainText('Contrat');
  expect(await api.calls('tag_slug=contrat')).toContain(
    'GET /api/v1/blogs/posts/?page=1&page_size=6&status=published&tag_slug=contrat',
  );
  await expectAccessible(page);

  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/[\w-]+\?tag=contrat$/);
  const back = visible(page.getByRole('link', { name: 'Retour au blog' }));
  await expect(back).toHaveCount(2);
  for (const link of await back.all()) {
    await expect(link).toHaveAttribute('href', '/blog?tag=contrat');
  }
  await back.first().click();
  await expect(page).toHaveURL('/blog?tag=contrat');
  await visible(page.getByRole('link', { name: 'Retirer le filtre Thème : Contrat' })).click();
  await expect(page).toHaveURL('/blog');
  await expect(cards(page)).toHaveCount(6);
});

test('the themes of the posts filter the blog', async ({ page }) => {
  await page.goto('/blog');
  const themes = page.getByRole('main').getByRole('list', { name: 'Thèmes' }).first();
  await themes.getByRole('link', { name: 'Rémunération' }).click();
  await expect(page).toHaveURL('/blog?tag=remuneration');
  await expect(cards(page).first()).toContainText('Rémunération');
});

test('a search keeps what was typed, and can be refined and cleared', async ({ page, api }) => {
  await page.goto('/blog?tag=contrat');
  const box = page.getByRole('searchbox', { name: 'Rechercher un article' });
  await box.fill('  CLAUSES   été ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/blog\?tag=contrat&q=/);
  await expect(box).toHaveValue('CLAUSES été');
  expect(await api.calls('search=CLAUSES+été')).toContain(
    'GET /api/v1/blogs/posts/?page=1&page_size=6&status=published&tag_slug=contrat&search=CLAUSES+été',
  );

  await box.fill('clause');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL('/blog?tag=contrat&q=clause');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/articles? trouvés?$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Tout effacer' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(visible(box)).toHaveValue('');
});

test('a post links to the list of its author', async ({ page }) => {
  await page.goto('/blog/contrat-de-remplacement');
  const author = page.getByRole('main').getByRole('link', { name: 'Nadia Belkacem' });
  await author.click();
  await expect(page).toHaveURL('/blog?author=Nadia+Belkacem');
  await expect(
    visible(page.getByRole('link', { name: 'Retirer le filtre Auteur : Nadia Belkacem' })),
  ).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test('an empty result names the search, and links onward', async ({ page }) => {
  await page.goto('/blog?q=xylophone+%3Cb%3Em%C3%A9dical%3C%2Fb%3E&tag=contrat');
  await expect(
    page.getByText(
      'Aucun article ne correspond au thème « contrat » et à la recherche « xylophone <b>médical</b> ».',
    ),
  ).toBeVisible();
  await expect(page.getByText('0 article trouvé')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voir tous les articles' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(cards(page)).toHaveCount(6);
});

test('Back and Forward lead through searches', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('main').getByRole('link', { name: 'Contrat', exact: true }).click();
  await expect(page).toHaveURL('/blog?tag=contrat');
  await visible(page.getByRole('link', { name: 'Retirer le filtre Thème : Contrat' })).click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page).toHaveURL('/blog?tag=contrat');
  await expect(cards(page)).not.toHaveCount(0);
  for (const card of await cards(page).all()) await expect(card).toContainText('Contrat');
  await page.goForward();
  await expect(page).toHaveURL('/blog');
  await expect(cards(page)).toHaveCount(6);
});

test('the blog links to the contact section', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('main').getByRole('link', { name: 'Nous contacter' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('#contact').getByRole('heading', { level: 2 })).toBeInViewport();
});

test('more posts show that they are loading', async ({ page }) => {
  await page.goto('/blog?q=remplacement');
  const release = await holdBack(page, '**/api/v1/blogs/posts/**');
  await page.getByRole('link', { name: "Voir plus d'articles" }).click();
  await expect(page.getByRole('link', { name: 'Chargement…' })).toBeDisabled();
  release();
  await expect(page.getByRole('article').nth(6)).toBeVisible();
});

test('unpublished posts are not shown', async ({ page, api }) => {
  const words = freshWords();
  await api.respond(`search=${words}`, {
    count: 2,
    results: [
      postOnTheWire('brouillon', { id: 1, status: 'draft', title: 'Un brouillon' }),
      postOnTheWire('publie', { id: 2, title: 'Un article publié' }),
      { id: 3 },
    ],
    next: null,
    previous: null,
  });
  await page.goto(`/blog?q=${words}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Un article publié');
});

test('pages that overlap show no post twice', async ({ page, api }) => {
  const words = freshWords();
  const pageOf = (ids: number[], next: string | null) => ({
    count: 4,
    results: ids.map((id) => postOnTheWire(`p${id}`, { id, title: `Article ${id}` })),
    next,
    previous: null,
  });
  await api.respond(`page=1&page_size=6&status=published&search=${words}`, pageOf([9, 8], 'x'));
  await api.respond(`page=2&page_size=6&status=published&search=${words}`, pageOf([8, 7], null));
  await page.goto(`/blog?q=${words}`);
  await page.getByRole('link', { name: "Voir plus d'articles" }).click();
  await expect(page.locator('article h3')).toHaveText(['Article 9', 'Article 8', 'Article 7']);
});
