import { expect, test } from '@jest/globals';
import { activeFilters } from '@/lib/ads/list/active-filters';
import { type AdSearch, adListHref, defaultSearch } from '@/lib/ads/search';

const specialties = [{ id: 3, name: 'Pédiatrie' }];
const quimper = {
  slug: 'quimper-29',
  name: 'Quimper',
  kind: 'commune' as const,
  department: '29',
  postalCodes: ['29000'],
};
const all: AdSearch = {
  ...defaultSearch,
  page: 4,
  place: 'quimper-29',
  radius: 100,
  startDate: '2027-03-01',
  endDate: '2027-03-31',
  specialty: 3,
  view: 'map',
};

const shown = (...search: Parameters<typeof activeFilters>) =>
  activeFilters(...search).map(({ name, without }) => [name, adListHref(without)]);

test('a search without a filter has none, whatever its page and view', () => {
  expect(shown({ ...defaultSearch, page: 2, view: 'map' }, specialties, null)).toEqual([]);
});

test('each leads to the first page of the same search without it', () => {
  expect(shown(all, specialties, quimper)).toEqual([
    [
      'Quimper (29), 100\u00a0km',
      '/annonces?specialty=3&startDate=2027-03-01&endDate=2027-03-31&view=map',
    ],
    [
      'Dès le 1er mars 2027',
      '/annonces?specialty=3&place=quimper-29&radius=100&endDate=2027-03-31&view=map',
    ],
    [
      'Jusqu’au 31 mars 2027',
      '/annonces?specialty=3&place=quimper-29&radius=100&startDate=2027-03-01&view=map',
    ],
    [
      'Pédiatrie',
      '/annonces?place=quimper-29&radius=100&startDate=2027-03-01&endDate=2027-03-31&view=map',
    ],
  ]);
});

test('what is not known yet can be removed too', () => {
  expect(shown(all, null, null).map(([name]) => name)).toEqual([
    'quimper-29, 100\u00a0km',
    'Dès le 1er mars 2027',
    'Jusqu’au 31 mars 2027',
    'Spécialité choisie',
  ]);
});

test('a department has no radius', () => {
  const finistere = {
    ...quimper,
    slug: 'finistere',
    name: 'Finistère',
    kind: 'department' as const,
  };
  const search = { ...defaultSearch, place: 'finistere' };
  expect(shown(search, specialties, { ...finistere, department: null })).toEqual([
    ['Finistère', '/annonces'],
  ]);
});
