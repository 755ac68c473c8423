import { expect, test } from '@jest/globals';
import { anAd } from '@/lib/ads/ad.fixture';
import type { FoundAd } from '@/lib/ads/index/search';
import { defaultSearch } from '@/lib/ads/search';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import type { Place } from '@/lib/places/gazetteer/place';
import { areaOf, foundPage } from './list-page';

const found = (id: number, distanceKm: number | null, isApproximate = false): FoundAd => ({
  published: { ad: anAd({ id }), publishedAt: null },
  distanceKm,
  commune: null,
  position: null,
  isApproximate,
});

function placeOf(slug: string): Place {
  const place = gazetteer().bySlug(slug);
  if (place === null) throw new Error(slug);
  return place;
}

const pageOf = (slug: string, ads: FoundAd[], { count = ads.length, page = 1 } = {}) =>
  foundPage(
    { ...defaultSearch, place: slug, page },
    { count, ads, fitting: null },
    {
      broader: [],
      today: '2026-11-24',
    },
  );

test.each([
  [12.4, false, 'à 12\u00a0km'],
  [0.4, false, 'à moins de 1\u00a0km'],
  [0.6, false, 'à 1\u00a0km'],
  [12.4, true, 'à environ 12\u00a0km'],
  [0, true, 'dans cette commune'],
  [null, false, null],
])('an ad %j km away, approximate: %j, is « %s »', (distance, isApproximate, words) => {
  const { cards } = pageOf('quimper-29', [found(1, distance, isApproximate)]);
  expect(cards.map((card) => card.distance)).toEqual([words]);
});

test.each([
  ['quimper-29', 12, '12 annonces trouvées autour de Quimper (50\u00a0km)'],
  ['quimper-29', 0, '0 annonce trouvée autour de Quimper (50\u00a0km)'],
  ['finistere', 1, '1 annonce trouvée dans le Finistère'],
  ['bretagne', 2, '2 annonces trouvées en Bretagne'],
  // The centre is not known: the search is that of its department.
  ['papeete-987', 3, '3 annonces trouvées en Polynésie française'],
])('the count line of %s, %d', (slug, count, line) => {
  const page = pageOf(slug, [], { count });
  expect(`${page.count} ${page.where}`).toBe(line);
});

test('a search has a next page until all ads are shown', () => {
  expect(pageOf('bretagne', [], { count: 20 }).hasNext).toBe(false);
  expect(pageOf('bretagne', [], { count: 21 }).hasNext).toBe(true);
  expect(pageOf('bretagne', [], { count: 40, page: 2 }).hasNext).toBe(false);
});

test('on the map a page has as many ads as the map shows', () => {
  const search = { ...defaultSearch, place: 'bretagne', view: 'map' as const };
  const page = (count: number) =>
    foundPage(search, { count, fitting: null, ads: [] }, { broader: [], today: '2026-11-24' });
  expect(page(80).hasNext).toBe(false);
  expect(page(81).hasNext).toBe(true);
});

test.each([
  [1, 1],
  [2, 21],
])('page %d begins with the ad %d of all', (page, first) => {
  const { range, skip } = pageOf('bretagne', [], { count: 1_231, page });
  expect(range).toEqual({ first, total: 1_231 });
  expect(skip).toBe('Aller aux 1\u202f231 annonces');
});

test('of one ad the link that skips the filters speaks of one', () => {
  expect(pageOf('bretagne', [], { count: 1 }).skip).toBe('Aller à l’annonce');
});

test.each([
  ['finistere', { kind: 'department', code: '29' }],
  ['bretagne', { kind: 'region', code: '53' }],
  ['papeete-987', { kind: 'department', code: '987' }],
])('the area of %s is that of a territory', (slug, area) => {
  expect(areaOf(placeOf(slug), 25)).toEqual(area);
});

test('the area of a commune is around its centre', () => {
  const { centre, ...rest } = { centre: null, ...areaOf(placeOf('quimper-29'), 25) };
  expect(rest).toEqual({ kind: 'around', radiusKm: 25 });
  expect(centre).toEqual({ latitude: expect.closeTo(48, 0), longitude: expect.closeTo(-4.1, 0) });
});
