import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { activeFilters } from './active-filters';
import { parseAdSearch } from './parse-search';
import { type AdSearch, adListHref, countFilters, defaultSearch } from './search';
import { anySearch } from './search.fixture';

const pediatrics = [{ id: 3, name: 'Pédiatrie' }];
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

const parse = (query: string) => parseAdSearch(new URLSearchParams(query));
const shown = (...search: Parameters<typeof activeFilters>) =>
  activeFilters(...search).map(({ name, without }) => [name, adListHref(without)]);

test('a search without a filter has no active filters, whatever its page and view', () => {
  expect(shown({ ...defaultSearch, page: 2, view: 'map' }, pediatrics, null)).toEqual([]);
});

test('an active filter leads to the first page of the same search without it', () => {
  expect(shown(all, pediatrics, quimper)).toEqual([
    [
      'Quimper (29), 100\u00a0km',
      '/annonces?specialty=3&startDate=2027-03-01&endDate=2027-03-31&view=map',
    ],
    [
      'Du 1er au 31\u00a0mars\u00a02027',
      '/annonces?specialty=3&place=quimper-29&radius=100&view=map',
    ],
    [
      'Pédiatrie',
      '/annonces?place=quimper-29&radius=100&startDate=2027-03-01&endDate=2027-03-31&view=map',
    ],
  ]);
});

test.each([
  ['startDate=2027-03-01', 'A partir du 1er\u00a0mars\u00a02027'],
  ['startDate=2027-03-01&endDate=2027-03-01', 'Le 1er\u00a0mars\u00a02027'],
  [
    'startDate=2026-12-20&endDate=2027-12-20',
    'Du 20\u00a0décembre\u00a02026 au 20\u00a0décembre\u00a02027',
  ],
  ['endDate=2027-03-01', 'Jusqu’au 1er\u00a0mars\u00a02027'],
  ['startDate=2026-12-20&endDate=2027-01-03', 'Du 20\u00a0décembre au 3\u00a0janvier\u00a02027'],
])('the dates of ?%s are one filter: %s', (query, name) => {
  expect(shown(parse(query), null, null)).toEqual([[name, '/annonces']]);
});

test('an unknown place or specialty can be removed too', () => {
  expect(shown(all, null, null).map(([name]) => name)).toEqual([
    'quimper-29, 100\u00a0km',
    'Du 1er au 31\u00a0mars\u00a02027',
    'Spécialité choisie',
  ]);
});

test('the filter of a department has no radius', () => {
  const finistere = {
    ...quimper,
    slug: 'finistere',
    name: 'Finistère',
    kind: 'department' as const,
  };
  const search = { ...defaultSearch, place: 'finistere' };
  expect(shown(search, pediatrics, { ...finistere, department: null })).toEqual([
    ['Finistère', '/annonces'],
  ]);
});

test('each choice is a filter, in the order of the form', () => {
  const search = parse(
    'page=3&retrocession=75&forfait=500&sector=1,none&rhythm=regular&with=housing,dining&owner=facility&days=wed,thu-morning&q=EHPAD&specialty=3&startDate=2027-03-01&place=quimper-29',
  );
  expect(activeFilters(search, pediatrics, quimper).map(({ name }) => name)).toEqual([
    'Quimper (29), 50\u00a0km',
    'A partir du 1er\u00a0mars\u00a02027',
    'Pédiatrie',
    'Mercredi',
    'Jeudi\u00a0: matin',
    'Rétrocession\u00a0: 75\u00a0% et plus',
    'Forfait\u00a0: 500\u00a0€ par jour et plus',
    'Logement',
    'Repas',
    'Établissement',
    'Secteur 1',
    'Non conventionné',
    'Régulier',
    '«\u00a0EHPAD\u00a0»',
  ]);
});

test.each([
  ['with=housing,dining&page=2', ['Logement', '/annonces?with=dining']],
  ['owner=facility&q=nuit', ['Établissement', '/annonces?q=nuit']],
  ['q=nuit&view=map', ['«\u00a0nuit\u00a0»', '/annonces?view=map']],
  ['days=wed,thu&only=1', ['Mercredi', '/annonces?days=thu&only=1']],
  ['days=wed,thu&slots=morning', ['Mercredi\u00a0: matin', '/annonces?days=thu&slots=morning']],
  ['days=wed-morning,thu', ['Mercredi\u00a0: matin', '/annonces?days=thu']],
  ['slots=morning', ['Le matin', '/annonces']],
  ['slots=morning,night', ['Le matin', '/annonces?slots=night']],
  ['days=mon,tue,wed,thu,fri,sat,sun', ['Lundi', '/annonces?days=tue,wed,thu,fri,sat,sun']],
])('the first filter of ?%s leads to the others: %j', (query, first) => {
  expect(shown(parse(query), null, null)[0]).toEqual(first);
});

test('without the first of several specialties the next one takes its place', () => {
  const three = [...pediatrics, { id: 5, name: 'Urologie' }, { id: 8, name: 'Neurologie' }];
  expect(shown(parse('specialty=3,5,8'), three, null)).toEqual([
    ['Pédiatrie', '/annonces?specialty=5,8'],
    ['Urologie', '/annonces?specialty=3,8'],
    ['Neurologie', '/annonces?specialty=3,5'],
  ]);
});

test('several specialties of unknown name are told apart', () => {
  const names = activeFilters(parse('specialty=3,5,8'), pediatrics, null).map(({ name }) => name);
  expect(names).toEqual(['Pédiatrie', 'Spécialité choisie (5)', 'Spécialité choisie (8)']);
});

test('any search has as many active filters as are counted, and one less without any of them', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const filters = activeFilters(search, null, null);
      const count = countFilters(search);
      expect(filters).toHaveLength(count);
      expect(new Set(filters.map(({ name }) => name)).size).toBe(count);
      for (const { without } of filters) {
        expect(without.page).toBe(1);
        // « Seulement ces jours » goes with the last day, « Seulement dans mes dates » with the dates.
        const hasDates = (without.startDate ?? without.endDate) !== null;
        const isLast = search.onlyDays && without.week === 0;
        const left = count - (isLast || (search.onlyFitting && !hasDates) ? 2 : 1);
        expect(countFilters(without)).toBe(left);
        const [, query] = adListHref(without).split('?');
        expect(countFilters(parse(query ?? ''))).toBe(left);
      }
    }),
  );
});
