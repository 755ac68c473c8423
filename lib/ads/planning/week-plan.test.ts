import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pointAt } from '@/lib/ads/index/indexed-ad';
import { type Aim, figuresOf, type PlannedAd, scoreOf } from '@/lib/ads/planning/plan';
import { subsets } from '@/lib/ads/planning/subsets.fixture';
import { bestWeek, maxLooks } from '@/lib/ads/planning/week-plan';

const ad = (id: number, week: number, fields: Partial<PlannedAd> = {}): PlannedAd => {
  return {
    id,
    start: -Infinity,
    end: Infinity,
    week,
    pay: -1,
    point: pointAt(null),
    distanceKm: 0,
    ...fields,
  };
};

const halfDaysOf = (week: number) => [...week.toString(2)].filter((bit) => bit === '1').length;
const daysOf = (week: number) => [...week.toString(8)].filter((slots) => slots !== '0').length;
const scoreOfWeek = (ads: readonly PlannedAd[], aim: Aim) =>
  ads.reduce((score, ad) => {
    return score + scoreOf(figuresOf(ad, halfDaysOf(ad.week), daysOf(ad.week)), aim);
  }, 0n);
const isWeek = (ads: readonly PlannedAd[]) =>
  ads.length <= 5 &&
  ads.every((one) => one.week !== 0) &&
  ads.every((one) => ads.every((other) => one === other || (one.week & other.week) === 0));

const someAds = fc
  .array(
    fc.record({
      // Few half-days, so that many meet at one and many weeks are possible.
      bits: fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 4 }),
      pay: fc.constantFrom(-1, 0, 300, 410),
      distanceKm: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 10 },
  )
  .map((ads) =>
    ads.map(({ bits, ...rest }, at) =>
      ad(
        at,
        bits.reduce((week, bit) => week | (1 << bit), 0),
        rest,
      ),
    ),
  );

test.each<Aim>(['covered', 'pay'])('no week is better than the best one, by %s', (aim) => {
  fc.assert(
    fc.property(someAds, (ads) => {
      const found = bestWeek(ads, aim);
      expect(isWeek(found)).toBe(true);
      const score = scoreOfWeek(found, aim);
      for (const other of subsets(ads)) {
        if (isWeek(other)) expect(scoreOfWeek(other, aim) <= score).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('half-days interleave: mornings in one practice, afternoons in another one', () => {
  const mornings = ad(1, 0o0011111);
  const afternoons = ad(2, 0o0022222);
  const mondays = ad(3, 0o0000003);
  expect(bestWeek([mondays, mornings, afternoons], 'covered')).toEqual([mornings, afternoons]);
  expect(bestWeek([mondays, mornings], 'covered')).toEqual([mornings]);
});

test('a week has at most five practices, and the fewest of as many half-days', () => {
  const days = [0, 1, 2, 3, 4, 5].map((day) => ad(day, 7 << (3 * day)));
  expect(bestWeek(days, 'covered')).toHaveLength(5);
  const three = ad(9, 0o0000777);
  expect(bestWeek([...days, three], 'covered')).toEqual([three, ...days.slice(3)]);
});

test('of equal half-days the best paid practice is chosen, then the nearest', () => {
  const far = ad(1, 0o33, { pay: 400, distanceKm: 40 });
  const near = ad(2, 0o33, { pay: 400, distanceKm: 4 });
  const paid = ad(3, 0o33, { pay: 410, distanceKm: 99 });
  expect(bestWeek([far, near], 'covered')).toEqual([near]);
  expect(bestWeek([far, near, paid], 'covered')).toEqual([paid]);
});

test('an ad without half-days is in no week', () => {
  expect(bestWeek([ad(1, 0)], 'covered')).toEqual([]);
});

test('the search ends after some looks, with the best week that it has found', () => {
  // The largest ad leaves no space for the two that are the best together.
  const large = ad(1, 0o77);
  const ads = [large, ad(2, 0o1007), ad(3, 0o370)];
  expect(bestWeek(ads, 'covered').map(({ id }) => id)).toEqual([2, 3]);
  expect(bestWeek(ads, 'covered', 3)).toEqual([large]);
  // Two thousand ads with different half-days would take minutes.
  expect(maxLooks).toBeLessThanOrEqual(100_000);
});
