import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Ad } from '@/lib/ads/ad';
import { AdsIndex } from '@/lib/ads/index/ads-index';
import { idsIn, location, published, quimper, today } from '@/lib/ads/index/index.fixture';
import type { AdQuery } from '@/lib/ads/index/search';

let index: AdsIndex;
beforeEach(() => {
  index = new AdsIndex();
});

const all: AdQuery = { today, limit: 1_000 };
const idsOf = (query: Partial<AdQuery>) => idsIn(index, query);
const around = (radiusKm: number, centre = quimper) =>
  ({ area: { kind: 'around', centre, radiusKm }, sort: 'distance' }) as const;

describe('filters', () => {
  test('ads that have ended are not found and do not count', () => {
    index.put([
      published({ id: 1, end_date: '2026-11-23' }),
      published({ id: 2, end_date: '2026-11-24' }),
      published({ id: 3 }),
    ]);
    expect(idsOf({})).toEqual([3, 2]);
    expect(index.counts(today).open).toHaveLength(2);
    expect(index.counts('2026-11-25').open).toHaveLength(1);
  });

  test('an ad matches a period with which it shares a day', () => {
    index.put([
      published({ id: 1, start_date: '2026-12-01', end_date: '2026-12-10' }),
      published({ id: 2, start_date: '2026-12-20' }),
      published({ id: 3, end_date: '2026-12-31' }),
    ]);
    // One that fits is first.
    expect(idsOf({ startDate: '2026-12-10' })).toEqual([2, 3, 1]);
    expect(idsOf({ startDate: '2026-12-11' })).toEqual([2, 3]);
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
    expect([...index.counts(today).pairs.keys()]).toEqual(['29 5', '29 6']);
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
      paid(30, { remuneration_type: 'forfait', forfait_timespan: 'week', forfait_amount: 3_250 }),
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
    expect(index.search(all).ads[0]?.published).toMatchObject(ad);
    expect(index.put([published({ id: 7, title: 'Autre' })])).toBe(1);
    expect(index.size).toBe(2);
    expect(index.remove(7)).toBe(true);
    expect(index.remove(7)).toBe(false);
    expect(idsOf({})).toEqual([8]);
    expect(idsOf(around(10))).toEqual([8]);
  });

  test('knows when it saw an ad first and last, and finds what is new', () => {
    index.put([published({ id: 7 })], 1_000, true);
    index.put([published({ id: 7 }), published({ id: 8 })], 5_000);
    // A change that was reported before the walk.
    index.put([published({ id: 8, title: 'Autre' })], 4_000);
    const seen = index.byId([7, 8]).ads.map((ad) => ad.seen);
    expect(seen).toEqual([
      { first: null, last: 5_000 },
      { first: 5_000, last: 5_000 },
    ]);
    expect(idsOf({ newSince: 5_000 })).toEqual([8]);
    expect(idsOf({ newSince: 5_001 })).toEqual([]);
    expect(idsOf({ newSince: 0 })).toEqual([8, 7]);
    index.remove(8);
    index.put([published({ id: 8 })], 9_000);
    expect(index.byId([8]).ads[0]?.seen).toEqual({ first: 9_000, last: 9_000 });
  });

  test('an ad that moves is only at its new place', () => {
    index.put([published({ id: 1 })]);
    index.put([published({ id: 1, location: location({ latitude: 48.85, longitude: 2.35 }) })]);
    expect(idsOf(around(10))).toEqual([]);
    expect(idsOf(around(10, { latitude: 48.85, longitude: 2.35 }))).toEqual([1]);
  });
});

describe('ads by id', () => {
  const dates = { start_date: '2026-12-01', end_date: '2026-12-05' };
  afterEach(() => {
    jest.useRealTimers();
  });

  test('are those that exist, and what is remembered of those that went', () => {
    index.put([
      { ...published({ id: 1 }), revisedAt: '2026-11-03' },
      published({ id: 2, title: 'Garde', description: 'Long', ...dates }),
      published({ id: 3 }),
    ]);
    index.remove(2);
    index.remove(3);
    const { ads, gone } = index.byId([1, 2, 3, 4]);
    expect(ads.map(({ ad, revisedAt }) => [ad.id, revisedAt])).toEqual([[1, '2026-11-03']]);
    // Without dates there is nothing that a calendar could cancel.
    expect(gone.map(({ ad }) => ad)).toEqual([{ id: 2, title: 'Garde', ...dates }]);
  });

  test('one that came back is no longer gone', () => {
    index.put([published({ id: 2, ...dates })]);
    index.remove(2);
    index.put([published({ id: 2, ...dates })]);
    expect(index.byId([2])).toMatchObject({ ads: [{ ad: { id: 2 } }], gone: [] });
  });

  test('of more than 20 000 that went the first are forgotten', () => {
    const ids = Array.from({ length: 20_001 }, (_, at) => at + 1);
    index.put(ids.map((id) => published({ id, location: null, ...dates })));
    for (const id of ids) index.remove(id);
    expect(index.byId([1, 2, 20_001]).gone.map(({ ad }) => ad.id)).toEqual([2, 20_001]);
  });

  test('one that went is forgotten after 90 days', () => {
    jest.useFakeTimers();
    index.put([1, 2, 3].map((id) => published({ id, ...dates })));
    index.remove(1);
    const goneAfter = (days: number, next: number) => {
      jest.advanceTimersByTime(days * 86_400_000);
      index.remove(next);
      return index.byId([1, 2, 3]).gone.map(({ ad }) => ad.id);
    };
    expect(goneAfter(89, 2)).toEqual([1, 2]);
    expect(goneAfter(1, 3)).toEqual([2, 3]);
  });
});
