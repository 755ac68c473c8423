import { expect, test } from '@jest/globals';
import { pointAt } from '@/lib/ads/index/indexed-ad';
import { timelineOf } from '@/lib/ads/planning/timeline';
import { dayNumber } from '@/lib/french/day-number';

const ad = (start: string, end: string, week = 0) => {
  const days = { start: dayNumber(start), end: dayNumber(end) };
  return { id: 1, ...days, week, pay: -1, point: pointAt(null), distanceKm: null };
};
const span = (start: string, end: string) => {
  return { start: dayNumber(start), end: dayNumber(end) };
};
/** The columns of days in a path: those of a month are from 1 on. */
const daysIn = (path: string, y: number) =>
  [...path.matchAll(/M(\d+) (\d+)h/g)].flatMap(([, x, at]) =>
    Number(at) === y ? (Number(x) - 25) / 11 : [],
  );

test('each month is a row, and each day a square of its column', () => {
  // A leap day, and an ad that names Mondays alone.
  const chain = [ad('2028-02-27', '2028-02-29', 1), ad('2028-03-02', '2028-03-03')];
  const { months, paths, numbers } = timelineOf(chain, span('2028-02-26', '2028-03-05'));
  expect(months).toEqual([
    { name: 'févr.', y: 20 },
    { name: 'mars', y: 40 },
  ]);
  expect([daysIn(paths.free, 20), daysIn(paths.covered, 20), daysIn(paths.unnamed, 20)]).toEqual([
    [26],
    [28],
    [27, 29],
  ]);
  expect([daysIn(paths.free, 40), daysIn(paths.covered, 40)]).toEqual([
    [1, 4, 5],
    [2, 3],
  ]);
  expect(numbers.map(({ number, y }) => [number, y])).toEqual([
    [1, 20],
    [2, 40],
  ]);
});

test('an ad has its number again in the next month', () => {
  const { numbers, paths } = timelineOf(
    [ad('2026-12-30', '2027-01-02')],
    span('2026-12-01', '2027-01-31'),
  );
  expect(numbers.map(({ number, y }) => [number, y])).toEqual([
    [1, 20],
    [1, 40],
  ]);
  expect([...paths.free.matchAll(/M/g)]).toHaveLength(58);
});
