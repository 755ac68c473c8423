import { expect, test } from '@jest/globals';
import { lastGood } from './last-good';

test('an answer is remembered until it is forgotten', () => {
  const ads = lastGood<string>('un');
  expect(ads.get('12')).toBeUndefined();
  ads.set('12', 'bonne');
  expect(ads.get('12')).toBe('bonne');
  ads.forget('12');
  expect(ads.get('12')).toBeUndefined();
});

test('kinds are kept apart, and shared by whoever asks for the same one', () => {
  lastGood<string>('deux').set('12', 'bonne');
  expect(lastGood<string>('deux').get('12')).toBe('bonne');
  expect(lastGood<string>('trois').get('12')).toBeUndefined();
});

test('the least recently used of 500 goes first', () => {
  const ads = lastGood<number>('quatre');
  for (let index = 0; index < 500; index += 1) ads.set(String(index), index);
  ads.get('0');
  ads.set('500', 500);
  expect(ads.get('0')).toBe(0);
  expect(ads.get('1')).toBeUndefined();
  expect(ads.get('500')).toBe(500);
});

test('the last good answer stands in for a failure, and the failure for none', () => {
  const ads = lastGood<string>('cinq');
  const failure = new Error('API down');
  expect(() => ads.getInstead('12', failure)).toThrow(failure);
  ads.set('12', 'bonne');
  expect(ads.getInstead('12', failure)).toBe('bonne');
});
