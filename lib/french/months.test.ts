import { expect, test } from '@jest/globals';
import { monthOf, twelveMonths } from './months';

test.each([
  ['2027-01-31', 0, '2027-01-01', '2027-01-31'],
  ['2027-01-31', 1, '2027-02-01', '2027-02-28'],
  ['2028-02-29', 0, '2028-02-01', '2028-02-29'],
  ['2026-11-29', 1, '2026-12-01', '2026-12-31'],
  ['2026-11-29', 2, '2027-01-01', '2027-01-31'],
])('of %s, %s months later', (day, later, startDate, endDate) => {
  expect(monthOf(day, later)).toEqual({ startDate, endDate });
});

test('twelve months have their names with a capital', () => {
  const months = twelveMonths('2026-11-29');
  expect(months).toHaveLength(12);
  expect(months[0]?.name).toBe('Novembre\u00a02026');
  expect(months[11]).toEqual({
    key: '2027-10',
    name: 'Octobre\u00a02027',
    startDate: '2027-10-01',
    endDate: '2027-10-31',
  });
});
