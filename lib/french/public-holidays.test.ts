import { expect, test } from '@jest/globals';
import { publicHolidays } from './public-holidays';

test('the public holidays of 2027, and the two of Alsace-Moselle', () => {
  const days = [
    '2027-01-01',
    '2027-03-29',
    '2027-05-01',
    '2027-05-06',
    '2027-05-08',
    '2027-05-17',
    '2027-07-14',
    '2027-08-15',
    '2027-11-01',
    '2027-11-11',
    '2027-12-25',
  ];
  expect(publicHolidays(2027, false)).toEqual(days);
  expect(publicHolidays(2027, true)).toEqual([...days, '2027-03-26', '2027-12-26'].sort());
});

// Earliest, latest and exceptional dates of Easter.
test.each([
  [1954, '1954-04-19'],
  [1981, '1981-04-20'],
  [2008, '2008-03-24'],
  [2024, '2024-04-01'],
  [2026, '2026-04-06'],
  [2038, '2038-04-26'],
  [2049, '2049-04-19'],
])('Easter Monday of %i is %s', (year, monday) => {
  expect(publicHolidays(year, false)).toContain(monday);
});
