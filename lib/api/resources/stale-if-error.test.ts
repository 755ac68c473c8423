import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { staleIfError } from './stale-if-error';

// Compression saves hardly any of its bytes.
/** A megabyte that is not compressible: the memory of all has room for twelve. */
const response = randomBytes(1_000_000).toString('latin1');

test('a response is stored until it is removed', () => {
  const ads = staleIfError<string>('un');
  expect(ads.get('12')).toBeUndefined();
  ads.set('12', 'bonne');
  expect(ads.get('12')).toBe('bonne');
  ads.forget('12');
  expect(ads.get('12')).toBeUndefined();
});

test('kinds are separate, and a kind is shared by all its users', () => {
  staleIfError<string>('deux').set('12', 'bonne');
  expect(staleIfError<string>('deux').get('12')).toBe('bonne');
  expect(staleIfError<string>('trois').get('12')).toBeUndefined();
});

test('memory is bounded, and responses that are read again stay', () => {
  const ads = staleIfError<string>('quatre');
  ads.set('key', response);
  ads.get('key');
  for (let index = 0; index < 40; index += 1) ads.set(String(index), response);
  expect(ads.get('key')).toBe(response);
  expect(ads.get('0')).toBeUndefined();
  expect(ads.get('39')).toBe(response);
});

test('a response in use stays, and is stored again after an eviction', () => {
  const ads = staleIfError<string>('sept');
  const flood = () => {
    for (let index = 0; index < 40; index += 1) ads.set(String(index), response);
  };
  ads.set('in use', 'bonne');
  ads.keep('in use', 'bonne');
  flood();
  expect(ads.get('in use')).toBe('bonne');

  ads.set('seldom', 'bonne');
  flood();
  expect(ads.get('seldom')).toBeUndefined();
  ads.keep('seldom', 'bonne');
  expect(ads.get('seldom')).toBe('bonne');
});

test('deleted items are removed', () => {
  const ads = staleIfError<number[]>('six', (ids) => ids.filter((id) => id !== 12));
  ads.set('page', [11, 12]);
  expect(ads.getInstead('page', new Error('API down'))).toEqual([11]);
});

test('a failure returns the stored response, or is thrown when there is none', () => {
  const ads = staleIfError<string>('cinq');
  const failure = new Error('API down');
  expect(() => ads.getInstead('12', failure)).toThrow(failure);
  ads.set('12', 'bonne');
  expect(ads.getInstead('12', failure)).toBe('bonne');
});
