import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { ApiInvalidResponseError } from '@/lib/api/errors';
import { id } from '@/lib/api/schemas/fields';
import { readItem, readList, readPaged, readWholePage } from './lists';

const reader = { entity: 'thing', schema: z.object({ id, at: z.object({ name: z.string() }) }) };
const good = { id: 1, at: { name: 'Léa Roy' } };
const callFor = (page: number) => `/${page}`;

const stderr = jest.spyOn(process.stderr, 'write');
beforeEach(() => {
  stderr.mockReturnValue(true);
});
afterEach(() => {
  stderr.mockReset();
});

test('bad items are dropped, and logged in one line without what they hold', () => {
  const items = [good, { id: 'Léa Roy', at: { name: 3 } }, null, good];
  expect(readList(reader, items)).toEqual([good, good]);
  const dropped = {
    time: expect.any(String),
    level: 'warn',
    event: 'items dropped',
    entity: 'thing',
    count: 1,
  };
  expect(stderr.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { ...dropped, invalid: 2, beyond: 0, index: 1, fields: ['id', 'at.name'] },
  ]);
});

test('items beyond the limit of a list are dropped', () => {
  expect(readList(reader, Array(100_000).fill(good))).toHaveLength(100);
  expect(readList({ ...reader, max: 2 }, [good, 0, good])).toEqual([good]);
  expect(stderr.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
    { invalid: 0, beyond: 99_900 },
    { invalid: 1, beyond: 1, index: 1 },
  ]);
});

test('a page that is read whole is as it is, unless items may be missing', () => {
  const results = Array(4_999).fill(0);
  expect(readWholePage('ads', { ...page, results })).toEqual({
    count: 12,
    items: results,
    hasNext: true,
  });
  expect(() => readWholePage('ads', { ...page, results: [...results, 0] })).toThrow(
    'ads: a page of 5000 items or more',
  );
});

test.each([null, undefined, {}, 'x', { results: [] }, { length: 1, 0: good }])(
  '%j is no list',
  (items) => {
    expect(() => readList(reader, items)).toThrow(ApiInvalidResponseError);
  },
);

test('a bad item that comes alone is an error', () => {
  expect(readItem(reader, good)).toEqual(good);
  expect(() => readItem(reader, { id: 'Léa Roy' })).toThrow('thing: bad id,at');
});

const page = { count: '12', results: [good], next: 'https://api.example/?page=1', previous: null };

test('a page keeps its links on our side', () => {
  expect(readPaged(reader, page, 2, callFor)).toEqual({
    count: 12,
    size: 1,
    results: [good],
    next: '/3',
    previous: null,
  });
});

test.each(['', null, undefined, 3, {}])('%j is not a link', (next) => {
  expect(readPaged(reader, { ...page, next }, 2, callFor).next).toBeNull();
});

test.each([
  { count: undefined },
  { count: null },
  { count: -1 },
  { count: 'douze' },
  { count: 1.5 },
  { results: undefined },
  { results: null },
  { results: {} },
])('%j is not a page', (part) => {
  expect(() => readPaged(reader, { ...page, ...part }, 2, callFor)).toThrow(
    ApiInvalidResponseError,
  );
});

test.each([null, [], [good], 'x', 3])('%j is not a page either', (body) => {
  expect(() => readPaged(reader, body, 2, callFor)).toThrow(ApiInvalidResponseError);
});
