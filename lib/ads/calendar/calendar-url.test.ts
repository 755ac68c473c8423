import { expect, test } from '@jest/globals';
import { emptyAd, fullAd } from '../ad.fixture';
import { adCalendarHref } from './calendar-url';

test('an ad with both dates has a calendar file', () => {
  expect(adCalendarHref(fullAd)).toBe('/annonces/12/agenda.ics');
  const oneDay = { ...fullAd, end_date: fullAd.start_date };
  expect(adCalendarHref(oneDay)).toBe('/annonces/12/agenda.ics');
});

test.each([
  [null, null],
  ['2026-12-01', null],
  [null, '2026-12-15'],
  ['2026-12-15', '2026-12-14'],
])('from %s to %s there is no event', (start_date, end_date) => {
  expect(adCalendarHref({ ...emptyAd, start_date, end_date })).toBeNull();
});
