import { expect, test } from '@jest/globals';
import { queriesFor } from './queries';

const address = { street: '1 rue du port', postalCode: '29000', city: 'quimper' };
const paramsOf = (part: Partial<typeof address>) =>
  queriesFor({ ...address, ...part }).map(({ params }) => params);

test.each([
  [
    {},
    [
      { q: '1 rue du port 29000 quimper', postcode: '29000' },
      { q: '29000 quimper', type: 'municipality' },
    ],
  ],
  [{ street: '' }, [{ q: '29000 quimper', type: 'municipality' }]],
  [{ street: '', city: '' }, [{ q: '29000', type: 'municipality', postcode: '29000' }]],
  [{ street: '', postalCode: '' }, [{ q: 'quimper', type: 'municipality' }]],
  [
    { postalCode: '29' },
    [{ q: '1 rue du port 29 quimper' }, { q: '29 quimper', type: 'municipality' }],
  ],
  [
    { city: '' },
    [
      { q: '1 rue du port 29000', postcode: '29000' },
      { q: '29000', type: 'municipality', postcode: '29000' },
    ],
  ],
  [{ postalCode: '', city: '' }, []],
  [{ street: '', postalCode: '', city: '' }, []],
])('%j is asked for as %j', (part, params) => {
  expect(paramsOf(part)).toEqual(params);
});

test.each([
  [0.5, 0.4, '29000', true],
  [0.49, 0.39, '29000', false],
  [0.9, 0.9, '29200', true],
  [0.9, 0.9, '35000', false],
  [0.9, 0.9, '', false],
])('scores %d and %d in %s: %s', (street, town, postalCode, expected) => {
  const coordinates = { latitude: 48, longitude: -4 };
  const [byStreet, byTown] = queriesFor(address);
  expect(byStreet?.accepts({ coordinates, score: street, postalCode })).toBe(expected);
  expect(byTown?.accepts({ coordinates, score: town, postalCode })).toBe(expected);
});

test('without a postal code any department will do', () => {
  const [query] = queriesFor({ ...address, postalCode: '' });
  const coordinates = { latitude: 48, longitude: -4 };
  expect(query?.accepts({ coordinates, score: 0.9, postalCode: '29000' })).toBe(true);
});
