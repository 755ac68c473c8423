import { freshAd, freshDay } from '../http-test.ts';
import { adOnTheWire } from '../map/visitor.ts';
import { expect, test } from './test.ts';
import { button, css, field, heading, headingWith, Key, link, text } from './window.ts';

const inWords = (day: string) =>
  new Intl.DateTimeFormat('fr', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
const cards = css('article');
const cardLinks = css('article :is(h2, h3) a');

test('the dialog filters by day and specialty, and returns the focus', async ({ window }) => {
  await window.open('/annonces');
  await window.tap(button('Filtrer'));
  await expect.poll(window.focused).toBe('Fermer');
  const { width, height } = await window.measure();
  await expect.poll(() => window.boxOf(css('dialog'))).toMatchObject({ y: 0, width, height });

  const year = freshDay().slice(0, 4);
  await test.step('a day is typed', async () => {
    const end = field('Date de fin');
    // iOS has a date picker instead. Day and month are both 10, because their order depends on the language.
    await window.type(end, `10/10/${year}`);
    await expect.poll(() => window.valueOf(end)).toBe(`${year}-10-10`);
    await window.see(text(inWords(`${year}-10-10`)));
    await expect.poll(() => window.styleOf(end, 'outline-style')).toBe('solid');
  });

  await test.step('a specialty is searched', async () => {
    const trigger = css('dialog [aria-haspopup="dialog"]');
    const search = css('dialog [aria-label="Rechercher une spécialité"]');
    await window.tap(trigger);
    await expect.poll(window.focused).toBe('Rechercher une spécialité');
    await window.tap(trigger);
    await expect.poll(() => window.visible(search)).toHaveLength(0);
    await window.tap(trigger);
    await window.type(search, 'geriatrie');
    expect(await window.smallFields()).toEqual([]);
    await window.tap(css('[role="option"]'));
    await expect.poll(() => window.textOf(trigger)).toBe('Gériatrie');
  });

  await window.tap(button('Appliquer les filtres'));
  await expect.poll(window.path).toBe(`/annonces?specialty=18&endDate=${year}-10-10`);
  await expect.poll(window.focused).toMatch(/^Filtrer ?2 filtres actifs$/);
  await expect.poll(() => window.visible(css('dialog'))).toHaveLength(0);
});

test('ads near a place are found from the home page', async ({ window }) => {
  await window.open('/');
  const place = field('Où');
  await window.tap(place);
  await window.type(place, 'quimp');
  await window.tap(css('[role="option"]'));
  expect(await window.focused(), 'the field keeps the focus').toMatch(/^Où/);
  await window.tap(button('Rechercher'));
  await expect.poll(window.path).toMatch(/^\/annonces\?place=quimper-29/);
  // The number of open ads depends on the day.
  await window.see(headingWith('annonces trouvées autour de Quimper (50 km)'));
});

test('an ad is read, and Back restores the list at its scroll position', async ({ window }) => {
  await window.open('/annonces?specialty=1');
  await window.tap(link('Page suivante'));
  await expect.poll(window.path).toBe('/annonces?page=2&specialty=1');
  await window.see(text('Page 2'));
  const title = await window.textOf(cardLinks, 9);
  await window.tap(cardLinks, 9);
  await expect.poll(() => window.textOf(css('h1'))).toBe(title);
  await expect.poll(window.scrollY).toBe(0);
  await test.step('without requestIdleCallback, both pages are counted', async () => {
    await expect.poll(() => window.requested(/\/matomo\.php$/)).toHaveLength(2);
  });

  await test.step('the link to apply is at the foot of the window', async () => {
    const { bottom } = await window.boxOf(link('Candidater'));
    const { height } = await window.measure();
    expect(bottom).toBeGreaterThan(height - 32);
    expect(bottom).toBeLessThanOrEqual(height);
  });

  await window.back();
  await expect.poll(window.path).toBe('/annonces?page=2&specialty=1');
  await expect.poll(window.focused).toBe(title);
  expect(await window.scrollY()).toBeGreaterThan(1000);
  await window.press(Key.ENTER);
  await expect.poll(() => window.textOf(css('h1'))).toBe(title);
});

test('an ad is saved, found from the header, removed and restored', async ({ window }) => {
  await window.open('/annonces');
  const heart = button('Garder l’annonce');
  const title = await window.textOf(cardLinks);
  await window.tap(heart);
  await window.see(css('[aria-pressed="true"]'));
  await window.tap(link('Mes annonces, 1 gardée'));
  await window.see(heading('1 annonce gardée'));
  expect(await window.textOf(cards)).toContain(title);
  // The ad can be restored until the visitor leaves the page.
  const saved = button('Annonce gardée');
  await window.tap(saved);
  await window.tap(button('Annuler'));
  await window.reload();
  await window.see(heading('1 annonce gardée'));
  await window.tap(saved);
  await window.reload();
  await window.see(text('Vous n’avez pas d’annonce gardée.'));
});

test('a department is chosen on the map, and a neighbouring one at the end of its page', async ({
  window,
}) => {
  await window.open('/annonces/lieux');
  await window.tap(css('[href="/annonces/lieu/finistere"] path'));
  await window.see(heading('Remplacements médicaux dans le Finistère'));
  await window.tap(link('Morbihan'));
  await window.see(heading('Remplacements médicaux dans le Morbihan'));
  await expect.poll(window.scrollY).toBe(0);
  await window.back();
  await expect.poll(window.focused).toMatch(/^Morbihan/);
});

test('the acts of a day are typed, without a zoom, and kept', async ({ window, siteApi }) => {
  const id = freshAd();
  const pay = { remuneration_type: 'retrocession', retrocession_percentage: 70 };
  const ad = { ...adOnTheWire(id, 'À Quimper', {}), ...pay, average_act_cost: '30.00' };
  await siteApi.respond(`/api/v1/ads/${id}`, ad);
  await window.open(`/annonces/${id}`);
  const acts = css('[type="number"]');
  const estimate = () => window.textOf(css('p[aria-atomic]'));
  await expect.poll(estimate).toMatch(/^Avec 20 actes par jour :\s+environ 420 € avant charges$/);
  await window.tap(acts);
  await window.type(acts, `${Key.BACK_SPACE + Key.BACK_SPACE}25`);
  expect(await window.smallFields()).toEqual([]);
  await expect.poll(estimate).toMatch(/^Avec 25 actes par jour :\s+environ 525 € avant charges$/);
  await window.reload();
  await expect.poll(() => window.valueOf(acts)).toBe('25');
});

/** Lines that crash WebKitGTK 2.50.6 at this width with `text-wrap: pretty`. */
const lines = [
  '– La CPTS organise les soins non programmés, les appels arrivent déjà triés.',
  '– Maison de santé de quinze professionnels\u00a0: infirmières, kinésithérapeutes, sage-femme, diététicienne, orthophoniste.',
];

test('a description with several long lines is shown', async ({ window, siteApi }) => {
  const id = freshAd();
  const ad = adOnTheWire(id, 'Relève à Château-Chinon', {});
  await siteApi.respond(`/api/v1/ads/${id}`, { ...ad, description: lines.join('\n') });
  await window.open(`/annonces/${id}`);
  await window.see(text('– La CPTS organise les soins non programmés'));
});
