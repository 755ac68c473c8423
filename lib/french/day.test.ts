import { expect, test } from '@jest/globals';
import {
  dayAt,
  dayOf,
  endOfDay,
  formatDay,
  formatPeriod,
  formatRestOfPeriod,
  formatSince,
  isCalendarDay,
  timeZoneOf,
} from './day';
import { formatWeekday } from './day-in-words';

test.each([
  ['2026-12-01', '1er\u00a0décembre\u00a02026', 'mardi 1er\u00a0décembre\u00a02026'],
  ['2027-03-01', '1er\u00a0mars\u00a02027', 'lundi 1er\u00a0mars\u00a02027'],
  ['2027-01-11', '11\u00a0janvier\u00a02027', 'lundi 11\u00a0janvier\u00a02027'],
  ['2027-01-31', '31\u00a0janvier\u00a02027', 'dimanche 31\u00a0janvier\u00a02027'],
  ['2024-02-29', '29\u00a0février\u00a02024', 'jeudi 29\u00a0février\u00a02024'],
])('%s', (day, words, withWeekday) => {
  expect(formatDay(day)).toBe(words);
  expect(formatWeekday(day)).toBe(withWeekday);
});

test.each([
  ['2026-12-01', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-00-10', false],
  ['0026-12-01', false],
  ['2026-12-01 ', false],
  ['20261201', false],
])('%s is a calendar day: %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected);
});

test('the first of a month is « 1er »', () => {
  expect(formatDay('2026-12-01')).toBe('1er\u00a0décembre\u00a02026');
  expect(formatDay('2026-12-11')).toBe('11\u00a0décembre\u00a02026');
  expect(formatDay('2027-03-31')).toBe('31\u00a0mars\u00a02027');
});

test('the day of an instant is that of Paris', () => {
  expect(dayAt(new Date('2026-11-30T23:30:00Z'))).toBe('2026-12-01');
  expect(dayAt(new Date('2026-07-31T21:59:59Z'))).toBe('2026-07-31');
});

test.each([
  ['2026-12-15', '2026-12-15T23:59:59+01:00'],
  ['2026-07-14', '2026-07-14T23:59:59+02:00'],
  ['2026-03-29', '2026-03-29T23:59:59+02:00'],
  ['2026-10-25', '2026-10-25T23:59:59+01:00'],
])('%s ends in Paris at %s', (day, end) => {
  expect(endOfDay(day)).toBe(end);
});

test.each([
  ['2026-12-01', '2026-12-15', 'Du 1er au 15\u00a0décembre\u00a02026'],
  ['2026-11-30', '2026-12-01', 'Du 30\u00a0novembre au 1er\u00a0décembre\u00a02026'],
  ['2026-12-28', '2027-01-04', 'Du 28\u00a0décembre au 4\u00a0janvier\u00a02027'],
  ['2026-12-28', '2027-12-27', 'Du 28\u00a0décembre au 27\u00a0décembre\u00a02027'],
  ['2026-12-28', '2027-12-28', 'Du 28\u00a0décembre\u00a02026 au 28\u00a0décembre\u00a02027'],
  ['2026-12-24', '2026-12-24', 'Le 24\u00a0décembre\u00a02026'],
  ['2026-12-01', null, 'A partir du 1er\u00a0décembre\u00a02026'],
  [null, '2026-12-01', 'Jusqu’au 1er\u00a0décembre\u00a02026'],
  [null, null, null],
])('from %s to %s: %s', (start, end, expected) => {
  expect(formatPeriod(start, end)).toBe(expected);
});

test.each([
  ['2027-01-25', '2027-01-30', 'jusqu’au 30\u00a0janvier, 6\u00a0jours'],
  // « jusqu’au 25\u00a0janvier » would repeat the start.
  ['2027-01-25', '2027-01-25', '1\u00a0jour'],
  ['2027-02-28', '2027-03-01', 'jusqu’au 1er\u00a0mars, 2\u00a0jours'],
  ['2026-12-28', '2027-01-03', 'jusqu’au 3\u00a0janvier, 7\u00a0jours'],
  ['2027-10-28', '2027-11-24', 'jusqu’au 24\u00a0novembre\u00a02027, 28\u00a0jours'],
  // Clocks change in between.
  ['2027-03-01', '2027-04-28', 'jusqu’au 28\u00a0avril, 59\u00a0jours'],
  ['2027-03-01', '2027-04-29', 'jusqu’au 29\u00a0avril, environ 2\u00a0mois'],
  ['2027-01-02', '2027-01-01', null],
])('besides its start, the period from %s to %s has %j', (start, end, words) => {
  expect(formatRestOfPeriod(start, end, '2026-11-24')).toBe(words);
});

test.each([
  ['2027-03-29', null],
  ['2027-03-28', 'aujourd’hui'],
  ['2027-03-27', 'hier'],
  ['2027-03-26', 'il y a 2 jours'],
  ['2027-03-22', 'il y a 6 jours'],
  ['2027-03-21', null],
])('on 28 March 2027, %s was %j', (day, words) => {
  expect(formatSince(day, '2027-03-28')).toBe(words);
});

test.each([
  ['75001', '2027-01-31T23:00:00Z', '2027-02-01', '+01:00'],
  [null, '2027-01-31T23:00:00Z', '2027-02-01', '+01:00'],
  ['97400', '2027-02-01T00:00:00+04:00', '2027-02-01', '+04:00'],
  ['97200', '2027-02-01T04:00:00Z', '2027-02-01', '-04:00'],
  ['97200', '2027-02-01T03:59:59Z', '2027-01-31', '-04:00'],
  ['97110', '2027-02-01T23:30:00-04:00', '2027-02-01', '-04:00'],
  ['97300', '2027-02-01T00:00:00-03:00', '2027-02-01', '-03:00'],
  ['97500', '2027-02-01T03:00:00Z', '2027-02-01', '-03:00'],
  ['97600', '2027-01-31T21:00:00Z', '2027-02-01', '+03:00'],
  ['98600', '2027-01-31T12:00:00Z', '2027-02-01', '+12:00'],
  ['98714', '2027-02-01T09:59:59Z', '2027-01-31', '-10:00'],
  ['98800', '2027-01-31T13:00:00Z', '2027-02-01', '+11:00'],
])('at %s the day of %s is %s', (postal_code, instant, day, offset) => {
  const zone = timeZoneOf({ postal_code });
  expect(dayOf(new Date(instant).toISOString(), zone)).toBe(day);
  expect(endOfDay(day, zone)).toBe(`${day}T23:59:59${offset}`);
});

test('the day of a date of the API is by default that of Paris', () => {
  expect(dayOf('2026-12-31')).toBe('2026-12-31');
  expect(dayOf('2026-12-31T23:30:00Z')).toBe('2027-01-01');
});
