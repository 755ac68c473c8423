import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { AdsIndex } from '@/lib/ads/index/ads-index';
import { anyQuery, isFitting } from '@/lib/ads/index/expected.fixture';
import {
  idsIn,
  location,
  published,
  quimper,
  sampleAds,
  today,
} from '@/lib/ads/index/index.fixture';
import type { AdQuery } from '@/lib/ads/index/search';

let index: AdsIndex;
beforeEach(() => {
  index = new AdsIndex();
});

const all: AdQuery = { today, limit: 1_000 };
const idsOf = (query: Partial<AdQuery>) => idsIn(index, query);
const around = (radiusKm: number, centre = quimper) =>
  ({ area: { kind: 'around', centre, radiusKm }, sort: 'distance' }) as const;

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

  test('with dates what fits is first, over all pages, and each group in the order without dates', () => {
    index.put(sampleAds);
    const sorts = fc.constantFrom('recent', 'start', 'pay', 'distance');
    fc.assert(
      fc.property(anyQuery, sorts, fc.integer({ min: 1, max: 50 }), (query, sort, limit) => {
        const of = (part: Partial<AdQuery>) =>
          index.search({ ...query, area: around(200).area, sort, limit: 1_000, ...part });
        const { count, fitting, ads } = of({});
        const pages = Array.from({ length: Math.ceil(count / limit) }, (_, page) =>
          of({ offset: page * limit, limit }),
        );
        expect(pages.flatMap((page) => page.ads)).toEqual(ads);
        const hasDates = Boolean(query.startDate ?? query.endDate);
        const areFitting = ads.map(({ published: { ad } }) => isFitting(ad, query));
        expect(fitting).toBe(hasDates ? areFitting.filter(Boolean).length : null);
        if (hasDates) expect(areFitting.indexOf(false)).toBe(fitting === count ? -1 : fitting);
        // Without dates the same ads, and others.
        const whole = of({ startDate: null, endDate: null, onlyFitting: false }).ads;
        const order = whole.map(({ published: { ad } }) => ad.id);
        const kept = of({ keepsOrder: true }).ads.map(({ published: { ad } }) => ad.id);
        expect(kept).toHaveLength(count);
        expect(kept).toEqual(order.filter((id) => kept.includes(id)));
        for (const group of [true, false]) {
          const ids = ads
            .map(({ published: { ad } }) => ad)
            .filter((ad) => isFitting(ad, query) === group)
            .map(({ id }) => id);
          expect(ids).toEqual(order.filter((id) => ids.includes(id)));
        }
      }),
      { numRuns: 150 },
    );
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
    expect(index.search({ ...all, offset: 200 })).toEqual({ count: 97, fitting: null, ads: [] });
    expect(index.search({ ...all, offset: -3, limit: Number.NaN })).toMatchObject({ ads: [] });
  });
});
