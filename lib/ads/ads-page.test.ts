import { expect, test } from '@jest/globals';
import { anAd, undated } from '@/lib/ads/ad.fixture';
import { adsPage } from '@/lib/ads/card';

test('a page has the ads in the order of the response', () => {
  const { cards } = adsPage(
    { count: 2, results: [anAd({ id: 9 }), anAd({ id: 4 })].map(undated), next: null },
    '2026-11-24',
  );
  expect(cards.map(({ id, title }) => [id, title])).toEqual([
    [9, 'Annonce 9'],
    [4, 'Annonce 4'],
  ]);
});

test.each([
  [0, '0 annonce trouvée'],
  [1, '1 annonce trouvée'],
  [2, '2 annonces trouvées'],
  [1240, '1 240 annonces trouvées'],
])('it counts the ads of all pages: %d', (count, expected) => {
  const page = adsPage({ count, results: [], next: null }, '2026-11-24');
  expect(page.count.replaceAll('\u202f', ' ')).toBe(expected);
});

test.each([
  ['/api/v1/ads/?page=1', true],
  [null, false],
])('with %s as the next link, there is a next page: %s', (next, hasNext) => {
  expect(adsPage({ count: 40, results: [], next }, '2026-11-24').hasNext).toBe(hasNext);
});

test.each([
  [240, 20, '/api/v1/ads/?page=1', 12],
  [241, 20, '/api/v1/ads/?page=1', 13],
  [241, 20, null, null],
  [240, undefined, '/api/v1/ads/?page=1', null],
])('of %d ads in pages of %s, next: %s, there are %s pages', (count, size, next, pages) => {
  // Two of the page were dropped.
  const results = Array.from({ length: 18 }, (_, id) => undated(anAd({ id: id + 1 })));
  const page = { count, results, next, ...(size !== undefined && { size }) };
  expect(adsPage(page, '2026-11-24').pages).toBe(pages);
});

test('ads that have ended are last, and counted in words where they are known', () => {
  const results = [anAd({ id: 9, end_date: '2026-11-01' }), anAd({ id: 4 })].map(undated);
  const page = adsPage({ count: 40, ended: 3, results, next: null }, '2026-11-24');
  expect(page.cards.map(({ id }) => id)).toEqual([4, 9]);
  expect(page.ended).toMatch(/^3 annonces de cette liste sont terminées/);
  expect(adsPage({ count: 40, results, next: null }, '2026-11-24').ended).toBeNull();
});
