import { expect, test } from '@jest/globals';
import { pointAt } from '@/lib/ads/index/indexed-ad';
import { bestChain } from '@/lib/ads/planning/chains';
import { type PlannedAd, plansOf } from '@/lib/ads/planning/plan';

const ad = (id: number, start: number, end: number, pay = -1): PlannedAd => {
  return { id, start, end, week: 0, pay, point: pointAt(null), distanceKm: 0 };
};
const plans = (ads: PlannedAd[]) =>
  plansOf(
    ads,
    (ads, aim) => bestChain(ads, { start: 0, end: 30 }, aim),
    ({ start, end }) => end - start,
  ).map(({ kind, ads }) => [kind, ...ads.map(({ id }) => id)]);

test('a search has the best plan, the best without its longest ad, and the best paid', () => {
  const ads = [ad(1, 0, 20), ad(2, 21, 30), ad(3, 2, 15, 100), ad(4, 16, 20), ad(5, 0, 3, 900)];
  expect(plans(ads)).toEqual([
    ['best', 1, 2],
    ['without', 3, 4, 2],
    ['paid', 5, 4, 2],
  ]);
});

test('a plan that is another one again is offered once, and one without ads not at all', () => {
  expect(plans([ad(1, 0, 20, 300)])).toEqual([['best', 1]]);
  expect(plans([ad(1, 0, 20), ad(2, 0, 19)])).toEqual([
    ['best', 1],
    ['without', 2],
  ]);
  expect(plans([])).toEqual([]);
});
