import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  dayBits,
  formatWeek,
  parseWeek,
  slotBit,
  slotsOfDay,
  slotsOfEveryDay,
  weekChoices,
  wholeDays,
} from './week';

const parse = (query: string) => parseWeek(new URLSearchParams(query));
const everyMorning = 0o1111111;
const wholeWeek = 0o7777777;

describe('days and slots', () => {
  test.each([
    ['', 0],
    ['days=mon', 0b111],
    ['days=wed,thu', dayBits(2) | dayBits(3)],
    ['days=thu&days=wed', dayBits(2) | dayBits(3)],
    ['days=wed&slots=morning', slotBit(2, 0)],
    ['days=wed,thu&slots=morning,night', 0b101_101_000_000],
    ['days=wed-afternoon', slotBit(2, 1)],
    ['days=wed-morning,thu', slotBit(2, 0) | dayBits(3)],
    // The half-days of a day of its own, whatever the others have.
    ['days=wed-morning,thu&slots=night', slotBit(2, 0) | slotBit(3, 2)],
    ['slots=morning', everyMorning],
    ['slots=afternoon&slots=morning', 3 * everyMorning],
    ['slots=morning,afternoon,night', wholeWeek],
    ['days=mon,tue,wed,thu,fri,sat,sun', wholeWeek],
  ])('?%s', (query, week) => {
    expect(parse(query)).toBe(week);
  });

  test.each([
    'days=',
    'days=mercredi',
    'days=Wed',
    'days=wed%20',
    'days=wed-',
    'days=wed-evening',
    'days=-morning',
    'days=0',
    'slots=matin',
    'slots=1',
    'days=length,constructor',
  ])('?%s counts as absent', (query) => {
    expect(parse(query)).toBe(0);
  });

  test('an invalid day is ignored, and the slots apply to the others', () => {
    expect(parse('days=wed,demain&slots=morning,midi')).toBe(slotBit(2, 0));
  });
});

describe('a week is written', () => {
  test.each([
    [0, { days: '', slots: '' }],
    [dayBits(2) | dayBits(3), { days: 'wed,thu', slots: '' }],
    [slotBit(2, 0) | slotBit(3, 0), { days: 'wed,thu', slots: 'morning' }],
    [slotBit(2, 0) | dayBits(3), { days: 'wed-morning,thu', slots: '' }],
    [
      slotBit(2, 0) | slotBit(2, 2) | slotBit(6, 1),
      { days: 'wed-morning,wed-night,sun-afternoon', slots: '' },
    ],
    [everyMorning, { days: '', slots: 'morning' }],
    [wholeWeek, { days: 'mon,tue,wed,thu,fri,sat,sun', slots: '' }],
  ])('%d', (week, written) => {
    expect(formatWeek(week)).toEqual(written);
  });

  test('and read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: wholeWeek }), (week) => {
        expect(parseWeek(new URLSearchParams(formatWeek(week)))).toBe(week);
      }),
    );
  });
});

test('the half-days of a day', () => {
  const week = slotBit(3, 0) | slotBit(3, 2);
  expect(slotsOfDay(week, 3)).toBe(0b101);
  expect(slotsOfDay(week, 2)).toBe(0);
});

test.each([
  [0, 0],
  [everyMorning, 1],
  [5 * everyMorning, 5],
  [wholeWeek, 0],
  [everyMorning & ~slotBit(6, 0), 0],
  [everyMorning | slotBit(6, 1), 0],
])('of %d every day has the half-days %d', (week, slots) => {
  expect(slotsOfEveryDay(week)).toBe(slots);
});

test.each([
  [0, []],
  [dayBits(2) | slotBit(3, 0), ['Mercredi', 'Jeudi\u00a0: matin']],
  [slotBit(6, 1) | slotBit(6, 2), ['Dimanche\u00a0: après-midi, soir/nuit']],
  [everyMorning, ['Le matin']],
  [6 * everyMorning, ['L’après-midi', 'Le soir ou la nuit']],
  [wholeWeek, ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche']],
])('the choices of %d are %j', (week, names) => {
  expect(weekChoices(week).map(({ name }) => name)).toEqual(names);
});

test('the choices of a week are all of it, without an overlap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: wholeWeek }), (week) => {
      const sum = weekChoices(week).reduce((total, { bits }) => total + (bits & week), 0);
      expect(sum).toBe(week);
    }),
  );
});

test('the days of a half-day are whole', () => {
  expect(wholeDays(slotBit(2, 1) | slotBit(6, 0))).toBe(dayBits(2) | dayBits(6));
  expect(wholeDays(0)).toBe(0);
});
