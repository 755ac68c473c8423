import { expect, test } from '@jest/globals';
import { timeslots } from './timeslots';

const slot = (dayName: unknown, ...periods: unknown[]) => ({
  dayName,
  morning: periods[0],
  afternoon: periods[1],
  eveningNight: periods[2],
});

test('days are read in English and French, and put in order', () => {
  const days = ['DIMANCHE', 'Wednesday', ' mardi ', 'monday'];
  expect(timeslots.parse(days.map((name) => slot(name))).map(({ dayName }) => dayName)).toEqual([
    'monday',
    'tuesday',
    'wednesday',
    'sunday',
  ]);
});

test('two slots of one day are one', () => {
  expect(timeslots.parse([slot('lundi', true), slot('Monday', false, 'true')])).toEqual([
    { dayName: 'monday', morning: true, afternoon: true, eveningNight: false },
  ]);
});

test('slots without a day are left out', () => {
  const items = [slot('lun'), slot(null), slot('__proto__'), null, 'lundi', [], {}];
  expect(timeslots.parse(items)).toEqual([]);
});

test.each([null, undefined, 'lundi', 3, { dayName: 'lundi' }])('%j are no slots', (value) => {
  expect(timeslots.parse(value)).toEqual([]);
});
