import { expect, test } from '@jest/globals';
import { dayOf } from '@/lib/french/day';
import { instantOrDay, readDates } from './dates';

test.each([
  ['2026-12-01', '2026-12-01'],
  [' 2026-12-01 ', '2026-12-01'],
  // Midnight has passed in Paris: one hour ahead of UTC in winter, two in summer.
  ['2026-12-01T22:59:59Z', '2026-12-01'],
  ['2026-12-01T23:00:00Z', '2026-12-02'],
  ['2026-07-01T22:00:00.000Z', '2026-07-02'],
  ['2026-12-01T00:30:00+02:00', '2026-11-30'],
  ['2026-12-01 23:30:00.123456+0100', '2026-12-01'],
  // No offset: a day, and a time in an unknown zone.
  ['2026-12-01T23:30:00', '2026-12-01'],
  ['2026-12-01 00:00:00.000', '2026-12-01'],
  ['2026-02-30', null],
  ['2026-02-30T12:00:00Z', null],
  ['2026-12-01T25:00:00Z', null],
  ['01/12/2026', null],
  ['2026-12-1', null],
  ['2026-12-01 demain', null],
  ['', null],
  [1_796_083_200_000, null],
  [null, null],
  [undefined, null],
])('the day of %j', (value, read) => {
  const date = instantOrDay.parse(value);
  expect(date && dayOf(date)).toBe(read);
});

test.each([
  ['2026-12-01T09:30:00+01:00', '2026-12-01T08:30:00.000Z'],
  ['2026-12-01T08:30Z', '2026-12-01T08:30:00.000Z'],
  ['2026-12-01 08:30:00', '2026-12-01'],
  ['2026-12-01', '2026-12-01'],
  ['hier', null],
])('the instant of %j', (value, read) => {
  expect(instantOrDay.parse(value)).toBe(read);
});

const none = { published_at: null, created_at: null, updated_at: null };

test('dates are read where the API gives them', () => {
  expect(
    readDates({ id: 1, published_at: '2026-11-02T08:30:00+01:00', created_at: '2026-11-01' }),
  ).toEqual({
    published_at: '2026-11-02T07:30:00.000Z',
    created_at: '2026-11-01',
    updated_at: null,
  });
});

test.each([null, [], 'hier', {}, { published_at: 'hier', created_at: 12, updated_at: '' }])(
  '%j says none',
  (body) => {
    expect(readDates(body)).toEqual(none);
  },
);
