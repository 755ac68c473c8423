import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pointAt } from '@/lib/ads/index/indexed-ad';
import { bestChain, isFar } from '@/lib/ads/planning/chains';
import { countCovered, names } from '@/lib/ads/planning/named-days';
import { type Aim, figuresOf, type PlannedAd, scoreOf } from '@/lib/ads/planning/plan';
import { subsets } from '@/lib/ads/planning/subsets.fixture';
import { dayNumber } from '@/lib/french/day-number';

const brest = pointAt({ latitude: 48.39, longitude: -4.49 });
const quimper = pointAt({ latitude: 47.996, longitude: -4.1026 });
const lyon = pointAt({ latitude: 45.76, longitude: 4.84 });

const day = (text: string) => dayNumber(text);
const january = { start: day('2027-01-01'), end: day('2027-01-31') };

let id = 0;
const ad = (start: string, end: string, fields: Partial<PlannedAd> = {}): PlannedAd => {
  id += 1;
  const days = { start: day(start), end: day(end) };
  return { id, ...days, week: 0, pay: -1, point: quimper, distanceKm: 0, ...fields };
};
const best = (ads: PlannedAd[], aim: Aim = 'covered', period = january) =>
  bestChain(ads, period, aim);

/** Whether ads in the order of their starts are a chain, written apart from the search. */
function isChain(ads: readonly PlannedAd[], period = january): boolean {
  return ads.every((ad, at) => {
    const before = ads[at - 1];
    if (ad.start < period.start || ad.end > period.end) return false;
    return !before || ad.start - before.end > (isFar(before, ad) ? 1 : 0);
  });
}

const scoreOfChain = (ads: readonly PlannedAd[], aim: Aim) =>
  ads.reduce((score, ad) => {
    const days = Array.from({ length: ad.end - ad.start + 1 }, (_, at) => ad.start + at);
    const covered = days.filter((day) => names(ad, day)).length;
    return score + scoreOf(figuresOf(ad, covered, covered), aim);
  }, 0n);

const someAds = fc.array(
  fc
    .record({
      start: fc.integer({ min: january.start - 2, max: january.end }),
      days: fc.integer({ min: 0, max: 12 }),
      week: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2 ** 21 - 1 })),
      pay: fc.constantFrom(-1, 0, 300, 400),
      point: fc.constantFrom(brest, quimper, lyon, pointAt(null)),
      distanceKm: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ days, ...ad }) => ({ ...ad, end: ad.start + days })),
  { maxLength: 9 },
);

test.each<Aim>(['covered', 'pay'])('no chain is better than the best one, by %s', (aim) => {
  fc.assert(
    fc.property(someAds, (given) => {
      const ads = given.map((ad, at) => ({ ...ad, id: at }));
      const found = best(ads, aim);
      expect(isChain(found)).toBe(true);
      expect(new Set(found).size).toBe(found.length);
      const score = scoreOfChain(found, aim);
      ads.sort((one, other) => one.start - other.start);
      for (const other of subsets(ads)) {
        if (isChain(other)) expect(scoreOfChain(other, aim) <= score).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('an ad may begin the day after another one ends, and not on that day', () => {
  const first = ad('2027-01-04', '2027-01-15');
  const next = ad('2027-01-16', '2027-01-20');
  const sameDay = ad('2027-01-15', '2027-01-19');
  expect(best([sameDay, next, first])).toEqual([first, next]);
  expect(best([sameDay, first])).toEqual([first]);
});

test('of as many days the fewest ads win, then the pay, then the way', () => {
  const whole = ad('2027-01-04', '2027-01-10', { pay: 100, distanceKm: 90 });
  const halves = [ad('2027-01-04', '2027-01-06', { pay: 900 }), ad('2027-01-07', '2027-01-10')];
  expect(best([...halves, whole])).toEqual([whole]);
  expect(best([...halves, whole], 'pay')).toEqual(halves);
  const paid = { ...whole, id: 901, pay: 101 };
  expect(best([whole, paid, { ...whole, id: 902 }])).toEqual([paid]);
  const near = { ...whole, id: 903, distanceKm: 10 };
  expect(best([whole, near])).toEqual([near]);
});

test('places more than 200 km apart have a free day between them', () => {
  const first = ad('2027-01-04', '2027-01-08', { point: brest });
  const far = ad('2027-01-09', '2027-01-12', { point: lyon });
  const later = ad('2027-01-10', '2027-01-12', { point: lyon });
  const unknown = ad('2027-01-09', '2027-01-10', { point: pointAt(null) });
  expect(best([first, far])).toEqual([first]);
  expect(best([first, far, later])).toEqual([first, later]);
  expect(best([first, unknown])).toEqual([first, unknown]);
  expect(best([first, ad('2027-01-09', '2027-01-10')])).toHaveLength(2);
});

test('an ad takes all its days and covers those that it names', () => {
  // Mondays and Tuesdays of two weeks, from a Monday.
  const named = ad('2027-01-04', '2027-01-17', { week: 0o33 });
  expect(countCovered(named)).toBe(4);
  expect(countCovered(ad('2027-01-04', '2027-01-17'))).toBe(14);
  // A Wednesday alone, of which it names no day.
  expect(countCovered(ad('2027-01-06', '2027-01-06', { week: 0o33 }))).toBe(0);
  const five = ad('2027-01-06', '2027-01-10');
  expect(best([named, five])).toEqual([five]);
  expect(best([named, ad('2027-01-06', '2027-01-08')])).toEqual([named]);
});

test.each([
  ['of a leap year', '2028-02-28', '2028-03-01', 3],
  ['of another year', '2027-02-28', '2027-03-01', 2],
  ['when clocks go forward', '2027-03-27', '2027-03-29', 3],
  ['when clocks go back', '2027-10-30', '2027-11-01', 3],
  ['at the turn of a year', '2026-12-30', '2027-01-02', 4],
])('days %s', (_, start, end, days) => {
  const only = ad(start, end);
  const next = { ...ad(start, end), start: only.end + 1, end: only.end + 1 };
  expect(countCovered(only)).toBe(days);
  const period = { start: only.start, end: only.end + 1 };
  expect(best([next, only], 'covered', period)).toEqual([only, next]);
  expect(best([next, only], 'covered', { ...period, end: only.end })).toEqual([only]);
});

test('an ad that ends before it starts is in no chain', () => {
  expect(best([ad('2027-01-10', '2027-01-04')])).toEqual([]);
});
