import { expect, test } from '@jest/globals';
import { queryFor } from './queries';

const address = { street: '1 rue du port', postalCode: '29000', city: 'quimper' };
const result = { coordinates: { latitude: 48, longitude: -4 }, score: 0.9, postalCode: '29000' };

test.each([
  [{}, { q: '1 rue du port 29000 quimper', postcode: '29000' }],
  [{ postalCode: '29' }, { q: '1 rue du port 29 quimper' }],
  [{ city: '' }, { q: '1 rue du port 29000', postcode: '29000' }],
  [{ street: '' }, { q: '29000 quimper', type: 'municipality' }],
  [
    { street: '', city: '' },
    { q: '29000', type: 'municipality', postcode: '29000' },
  ],
  [
    { street: '', postalCode: '' },
    { q: 'quimper', type: 'municipality' },
  ],
])('%j is requested as %j', (part, params) => {
  expect(queryFor({ ...address, ...part })?.params).toEqual(params);
});

test.each([
  { postalCode: '', city: '' },
  { street: '', postalCode: '', city: '' },
])('%j is not requested', (part) => {
  expect(queryFor({ ...address, ...part })).toBeNull();
});

test.each([
  [0.5, 0.4, '29000', true],
  [0.49, 0.39, '29000', false],
  [0.9, 0.9, '29200', true],
  [0.9, 0.9, '35000', false],
  [0.9, 0.9, '', false],
])('scores %d and %d in %s: %s', (street, town, postalCode, expected) => {
  const byTown = { ...address, street: '' };
  expect(queryFor(address)?.accepts({ ...result, score: street, postalCode })).toBe(expected);
  expect(queryFor(byTown)?.accepts({ ...result, score: town, postalCode })).toBe(expected);
});

test('without a postal code any department will do', () => {
  expect(queryFor({ ...address, postalCode: '' })?.accepts(result)).toBe(true);
});
