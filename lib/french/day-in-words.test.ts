import { expect, test } from '@jest/globals';
import { formatDay, formatWeekday } from './day-in-words';

test.each([
  ['2026-12-01', '1er décembre 2026', 'mardi 1er décembre 2026'],
  ['2027-03-01', '1er mars 2027', 'lundi 1er mars 2027'],
  ['2027-01-11', '11 janvier 2027', 'lundi 11 janvier 2027'],
  ['2027-01-31', '31 janvier 2027', 'dimanche 31 janvier 2027'],
  ['2024-02-29', '29 février 2024', 'jeudi 29 février 2024'],
])('%s', (day, words, withWeekday) => {
  expect(formatDay(day)).toBe(words);
  expect(formatWeekday(day)).toBe(withWeekday);
});
