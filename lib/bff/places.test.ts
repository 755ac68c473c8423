import { expect, test } from '@jest/globals';
import { findPlaces } from './places';

test('typed words get suggestions, as the browser needs them', () => {
  expect(findPlaces({ q: 'finist', near: null })).toEqual([
    { slug: 'finistere', name: 'Finistère', kind: 'department', department: '29', postalCodes: [] },
  ]);
  expect(findPlaces({ q: 'IDF', near: null })).toEqual([
    {
      slug: 'ile-de-france',
      name: 'Île-de-France',
      kind: 'region',
      department: null,
      postalCodes: [],
    },
  ]);
  expect(findPlaces({ q: '', near: null })).toEqual([]);
});

test('a position gets the nearest commune, whatever was typed', () => {
  expect(findPlaces({ q: 'brest', near: { latitude: 48, longitude: -4.1 } })).toEqual([
    {
      slug: 'quimper-29',
      name: 'Quimper',
      kind: 'commune',
      department: '29',
      postalCodes: ['29000'],
    },
  ]);
  expect(findPlaces({ q: '', near: { latitude: 0, longitude: 0 } })).toEqual([]);
});
