import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { resolveUrl } from '@/lib/routing/resolve-url';
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

test('the spelling of the URL of a call finds the same places', () => {
  const names = [
    'Quimper',
    'Saint-Malo',
    'LYON 3e',
    '29000',
    'Chalon s/ Saône',
    'L’Haÿ-les-Roses',
    'Œuilly',
  ];
  const around = fc.constantFrom('', ' ', '\u00a0', '\u00ad', '\t', ' (29)', ', Bretagne');
  const typed = fc
    .tuple(around, fc.constantFrom(...names), fc.boolean(), around)
    .map(
      ([before, name, isUpper, after]) => before + (isUpper ? name.toUpperCase() : name) + after,
    );
  fc.assert(
    fc.property(typed, (q) => {
      const resolved = resolveUrl(`/api/places?${new URLSearchParams({ q })}`, false);
      const query = resolved.kind === 'route' ? resolved.url.split('?')[1] : '';
      const written = new URLSearchParams(query).get('q') ?? '';
      expect(findPlaces({ q: written, near: null })).toEqual(findPlaces({ q, near: null }));
    }),
  );
});
