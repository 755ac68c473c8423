import { expect, test } from '@jest/globals';
import { defaultSearch } from './search';
import { searchInWords } from './search-in-words';

const specialties = [{ id: 3, name: 'Urologie' }];

test.each([
  [{}, []],
  [{ specialty: 3 }, ['Urologie']],
  [{ specialty: 9 }, ['spécialité choisie']],
  [{ startDate: '2026-12-01' }, ['à partir du 1er décembre 2026']],
  [{ endDate: '2026-12-15' }, ['jusqu’au 15 décembre 2026']],
  [
    { specialty: 3, startDate: '2026-12-01', endDate: '2026-12-15' },
    ['Urologie', 'du 1er au 15 décembre 2026'],
  ],
])('the words for %j are %j', (filters, words) => {
  expect(searchInWords({ ...defaultSearch, ...filters }, specialties, null)).toEqual(words);
});

test('a specialty of unknown name has general words', () => {
  expect(searchInWords({ ...defaultSearch, specialty: 3 }, null, null)).toEqual([
    'spécialité choisie',
  ]);
});

test('the place comes after the specialty', () => {
  const search = { ...defaultSearch, specialty: 3, place: 'finistere', startDate: '2026-12-01' };
  expect(searchInWords(search, specialties, 'dans le Finistère')).toEqual([
    'Urologie',
    'dans le Finistère',
    'à partir du 1er décembre 2026',
  ]);
});
