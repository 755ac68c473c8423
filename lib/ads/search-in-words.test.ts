import { expect, test } from '@jest/globals';
import { activeFilters } from './active-filters';
import { type AdSearch, adListHref, defaultSearch } from './search';
import { listDescription, listTitle, searchInWords } from './search-in-words';

const specialties = [
  { id: 3, name: 'Urologie' },
  { id: 5, name: 'Oto-rhino-laryngologie – chirurgie cervico-faciale' },
];

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

const around = 'autour de Quimper (50\u00a0km)';

test.each([
  [{}, null, 'Nos annonces'],
  [{ view: 'map' as const }, null, 'Nos annonces'],
  [{ page: 2 }, null, 'Nos annonces – Page 2'],
  [{ specialty: 3 }, null, 'Annonces : Urologie'],
  [{ specialty: 9 }, null, 'Annonces : spécialité choisie'],
  [{ place: 'quimper-29', sort: 'start' as const }, around, 'Annonces : autour de Quimper (50 km)'],
  [{ startDate: '2026-12-01' }, null, 'Annonces : à partir du 1er décembre 2026'],
  [
    {
      page: 2,
      specialty: 3,
      place: 'quimper-29',
      startDate: '2026-12-01',
      endDate: '2026-12-15',
    },
    around,
    'Annonces : Urologie, autour de Quimper (50 km), du 1er au 15 décembre 2026 – Page 2',
  ],
])('the title of %j, %j, is « %s »', (search, place, title) => {
  expect(listTitle({ ...defaultSearch, ...search }, specialties, place)).toBe(title);
});

test('filters are cut, the page is not', () => {
  const search = { ...defaultSearch, page: 12, specialty: 5, place: 'quimper-29' };
  const title = listTitle(search, specialties, around);
  expect(title).toMatch(/^Annonces : Oto-rhino-laryngologie – .*… – Page 12$/);
  expect(title.length).toBeLessThanOrEqual(90);
});

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

test('an unknown place or specialty can be removed too', () => {
  expect(shown(all, null, null).map(([name]) => name)).toEqual([
    'quimper-29, 100\u00a0km',
    'Dès le 1er mars 2027',
    'Jusqu’au 31 mars 2027',
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

test.each([
  [1, true, 'par spécialité, par dates et par lieu.'],
  [2, true, 'par spécialité, par dates et par lieu. Page 2.'],
  [1, false, 'par spécialité et par dates.'],
])('of all ads, page %d, with a search by place: %s', (page, placeSearch, end) => {
  expect(listDescription([], page, placeSearch)).toBe(
    `Toutes les annonces de remplacement médical\u00a0: cabinets, maisons de santé et établissements, ${end}`,
  );
});

test('the description of a filtered list has its filters and its page', () => {
  const words = ['Urologie', 'dans le Finistère'];
  expect(listDescription(words, 1, true)).toBe(
    'Annonces de remplacement médical en cabinet, maison de santé ou établissement : Urologie, dans le Finistère.',
  );
  expect(listDescription(words, 3, true)).toBe(
    'Annonces de remplacement médical en cabinet, maison de santé ou établissement, page 3 : Urologie, dans le Finistère.',
  );
});

test('the description has no more characters than search results show', () => {
  const words = [
    'Oto-rhino-laryngologie – chirurgie cervico-faciale',
    'autour de Saint-Rémy-de-Provence (100\u00a0km)',
  ];
  const text = listDescription(words, 12, true);
  expect(text.length).toBeLessThanOrEqual(156);
  expect(text).toMatch(/, page 12 : Oto-rhino-laryngologie – chirurgie .*…$/);
});
