import { expect, test } from '@jest/globals';
import { addressOf, geocodeKey, isOverseas, townKey } from './geocode-key';

const address = { address: '1 rue de l’Église', postal_code: '29000', city: 'Quimper' };
const key = '1 rue de l eglise|29000|quimper';

test.each([
  ['case', { ...address, city: 'QUIMPER', address: '1 RUE DE L’ÉGLISE' }],
  ['accents', { ...address, address: '1 rue de l’Eglise' }],
  ['spaces', { address: ' 1  rue de\nl’Église ', postal_code: '29 000', city: 'Quimper ' }],
  ['punctuation', { ...address, address: "1, rue de l'Église." }],
])('addresses that differ in %s only have one key', (_, other) => {
  expect(geocodeKey(address)).toBe(key);
  expect(geocodeKey(other)).toBe(key);
});

test.each([
  { ...address, address: '11 rue de l’Église' },
  { ...address, postal_code: '29100' },
  { ...address, city: 'Brest' },
  { ...address, address: null },
])('other addresses have others: %j', (other) => {
  expect(geocodeKey(other)).not.toBe(key);
});

test('a missing part leaves an empty one', () => {
  expect(geocodeKey({ address: null, postal_code: null, city: 'Brest' })).toBe('||brest');
  expect(geocodeKey({ address: 'Brest', postal_code: null, city: null })).toBe('brest||');
  expect(geocodeKey({ address: null, postal_code: '29200', city: null })).toBe('|29200|');
});

test.each([
  null,
  { address: null, postal_code: null, city: null },
  { address: ' - ', postal_code: '', city: '|' },
])('without any address there is no key: %j', (nothing) => {
  expect(geocodeKey(nothing)).toBeNull();
});

test('the address can be parsed from its key, whatever it contains', () => {
  expect(addressOf(key)).toEqual({
    street: '1 rue de l eglise',
    postalCode: '29000',
    city: 'quimper',
  });
  const withSeparators = geocodeKey({ address: '1|2 rue', postal_code: '|29|', city: 'a|b' });
  expect(addressOf(withSeparators ?? '')).toEqual({
    street: '1 2 rue',
    postalCode: '29',
    city: 'a b',
  });
});

test.each([
  [key, '|29000|quimper'],
  ['|29000|quimper', '|29000|quimper'],
  ['1 rue du port|29000|', '|29000|'],
  ['1 rue du port||', null],
])('the town of %s is %s', (address, town) => {
  expect(townKey(address)).toBe(town);
});

test('the key of a very long address is limited', () => {
  const long = geocodeKey({
    address: 'rue '.repeat(9_000),
    postal_code: '9'.repeat(9_000),
    city: 'ville'.repeat(9_000),
  });
  expect(long?.length).toBeLessThanOrEqual(192);
});

test.each([
  ['97400', true],
  [' 97 110 ', true],
  ['98800', true],
  ['98000', false],
  ['96000', false],
  ['29720', false],
  ['974', false],
  ['974000', false],
  ['', false],
  [null, false],
])('%j: %s', (postalCode, expected) => {
  expect(isOverseas(postalCode)).toBe(expected);
});
