import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Ad } from '@/lib/ads/ad';
import { criteria } from '@/lib/ads/criteria';
import { AdsIndex } from '@/lib/ads/index/ads-index';
import { anyQuery, isSelected } from '@/lib/ads/index/expected.fixture';
import { idsIn, published, sampleAds, today } from '@/lib/ads/index/index.fixture';
import type { AdQuery } from '@/lib/ads/index/search';

const index = new AdsIndex();
index.put(sampleAds);

const sorted = (ids: number[]) => ids.sort((a, b) => a - b);
const expected = (query: Omit<AdQuery, 'area'>) =>
  sampleAds.filter(({ ad }) => isSelected(ad, query)).map(({ ad }) => ad.id);

const choices = criteria.flatMap(({ name, choices }) => choices.map(([value]) => [name, value]));
test.each(choices)('%s=%s selects the sample ads that meet it', (name = '', value = '') => {
  const query = { today, criteria: { [name]: [value] } };
  const found = sorted(idsIn(index, query));
  expect(found).toEqual(expected(query));
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(expected({ today }).length);
});

test('each half-day of the week selects the sample ads that have it', () => {
  for (let bit = 0; bit < 21; bit += 1) {
    const query = { today, week: 2 ** bit };
    expect(sorted(idsIn(index, query))).toEqual(expected(query));
  }
  expect(idsIn(index, { week: 1 }).length).toBeGreaterThan(0);
});

test('any search selects the sample ads that meet all of it', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(sorted(idsIn(index, query))).toEqual(expected(query));
    }),
    { numRuns: 500 },
  );
});

const pays: [fields: Partial<Ad>, forfait: string, isFound: boolean][] = [
  [{ forfait_amount: 400, forfait_timespan: 'half_day' }, '400', true],
  [{ forfait_amount: 399, forfait_timespan: 'half_day' }, '400', false],
  [{ forfait_amount: 2_000, forfait_timespan: 'week' }, '400', true],
  [{ forfait_amount: 1_999, forfait_timespan: 'week' }, '400', false],
  [{ forfait_amount: 8_000, forfait_timespan: 'month' }, '400', true],
  [{ forfait_amount: 900, forfait_timespan: null }, '300', false],
  [{ forfait_amount: null, forfait_timespan: 'day' }, '300', false],
];
test.each(pays)('a forfait %p, %s € a day: %p', (fields, forfait, isFound) => {
  const ads = new AdsIndex();
  ads.put([published({ id: 1, remuneration_type: 'forfait', ...fields })]);
  expect(idsIn(ads, { criteria: { forfait: [forfait] } })).toEqual(isFound ? [1] : []);
});

test('only ads that are paid that way count, and of a percentage and a forfait either suffices', () => {
  const ads = new AdsIndex();
  const pay = {
    retrocession_percentage: 90,
    forfait_amount: 900,
    forfait_timespan: 'day',
  } as const;
  ads.put([
    published({ id: 1, remuneration_type: 'retrocession', ...pay }),
    published({ id: 2, remuneration_type: 'forfait', ...pay }),
    published({ id: 3, ...pay }),
  ]);
  expect(idsIn(ads, { criteria: { retrocession: ['60'] } })).toEqual([1]);
  expect(idsIn(ads, { criteria: { forfait: ['300'] } })).toEqual([2]);
  expect(idsIn(ads, { criteria: { retrocession: ['60'], forfait: ['300'] } })).toEqual([2, 1]);
});

test('an ad without an owner is one of a practice, and an unknown sector is none', () => {
  const ads = new AdsIndex();
  ads.put([published({ id: 1, convention_status: 'secteur_3' })]);
  expect(idsIn(ads, { criteria: { owner: ['practice'] } })).toEqual([1]);
  expect(idsIn(ads, { criteria: { sector: ['1', '2', 'none'] } })).toEqual([]);
});
