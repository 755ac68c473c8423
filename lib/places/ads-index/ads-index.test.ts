import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Ad, PublishedAd } from '@/lib/ads/ad';
import { anAd } from '@/lib/ads/ad.fixture';
import { AdsIndex } from '@/lib/places/ads-index/ads-index';
import type { AdQuery } from '@/lib/places/ads-index/search';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';

const places = gazetteer();
const today = '2026-11-24';
const quimper = { latitude: 47.996, longitude: -4.1026 };
let index: AdsIndex;
beforeEach(() => {
  index = new AdsIndex();
});

const location = (fields: Partial<NonNullable<Ad['location']>>): Ad['location'] => ({
  name: null,
  address: null,
  city: null,
  postal_code: null,
  latitude: null,
  longitude: null,
  ...fields,
});

function published(fields: Partial<Ad>, publishedAt: string | null = null): PublishedAd {
  return { ad: anAd({ location: location(quimper), ...fields }), publishedAt };
}

const all: AdQuery = {
  area: null,
  specialty: null,
  startDate: null,
  endDate: null,
  sort: 'recent',
  today,
  offset: 0,
  limit: 1_000,
};
const idsOf = (query: Partial<AdQuery>) =>
  index.search({ ...all, ...query }).ads.map((found) => found.published.ad.id);
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
  expect(index.counts(today)).toMatchObject({ total: 1 });
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
  expect(index.search({ ...all, ...around(radiusKm, centre) })).toEqual({ count: 0, ads: [] });
});

test('an unknown code has nothing', () => {
  index.put([published({})]);
  expect(idsOf({ area: { kind: 'region', code: '99' } })).toEqual([]);
});

describe('filters', () => {
  test('ads that are over are not found and do not count', () => {
    index.put([
      published({ id: 1, end_date: '2026-11-23' }),
      published({ id: 2, end_date: '2026-11-24' }),
      published({ id: 3 }),
    ]);
    expect(idsOf({})).toEqual([3, 2]);
    expect(index.counts(today).total).toBe(2);
    expect(index.counts('2026-11-25').total).toBe(1);
  });

  test('an ad matches a period with which it shares a day', () => {
    index.put([
      published({ id: 1, start_date: '2026-12-01', end_date: '2026-12-10' }),
      published({ id: 2, start_date: '2026-12-20' }),
      published({ id: 3, end_date: '2026-12-31' }),
    ]);
    expect(idsOf({ startDate: '2026-12-10' })).toEqual([3, 2, 1]);
    expect(idsOf({ startDate: '2026-12-11' })).toEqual([3, 2]);
    expect(idsOf({ endDate: '2026-12-01' })).toEqual([3, 1]);
    expect(idsOf({ endDate: '2026-11-30' })).toEqual([3]);
    expect(idsOf({ startDate: '2026-12-11', endDate: '2026-12-19' })).toEqual([3]);
  });

  test('a specialty selects its ads', () => {
    index.put([
      published({ id: 1, specialty: { id: 5, name: 'Urologie' } }),
      published({ id: 2, specialty: { id: 6, name: 'Neurologie' } }),
      published({ id: 3 }),
    ]);
    expect(idsOf({ specialty: 5 })).toEqual([1]);
    expect(idsOf({ specialty: 5, ...around(10) })).toEqual([1]);
    expect([...index.counts(today).specialties]).toEqual([
      [5, 1],
      [6, 1],
    ]);
    expect([...index.counts(today).specialtiesOf('29').keys()]).toEqual([5, 6]);
  });
});

describe('order', () => {
  test('the nearest first; at one distance by start, then by id', () => {
    index.put([
      published({ id: 4 }),
      published({ id: 3, start_date: '2027-01-02' }),
      published({ id: 2, start_date: '2027-01-01' }),
      published({ id: 1, start_date: '2027-01-02' }),
      published({ id: 5, location: location({ ...quimper, latitude: 48.05 }) }),
    ]);
    expect(idsOf(around(10))).toEqual([2, 1, 3, 4, 5]);
  });

  test('the latest publication first, else the highest id; the soonest start first', () => {
    index.put([
      published({ id: 1, start_date: '2027-01-01' }, '2026-11-01'),
      published({ id: 2 }, '2026-11-01T09:00:00.000Z'),
      published({ id: 3, start_date: '2026-12-01' }),
      published({ id: 4, start_date: '2026-12-01' }),
    ]);
    expect(idsOf({ sort: 'recent' })).toEqual([2, 1, 4, 3]);
    expect(idsOf({ sort: 'start' })).toEqual([3, 4, 1, 2]);
    // There is no distance without a centre.
    expect(idsOf({ sort: 'distance' })).toEqual([2, 1, 4, 3]);
  });

  test('pages are parts of one order, whatever their size', () => {
    const ads = Array.from({ length: 97 }, (_, at) =>
      published({ id: ((at * 31) % 97) + 1 }, at % 3 === 0 ? '2026-11-01' : null),
    );
    index.put(ads);
    const whole = idsOf({});
    for (const limit of [1, 7, 20, 97]) {
      const pages: number[] = [];
      for (let offset = 0; offset < 97; offset += limit) pages.push(...idsOf({ offset, limit }));
      expect(pages).toEqual(whole);
    }
    expect(index.search({ ...all, offset: 200 })).toEqual({ count: 97, ads: [] });
    expect(index.search({ ...all, offset: -3, limit: Number.NaN })).toMatchObject({ ads: [] });
  });
});

describe('facts of an area', () => {
  const paid = (id: number, fields: Partial<Ad>) =>
    published({ id, location: location({ postal_code: '29000', city: 'Quimper' }), ...fields });
  const finistere = { kind: 'department', code: '29' } as const;

  test('usual pay is a median of five amounts at least', () => {
    index.put(
      [60, 70, 80, 90].map((retrocession_percentage, at) =>
        paid(at + 1, { remuneration_type: 'retrocession', retrocession_percentage }),
      ),
    );
    expect(index.counts(today).factsOf(finistere).usualRetrocession).toBeNull();
    index.put([paid(5, { remuneration_type: 'retrocession', retrocession_percentage: 75 })]);
    index.put(
      [400, 500, 600, 700, 800, 900].map((forfait_amount, at) =>
        paid(at + 10, { remuneration_type: 'forfait', forfait_timespan: 'day', forfait_amount }),
      ),
    );
    index.put([
      paid(30, { remuneration_type: 'forfait', forfait_timespan: 'week', forfait_amount: 9_000 }),
    ]);
    const facts = index.counts(today).factsOf(finistere);
    expect(facts).toMatchObject({ count: 12, usualRetrocession: 75, usualDayForfait: 650 });
    expect([...facts.communes]).toEqual([['29232', 12]]);
  });

  test('the counts stay the same object until an ad changes', () => {
    index.put([paid(1, {})]);
    const counts = index.counts(today);
    expect(index.counts(today)).toBe(counts);
    index.put([paid(1, {})]);
    expect(index.counts(today)).toBe(counts);
    index.remove(1);
    expect(index.counts(today).factsOf(finistere).count).toBe(0);
  });
});

describe('the store', () => {
  test('returns ads as they were put, the last of each id', () => {
    const ad = published({ id: 7, title: 'Été à Plœmeur 🩺' }, '2026-11-01');
    expect(index.put([ad, published({ id: 8 })])).toBe(2);
    expect(index.put([ad])).toBe(0);
    expect(index.search(all).ads[0]?.published).toEqual(ad);
    expect(index.put([published({ id: 7, title: 'Autre' })])).toBe(1);
    expect(index.size).toBe(2);
    expect(index.remove(7)).toBe(true);
    expect(index.remove(7)).toBe(false);
    expect(idsOf({})).toEqual([8]);
    expect(idsOf(around(10))).toEqual([8]);
  });

  test('an ad that moves is only at its new place', () => {
    index.put([published({ id: 1 })]);
    index.put([published({ id: 1, location: location({ latitude: 48.85, longitude: 2.35 }) })]);
    expect(idsOf(around(10))).toEqual([]);
    expect(idsOf(around(10, { latitude: 48.85, longitude: 2.35 }))).toEqual([1]);
  });

  test('two thousand ads take 5 MB at most', () => {
    const description = 'Cabinet de quatre médecins, logiciel récent, secrétariat. '.repeat(15);
    // With a town: the one that is nearest to coordinates takes Jest milliseconds to find.
    const there = location({ ...quimper, postal_code: '29000', city: 'Quimper' });
    index.put(
      Array.from({ length: 2_000 }, (_, at) =>
        published({
          id: at + 1,
          location: there,
          description: `${at} ${description} ${at * 7_919}`,
        }),
      ),
    );
    expect(index.bytes).toBeLessThan(5_000_000);
    const { bytes } = index;
    index.put([published({ id: 1, location: there, description })]);
    expect(index.bytes).toBeLessThan(bytes);
    for (let id = 1; id <= 2_000; id += 1) index.remove(id);
    expect(index.bytes).toBe(0);
  });
});
