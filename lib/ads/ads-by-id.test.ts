import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { adsByIdHref, parseAdIds } from './ads-by-id';

const parse = (ids: string) => parseAdIds(new URLSearchParams({ ids }));

test.each([
  ['12,45', [12, 45]],
  ['45,12,45', [12, 45]],
  [' 45 , 12', [12, 45]],
  ['x,012,0,-1,1e3,1.5,,9007199254740993,7', [7]],
  ['', []],
])('%j: %j', (ids, expected) => {
  expect(parse(ids)).toEqual(expected);
});

test('of 51 ids the first 50 as written count', () => {
  const ids = Array.from({ length: 51 }, (_, index) => 51 - index);
  expect(parse(ids.join())).toEqual(ids.slice(0, 50).reverse());
});

test('whatever is written, the URL reads as the same ads', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.nat()), (text, numbers) => {
      const ids = parse([text, ...numbers].join());
      expect(ids.length).toBeLessThanOrEqual(50);
      const [, query = ''] = adsByIdHref('/mes-annonces', ids).split('?');
      expect(parseAdIds(new URLSearchParams(query))).toEqual(ids);
    }),
  );
});
