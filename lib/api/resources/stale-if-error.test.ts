import { expect, test } from '@jest/globals';
import { staleIfError } from './stale-if-error';

test('an answer is remembered until it is forgotten', () => {
  const ads = staleIfError<string>('un');
  expect(ads.get('12')).toBeUndefined();
  ads.set('12', 'bonne');
  expect(ads.get('12')).toBe('bonne');
  ads.forget('12');
  expect(ads.get('12')).toBeUndefined();
});

test('kinds are kept apart, and shared by whoever asks for the same one', () => {
  staleIfError<string>('deux').set('12', 'bonne');
  expect(staleIfError<string>('deux').get('12')).toBe('bonne');
  expect(staleIfError<string>('trois').get('12')).toBeUndefined();
});

test('memory is bounded, and what is asked for again stays', () => {
  const ads = staleIfError<string>('quatre');
  const response = 'x'.repeat(100_000);
  ads.set('asked for', response);
  ads.get('asked for');
  for (let index = 0; index < 500; index += 1) ads.set(String(index), response);
  expect(ads.get('asked for')).toBe(response);
  expect(ads.get('0')).toBeUndefined();
  expect(ads.get('499')).toBe(response);
});

test('what is in use stays, and comes back when others took its room', () => {
  const ads = staleIfError<string>('sept');
  const response = 'x'.repeat(100_000);
  const flood = () => {
    for (let index = 0; index < 500; index += 1) ads.set(String(index), response);
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

test('what is known to be gone is left out', () => {
  const ads = staleIfError<number[]>('six', (ids) => ids.filter((id) => id !== 12));
  ads.set('page', [11, 12]);
  expect(ads.getInstead('page', new Error('API down'))).toEqual([11]);
});

test('the last good answer stands in for a failure, and the failure for none', () => {
  const ads = staleIfError<string>('cinq');
  const failure = new Error('API down');
  expect(() => ads.getInstead('12', failure)).toThrow(failure);
  ads.set('12', 'bonne');
  expect(ads.getInstead('12', failure)).toBe('bonne');
});
