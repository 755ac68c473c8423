import { describe, expect, test } from '@jest/globals';
import type { Ad, Timeslot } from '@/lib/ads/ad';
import { emptyAd, fullAd } from '@/lib/ads/ad.fixture';
import { timeStrip } from './time-strip';

const slot = (dayName: Timeslot['dayName'], periods: string): Timeslot => ({
  dayName,
  morning: periods.includes('m'),
  afternoon: periods.includes('a'),
  eveningNight: periods.includes('n'),
});
const stripOf = (fields: Partial<Ad>) => timeStrip({ ...emptyAd, ...fields });

test('a regular ad has a row for each half-day, and a line for each run of days', () => {
  const timeslots = [slot('monday', 'ma'), slot('tuesday', 'm'), slot('saturday', 'n')];
  expect(stripOf({ start_date: '2026-12-01', timeslots })).toEqual({
    width: 72,
    height: 22,
    viewBox: '0 0 36 11',
    all: 'M0 1.5h24M27 1.5h9M0 5.5h24M27 5.5h9M0 9.5h24M27 9.5h9',
    taken: 'M0 1.5h9M0 5.5h4M27 9.5h4',
    label: 'Le lundi, matin et après-midi ; le mardi, matin ; le samedi, soir ou nuit',
  });
});

test('a dated ad has a line for each week, from its first day to its last', () => {
  // From a Tuesday to the Monday of the week after the next one.
  expect(stripOf({ start_date: '2026-12-01', end_date: '2026-12-14' })).toEqual({
    width: 118,
    height: 6,
    viewBox: '0 0 118 3',
    all: 'M0 1.5h24M27 1.5h9M41 1.5h24M68 1.5h9M82 1.5h24M109 1.5h9',
    taken: 'M5 1.5h19M27 1.5h9M41 1.5h24M68 1.5h9M82 1.5h4',
    label: null,
  });
});

test('a dated ad that names days has only these', () => {
  expect(timeStrip(fullAd)).toMatchObject({
    // Saturday; Monday and Saturday; Monday.
    taken: 'M27 1.5h4M41 1.5h4M68 1.5h4M82 1.5h4',
    label: 'Le lundi, matin et après-midi ; le samedi, soir ou nuit',
  });
});

test('a period without any of the named days is whole', () => {
  const timeslots = [slot('monday', 'm')];
  const strip = stripOf({ start_date: '2026-12-02', end_date: '2026-12-03', timeslots });
  expect(strip?.taken).toBe('M10 1.5h9');
});

test('a long period is cut after 53 weeks', () => {
  const strip = stripOf({ start_date: '2026-12-01', end_date: '9999-12-01' });
  expect(strip?.all.match(/M/g)).toHaveLength(2 * 53);
});

test.each<[string, Partial<Ad>]>([
  ['a regular ad without half-days', { start_date: '2026-12-01' }],
  ['an ad that has only an end', { end_date: '2026-12-01' }],
  ['an end before the start', { start_date: '2026-12-02', end_date: '2026-12-01' }],
])('%s has no strip', (_, fields) => {
  expect(stripOf(fields)).toBeNull();
});

describe('the half-days in words', () => {
  test.each<[string, Timeslot[]]>([
    [
      'Du lundi au jeudi, matin et après-midi ; le vendredi, matin',
      [
        ...(['monday', 'tuesday', 'wednesday', 'thursday'] as const).map((day) => slot(day, 'ma')),
        slot('friday', 'm'),
      ],
    ],
    [
      'Le lundi, le mercredi et le vendredi, après-midi',
      (['monday', 'wednesday', 'friday'] as const).map((day) => slot(day, 'a')),
    ],
    ['Le dimanche, matin, après-midi et soir ou nuit', [slot('sunday', 'man')]],
  ])('%s', (words, timeslots) => {
    expect(stripOf({ timeslots })?.label?.replaceAll('\u00a0', ' ')).toBe(words);
  });
});
