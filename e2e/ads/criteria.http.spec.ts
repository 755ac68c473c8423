import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../http-test.ts';
import { countOf } from './count-line.ts';

/* « A search that decides » (docs/product.md#criteria): on the index of the demo's 240 ads. */

async function read(request: APIRequestContext, query: string) {
  const response = await request.get(`/annonces?${query}`);
  const html = await response.text();
  return { response, html, count: countOf(html) };
}

/** The number beside a choice: « Logement (60) ». */
function countBeside(html: string, choice: RegExp): number {
  return Number(new RegExp(`${choice.source} \\(([\\d\\u202f]+)\\)<`).exec(html)?.[1]);
}

for (const [query, choice] of [
  ['with=housing', /<span>Logement/],
  ['with=dining', /<span>Repas/],
  ['retrocession=75', /value="75">75\u00a0% et plus/],
  ['forfait=500', />500\u00a0€ par jour et plus/],
  ['owner=facility', /value="facility">Établissement/],
  ['rhythm=regular', /value="regular">Régulier/],
  ['length=days', /<span>1 à 3 jours/],
  ['length=week', /<span>4 à 7 jours/],
  ['length=weeks', /<span>8 à 28 jours/],
  ['length=long', /<span>29 jours et plus/],
  ['sector=none', /<span>Non conventionné/],
  ['days=wed', /<span>Mercredi/],
  ['days=wed&slots=morning', /value="wed-morning"\/><span>Mercredi matin/],
  ['specialty=3', /<option value="3">[^<(]+/],
] as const) {
  test(`${query} finds as many ads as the list says beside the choice`, async ({ request }) => {
    const promised = countBeside((await read(request, '')).html, choice);
    const { response, count } = await read(request, query);
    expect(response.status()).toBe(200);
    expect(count).toBe(promised);
  });
}

test('the title says the criteria, and the canonical is that of the list', async ({ request }) => {
  const { html } = await read(
    request,
    'place=rennes-35&radius=200&retrocession=75&with=housing&days=wed,thu',
  );
  expect(html).toMatch(/<title>Annonces : autour de Rennes \(200 km\), [^<]*rétrocession/);
  expect(html).toContain('<link rel="canonical" href="https://www.medireleve.example/annonces"');
});

test('a form without JavaScript repeats a parameter: each of its values counts', async ({
  request,
}) => {
  const once = await read(request, 'days=wed,thu&with=housing,dining');
  const repeated = await read(
    request,
    'days=wed&days=thu&with=housing&with=dining&retrocession=&q=&specialty=',
  );
  expect(repeated.count).toBe(once.count);
  expect(once.count).toBeGreaterThan(0);
});

test('a search of the API that finds nothing offers itself without each filter, with counts', async ({
  request,
}) => {
  const { html } = await read(request, 'specialty=11&startDate=2045-01-01&endDate=2045-01-02');
  expect(html).toContain('Aucune annonce');
  const [, href = '', promised] =
    /href="([^"]*)"[^>]*>À toute date : (\d+) annonces?</.exec(html) ?? [];
  expect(href).toBe('/annonces?specialty=11');
  expect((await read(request, href.split('?')[1] ?? '')).count).toBe(Number(promised));
});

test('without JavaScript another specialty is added in a second field', async ({ request }) => {
  const { html } = await read(request, 'specialty=22');
  expect(html).toMatch(/Ajouter une spécialité<\/label>.*?<select[^>]*name="specialty"/);
  expect(html).not.toMatch(/<option value="22">/);
  const [one, other, both] = await Promise.all(
    ['specialty=22', 'specialty=43', 'specialty=22&specialty=43'].map((query) =>
      read(request, query),
    ),
  );
  expect(both?.count).toBe((one?.count ?? 0) + (other?.count ?? 0));
  expect((await read(request, '')).html).not.toContain('Ajouter une spécialité');
});

test('hostile values are ignored, or are words like any other', async ({ request }) => {
  const { count: all } = await read(request, '');
  for (const query of [
    'retrocession=74&forfait=-1&sector=3&rhythm=x&with=sauna&owner=me&days=lun&slots=noon',
    `with=${'housing,'.repeat(500)}x`.replace('housing', 'x').replaceAll('housing', 'x'),
    'q=%20%20',
    `q=${'a'.repeat(101)}`,
    'specialty=0,abc,-3',
  ]) {
    expect((await read(request, query)).count, query).toBe(all);
  }
  for (const words of [
    '"',
    "'); DROP TABLE ads; --",
    'NEAR(a b)',
    '*',
    '🩺',
    'a OR b',
    '%00',
    'aᦰb',
  ]) {
    const response = await request.get(`/annonces?q=${encodeURIComponent(words)}`);
    expect(response.status(), words).toBe(200);
  }
});

test('words are found whatever their case and accents, and a card shows their sentence', async ({
  request,
}) => {
  const { html, count } = await read(request, 'q=ehpad');
  expect(count).toBeGreaterThan(0);
  expect(await read(request, 'q=%C3%89HPAD')).toMatchObject({ count });
  expect(html).toMatch(/«\u00a0[^«]*EHPAD[^«]*\u00a0»/);
});

test('the best paid come first', async ({ request }) => {
  const { html } = await read(request, 'sort=pay');
  const [, card = ''] = /<article[^>]*>(.*?)<\/article>/s.exec(html) ?? [];
  expect(card).toMatch(/(?:Forfait|Rétrocession) \d/);
});

test('feeds have the criteria', async ({ request }) => {
  const { count } = await read(request, 'with=housing&days=wed');
  const feed = await (await request.get('/annonces/feed.json?with=housing&days=wed')).json();
  expect(feed.items).toHaveLength(Math.min(count, 40));
  expect(feed.title).toContain('avec logement');
});

test('the counts of a search are a call of their own', async ({ request }) => {
  const response = await request.get('/api/ads/facets?with=housing&page=3&jeton=x');
  expect(response.status()).toBe(200);
  const facets = await response.json();
  expect(facets.criteria.with.housing).toBe((await read(request, 'with=housing')).count);
  expect((await request.get('/api/ads/facets?place=atlantide-99')).status()).toBe(404);
});

test('an empty search offers each filter to be left out, with how many ads that finds', async ({
  request,
}) => {
  const words = await read(request, 'with=housing&q=introuvable');
  expect(words.html).toMatch(/>Sans «\u00a0introuvable\u00a0» : \d+ annonces</);
  const query = 'retrocession=90&with=housing,dining&days=sun&owner=practice&specialty=1';
  const { html, count } = await read(request, query);
  expect(count).toBe(0);
  const offers = [...html.matchAll(/href="(\/annonces\?[^"]*)"[^>]*>[^<]* : (\d+) annonces?</g)];
  for (const [, href = '', number] of offers) {
    expect((await read(request, href.split('?')[1]?.replaceAll('&amp;', '&') ?? '')).count).toBe(
      Number(number),
    );
  }
});
