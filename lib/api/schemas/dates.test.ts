import { expect, test } from '@jest/globals';
import { readDates } from './dates';

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
