import { expect, test } from '@jest/globals';
import { fitInWords } from '@/lib/ads/fit';

const today = '2026-11-24';
const words = (
  [start_date, end_date]: [string | null, string | null],
  [startDate, endDate]: [string | null, string | null],
  on = today,
) => fitInWords({ start_date, end_date }, { startDate, endDate }, on)?.replaceAll('\u00a0', ' ');

const january: [string, string] = ['2027-01-01', '2027-01-31'];

test.each<
  [string, [string | null, string | null], [string | null, string | null], string | undefined]
>([
  ['within', ['2027-01-04', '2027-01-08'], january, 'Dans vos dates'],
  ['on both ends', ['2027-01-01', '2027-01-31'], january, 'Dans vos dates'],
  ['a day early', ['2026-12-31', '2027-01-08'], january, 'Commence 1 jour avant'],
  ['three days early', ['2026-12-29', '2027-01-08'], january, 'Commence 3 jours avant'],
  ['five days late', ['2027-01-20', '2027-02-05'], january, 'Finit 5 jours après'],
  ['both', ['2026-12-29', '2027-02-05'], january, 'Commence 3 jours avant, finit 5 jours après'],
  [
    'over the change of clocks',
    ['2027-03-20', '2027-04-02'],
    ['2027-03-22', '2027-03-29'],
    'Commence 2 jours avant, finit 4 jours après',
  ],
  [
    'over the leap day',
    ['2028-02-20', '2028-03-01'],
    ['2028-02-20', '2028-02-28'],
    'Finit 2 jours après',
  ],
  ['on the leap day', ['2028-02-29', '2028-02-29'], ['2028-02-29', '2028-02-29'], 'Dans vos dates'],
  ['only a start', ['2027-01-04', '2029-01-08'], ['2027-01-01', null], 'Dans vos dates'],
  ['only an end', ['2026-12-04', '2027-01-08'], [null, '2027-01-08'], 'Dans vos dates'],
  ['only an end, late', ['2026-12-04', '2027-01-09'], [null, '2027-01-08'], 'Finit 1 jour après'],
  [
    'one that has begun counts from today',
    ['2026-11-01', '2026-11-30'],
    ['2026-11-24', '2026-11-30'],
    'Dans vos dates',
  ],
  [
    'one that has begun, from tomorrow',
    ['2026-11-01', '2026-11-30'],
    ['2026-11-25', '2026-11-30'],
    'Commence 1 jour avant',
  ],
  [
    'a whole month that is past in part',
    ['2026-11-10', '2026-11-30'],
    ['2026-11-01', '2026-11-30'],
    'Dans vos dates',
  ],
  ['without a start', [null, '2026-11-30'], ['2026-11-24', '2026-11-30'], 'Dans vos dates'],
  ['regular', ['2027-01-04', null], january, undefined],
  ['regular, only a start', ['2027-01-04', null], ['2027-01-01', null], undefined],
  ['ended', ['2026-11-01', '2026-11-20'], ['2026-11-01', '2026-11-30'], undefined],
  ['no dates', ['2027-01-04', '2027-01-08'], [null, null], undefined],
])('an ad %s says so', (_, ad, dates, expected) => {
  expect(words(ad, dates)).toBe(expected);
});
