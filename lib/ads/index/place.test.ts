import { beforeEach, describe, expect, test } from '@jest/globals';
import { AdsIndex } from '@/lib/ads/index/ads-index';
import { idsIn, location, published, quimper, today } from '@/lib/ads/index/index.fixture';
import type { AdQuery } from '@/lib/ads/index/search';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';

const places = gazetteer();
let index: AdsIndex;
beforeEach(() => {
  index = new AdsIndex();
});

const all: AdQuery = { today, limit: 1_000 };
const idsOf = (query: Partial<AdQuery>) => idsIn(index, query);
const around = (radiusKm: number, centre = quimper) =>
  ({ area: { kind: 'around', centre, radiusKm }, sort: 'distance' }) as const;

/** Haversine as on Wikipedia, written apart from ours. */
function kilometres(one: typeof quimper, other: typeof quimper): number {
  const [a, b, c, d] = [one.latitude, other.latitude, one.longitude, other.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number, number];
  const h = (1 - Math.cos(b - a)) / 2 + (Math.cos(a) * Math.cos(b) * (1 - Math.cos(d - c))) / 2;
  return 2 * 6371.0088 * Math.atan2(Math.sqrt(h), Math.sqrt(1 - h));
}

test('a radius finds the ads, and the distances, that an independent haversine computes', () => {
  // Towns all over France, overseas included, and points between them.
  const centres = Array.from(
    { length: 350 },
    (_, number) => places.communes[(number * 97) % places.communes.length]?.centre ?? null,
  ).filter((centre) => centre !== null);
  const ads = centres.map(({ latitude, longitude }, at) => ({
    latitude: latitude + ((at % 7) - 3) / 100,
    longitude: longitude + ((at % 11) - 5) / 100,
  }));
  index.put(ads.map((position, at) => published({ id: at + 1, location: location(position) })));
  const mistakes: string[] = [];
  for (const centre of centres.filter((_, at) => at % 20 === 0)) {
    for (const radiusKm of [0, 10, 25, 50, 100, 200]) {
      const { count, ads: found } = index.search({ ...all, ...around(radiusKm, centre) });
      const expected = ads.map((position) => kilometres(centre, position)).sort((a, b) => a - b);
      const within = expected.filter((distance) => distance <= radiusKm);
      if (count !== within.length) mistakes.push(`${count} of ${within.length}`);
      for (const [at, { distanceKm }] of found.entries()) {
        if (Math.abs((distanceKm ?? -1) - (within[at] ?? -2)) > 1e-6) {
          mistakes.push(`${distanceKm} for ${within[at]}`);
        }
      }
    }
  }
  expect(mistakes).toEqual([]);
});

test('a circle over the antimeridian finds ads beyond it', () => {
  index.put([published({ id: 1, location: location({ latitude: -13.3, longitude: 179.9 }) })]);
  expect(idsOf(around(25, { latitude: -13.3, longitude: -179.99 }))).toEqual([1]);
  expect(idsOf(around(200, { latitude: -13.3, longitude: -179.99 }))).toEqual([1]);
});

describe('an ad is in the department and region of its commune', () => {
  test.each([
    ['01410', 'Lajoux', '39', '27'],
    ['48250', 'Laveyrune', '07', '84'],
    ['94390', 'Paray-Vieille-Poste', '91', '11'],
    ['97133', 'Saint-Barthélemy', '977', null],
    ['97150', 'Saint-Martin', '978', null],
    ['97400', 'Saint-Denis', '974', '04'],
    ['20000', 'Ajaccio', '2A', '94'],
    ['20200', 'Bastia', '2B', '94'],
    ['20303', 'Ajaccio Cedex 1', '2A', '94'],
    ['29107', 'Quimper Cedex', '29', '53'],
    // Unknown towns: the postal code alone says the department.
    ['20407', 'Nulle-Part', '2B', '94'],
    ['35999', 'Nulle-Part', '35', '53'],
    ['69003', 'Lyon 3e', '69', '84'],
  ])('%s %s', (postal_code, city, department, region) => {
    index.put([published({ location: location({ postal_code, city }) })]);
    expect(idsOf({ area: { kind: 'department', code: department } })).toEqual([1]);
    expect([...index.counts(today).departments]).toEqual([[department, 1]]);
    expect([...index.counts(today).regions]).toEqual(region === null ? [] : [[region, 1]]);
    if (region !== null) expect(idsOf({ area: { kind: 'region', code: region } })).toEqual([1]);
  });

  test('an ad of an arrondissement counts for its city', () => {
    index.put([published({ location: location({ postal_code: '75116', city: 'Paris 16' }) })]);
    expect([...index.counts(today).communes]).toEqual([['75056', 1]]);
    expect(idsOf({ area: { kind: 'commune', code: '75056' } })).toEqual([1]);
  });

  test('an ad with coordinates alone is in the nearest commune', () => {
    index.put([published({})]);
    expect([...index.counts(today).communes.keys()]).toEqual(['29232']);
    expect(idsOf({ area: { kind: 'department', code: '29' } })).toEqual([1]);
  });
});

test('own coordinates come before the centre of the commune, which is approximate', () => {
  const address = { postal_code: '29000', city: 'Quimper' };
  index.put([
    published({ id: 1, location: location({ ...address, latitude: 48.1, longitude: -4.1 }) }),
    published({ id: 2, location: location(address) }),
  ]);
  const [nearest, other] = index.search({ ...all, ...around(50) }).ads;
  expect(nearest).toMatchObject({ isApproximate: true, published: { ad: { id: 2 } } });
  expect(nearest?.position).toEqual(places.bySlug('quimper-29')?.kind && nearest?.position);
  expect(other).toMatchObject({
    isApproximate: false,
    position: { latitude: 48.1, longitude: -4.1 },
  });
});

test.each([
  ['71100', 'Chalon s/ Saône'],
  ['71321', 'CHALON-SUR-SAONE CEDEX'],
  ['F-71100', 'Chalon/Saône, France'],
  [null, 'Chalon s/ Saône (71)'],
])('an ad of %s %s is around Chalon-sur-Saône', (postal_code, city) => {
  index.put([published({ location: location({ postal_code, city }) })]);
  const centre = places.communeByCode('71076')?.centre;
  expect(centre && idsOf(around(10, centre))).toEqual([1]);
});

test('an ad is within no radius when only its department is known', () => {
  index.put([published({ location: location({ postal_code: '29999', city: 'Nulle-Part' }) })]);
  expect(idsOf(around(20_000))).toEqual([]);
  const found = index.search({ ...all, area: { kind: 'department', code: '29' } });
  expect(found.ads).toMatchObject([{ position: null, distanceKm: null, isApproximate: false }]);
});

test('an ad without a place counts, and is in no area', () => {
  index.put([published({ location: null })]);
  expect(index.counts(today).open).toHaveLength(1);
  expect(index.counts(today).departments.size).toBe(0);
  expect(idsOf({})).toEqual([1]);
});

test.each([
  [{ latitude: Number.NaN, longitude: 0 }, 50],
  [{ latitude: 100, longitude: 0 }, 50],
  [quimper, Number.NaN],
  [quimper, -1],
])('around %p, %p km there is nothing', (centre, radiusKm) => {
  index.put([published({})]);
  expect(index.search({ ...all, ...around(radiusKm, centre) })).toMatchObject({
    count: 0,
    ads: [],
  });
});

test('an unknown code has nothing', () => {
  index.put([published({})]);
  expect(idsOf({ area: { kind: 'region', code: '99' } })).toEqual([]);
});
