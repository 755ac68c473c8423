import { expect, test } from '@jest/globals';
import type { Ad } from '@/lib/ads/ad';
import { anAd } from '@/lib/ads/ad.fixture';
import { AdsIndex } from '@/lib/ads/index/ads-index';
import { idsIn, published } from '@/lib/ads/index/index.fixture';
import { forfaitOfDay, payOfDay } from '@/lib/ads/index/pay';

const forfait = (amount: number | null, timespan: Ad['forfait_timespan']): Partial<Ad> => ({
  remuneration_type: 'forfait',
  forfait_amount: amount,
  forfait_timespan: timespan,
});
const share = (percent: number | null, act: number | null): Partial<Ad> => ({
  remuneration_type: 'retrocession',
  retrocession_percentage: percent,
  average_act_cost: act,
});

const pays: [fields: Partial<Ad>, euros: number | null][] = [
  [forfait(450, 'day'), 450],
  [forfait(250, 'half_day'), 500],
  [forfait(2_500, 'week'), 500],
  [forfait(9_000, 'month'), 450],
  [forfait(450, null), null],
  [forfait(null, 'day'), null],
  [{ ...forfait(450, 'day'), remuneration_type: null }, null],
];
test.each(pays)('%p is %p € a day', (fields, euros) => {
  expect(forfaitOfDay(anAd({ id: 1, ...fields }))).toBe(euros);
  expect(payOfDay(anAd({ id: 1, ...fields }))).toBe(euros);
});

test('a percentage of twenty average acts is the pay of a day, but not a forfait', () => {
  expect(payOfDay(anAd({ id: 1, ...share(75, 30) }))).toBe(450);
  expect(forfaitOfDay(anAd({ id: 1, ...share(75, 30) }))).toBeNull();
  expect(payOfDay(anAd({ id: 1, ...share(75, null) }))).toBeNull();
  expect(payOfDay(anAd({ id: 1, ...share(null, 30) }))).toBeNull();
});

test('the best paid first, those without a figure last, then the latest', () => {
  const index = new AdsIndex();
  index.put([
    published({ id: 1, ...share(90, null) }, '2026-11-01'),
    published({ id: 2, ...forfait(400, 'day') }, '2026-11-01'),
    published({ id: 3, ...forfait(0, 'day') }),
    published({ id: 4, ...forfait(200, 'half_day') }, '2026-11-02'),
    published({ id: 5, ...share(80, 30) }),
    published({ id: 6 }, '2026-11-02'),
  ]);
  expect(idsIn(index, { sort: 'pay' })).toEqual([5, 4, 2, 3, 6, 1]);
});
