import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lastChange, sequenceOf } from './last-change';

const now = new Date('2026-11-26T12:00:00.400Z');

test.each([
  ['2026-11-20T08:00:00.000Z', null, '2026-11-20T08:00:00.000Z'],
  ['2026-11-20', null, '2026-11-20T00:00:00.000Z'],
  ['2026-11-20T08:00:00.000Z', '2026-11-26T09:00:00.000Z', '2026-11-26T09:00:00.000Z'],
  [null, '2026-11-26', '2026-11-26T00:00:00.000Z'],
  // Published as planned, after it was written.
  ['2026-11-20T08:00:00.000Z', '2026-11-01', '2026-11-20T08:00:00.000Z'],
  [null, null, now.toISOString()],
  ['2099-12-31', null, now.toISOString()],
  ['2026-11-20', '2099-12-31T23:59:59.999Z', now.toISOString()],
  ['2000-01-01', null, '2000-01-01T00:00:00.000Z'],
])('published %s, revised %s: changed %s', (publishedAt, revisedAt, change) => {
  expect(lastChange({ publishedAt, revisedAt }, now).toISOString()).toBe(change);
});

test.each([
  ['2000-01-01T00:00:00Z', 0],
  ['2020-01-01T00:00:00Z', 0],
  ['2020-01-01T00:00:01.999Z', 1],
  ['2088-01-19T03:14:07Z', 2_147_483_647],
  ['2099-12-31T23:59:59Z', 2_147_483_647],
])('the number of a change at %s is %i', (change, sequence) => {
  expect(sequenceOf(new Date(change))).toBe(sequence);
});

const moment = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2099-12-31'),
  noInvalidDate: true,
});
const known = fc.option(moment.map((date) => date.toISOString()));

test('a later change, read later, never has a smaller number', () => {
  fc.assert(
    fc.property(known, moment, moment, moment, moment, (publishedAt, ...moments) => {
      const [first = now, second = now] = moments.slice(0, 2).sort(byTime);
      const [before = now, after = now] = moments.slice(2).sort(byTime);
      const numberOf = (revised: Date | null, read: Date) =>
        sequenceOf(lastChange({ publishedAt, revisedAt: revised?.toISOString() ?? null }, read));
      const numbers = [numberOf(first, before), numberOf(second, after)];
      expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
      // Without dates each reading may be of a change.
      if (publishedAt === null) {
        expect(numberOf(null, after)).toBeGreaterThanOrEqual(numberOf(null, before));
      } else {
        expect(numberOf(first, before)).toBeGreaterThanOrEqual(numberOf(null, before));
      }
    }),
  );
});

const byTime = (one: Date, other: Date) => one.getTime() - other.getTime();
