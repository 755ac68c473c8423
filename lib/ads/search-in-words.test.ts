import { expect, test } from '@jest/globals';
import { parseAdSearch } from './parse-search';
import { defaultSearch } from './search';
import { listDescription, listTitle, searchInWords } from './search-in-words';

const today = '2026-11-24';
const specialties = [
  { id: 3, name: 'Urologie' },
  { id: 5, name: 'Oto-rhino-laryngologie – chirurgie cervico-faciale' },
];

test.each([
  [{}, []],
  [{ specialty: 3 }, ['Urologie']],
  [{ specialty: 9 }, ['spécialité choisie']],
  [{ startDate: '2026-12-01' }, ['à partir du 1er\u00a0décembre\u00a02026']],
  [{ endDate: '2026-12-15' }, ['jusqu’au 15\u00a0décembre\u00a02026']],
  [
    { specialty: 3, startDate: '2026-12-01', endDate: '2026-12-15' },
    ['Urologie', 'du 1er au 15\u00a0décembre\u00a02026'],
  ],
])('the words for %j are %j', (filters, words) => {
  expect(searchInWords({ ...defaultSearch, ...filters }, specialties, today)).toEqual(words);
});

test('a specialty of unknown name has general words', () => {
  expect(searchInWords({ ...defaultSearch, specialty: 3 }, null, today)).toEqual([
    'spécialité choisie',
  ]);
});

const names = ['Urologie', 'Neurologie', 'Pédiatrie', 'Gériatrie', 'Hématologie'];
const five = names.map((name, index) => ({ id: index + 1, name }));

test.each([
  ['specialty=1,2', 'Urologie ou Neurologie'],
  ['specialty=1,2,3', 'Urologie, Neurologie ou Pédiatrie'],
  ['specialty=1,2,3,4', 'Urologie, Neurologie ou 2 autres spécialités'],
  ['specialty=1,9', 'Urologie ou une autre spécialité'],
  ['specialty=8,9', 'spécialités choisies'],
  ['retrocession=75', 'au moins 75\u00a0% de rétrocession'],
  ['forfait=500', 'au moins 500\u00a0€ par jour'],
  ['retrocession=75&forfait=500', 'au moins 75\u00a0% de rétrocession ou 500\u00a0€ par jour'],
  ['days=wed', 'le mercredi'],
  ['days=wed,thu', 'le mercredi et le jeudi'],
  ['days=mon,wed,fri', 'le lundi, le mercredi et le vendredi'],
  ['days=mon,tue,wed,thu,fri', 'du lundi au vendredi'],
  ['days=sat,sun', 'le samedi et le dimanche'],
  ['days=mon,tue,wed,thu,fri,sat,sun', 'du lundi au dimanche'],
  ['days=wed-morning', 'le mercredi matin'],
  ['days=wed,thu&slots=morning', 'le mercredi matin et le jeudi matin'],
  ['days=wed-morning,thu', 'le mercredi matin et le jeudi'],
  ['days=wed&only=1', 'le mercredi seulement'],
  ['days=wed&slots=afternoon,night', 'le mercredi après-midi, soir ou nuit'],
  ['days=mon,tue,wed-morning', 'le lundi, le mardi et le mercredi matin'],
  ['days=mon,tue,wed&slots=night', 'le soir ou la nuit du lundi au mercredi'],
  ['slots=morning', 'le matin'],
  ['slots=morning,afternoon', 'le matin ou l’après-midi'],
  ['slots=night', 'le soir ou la nuit'],
  ['slots=morning,night', 'le matin, le soir ou la nuit'],
  ['sector=1', 'en secteur 1'],
  ['sector=1,2', 'en secteur 1 ou 2'],
  ['sector=none', 'non conventionné'],
  ['sector=1,2,none', 'en secteur 1, 2 ou non conventionné'],
  ['rhythm=one-off', 'remplacements ponctuels'],
  ['rhythm=regular', 'remplacements réguliers'],
  ['with=housing', 'avec logement'],
  ['with=housing,dining,transport', 'avec logement, repas et transports en commun'],
  ['owner=practice', 'en cabinet'],
  ['owner=facility', 'en établissement'],
  ['q=EHPAD+de+nuit', 'contenant «\u00a0EHPAD de nuit\u00a0»'],
])('?%s in words is « %s »', (query, words) => {
  const search = parseAdSearch(new URLSearchParams(query));
  expect(searchInWords(search, five, today)).toEqual([words]);
});

test('the filters have one order', () => {
  const query =
    'specialty=1&place=bretagne&startDate=2026-12-01&retrocession=75&sector=1&rhythm=regular&with=housing&owner=practice&days=wed&q=nuit';
  const search = parseAdSearch(new URLSearchParams(query));
  expect(searchInWords(search, five, today).join(', ')).toBe(
    'Urologie, en Bretagne, à partir du 1er\u00a0décembre\u00a02026, au moins 75\u00a0% de rétrocession, le mercredi, ' +
      'en secteur 1, remplacements réguliers, avec logement, en cabinet, contenant «\u00a0nuit\u00a0»',
  );
});

test('the place comes after the specialty', () => {
  const search = { ...defaultSearch, specialty: 3, place: 'finistere', startDate: '2026-12-01' };
  expect(searchInWords(search, specialties, today)).toEqual([
    'Urologie',
    'dans le Finistère',
    'à partir du 1er\u00a0décembre\u00a02026',
  ]);
});

test.each([
  [{}, 'Nos annonces'],
  [{ view: 'map' as const }, 'Nos annonces'],
  [{ page: 2 }, 'Nos annonces – Page 2'],
  [{ specialty: 3 }, 'Annonces : Urologie'],
  [{ specialty: 9 }, 'Annonces : spécialité choisie'],
  [{ place: 'quimper-29', sort: 'start' as const }, 'Annonces : autour de Quimper (50 km)'],
  [{ startDate: '2026-12-01' }, 'Annonces : à partir du 1er décembre 2026'],
  [
    {
      page: 2,
      specialty: 3,
      place: 'quimper-29',
      startDate: '2026-12-01',
      endDate: '2026-12-15',
    },
    'Annonces : Urologie, autour de Quimper (50 km), du 1er au 15 décembre 2026 – Page 2',
  ],
])('the title of %j is « %s »', (search, title) => {
  expect(listTitle({ ...defaultSearch, ...search }, specialties, today)).toBe(title);
});

test('a title has the criteria', () => {
  const query = 'days=wed,thu&retrocession=75&with=housing&page=2';
  expect(listTitle(parseAdSearch(new URLSearchParams(query)), null, today)).toBe(
    'Annonces : au moins 75 % de rétrocession, le mercredi et le jeudi, avec logement – Page 2',
  );
});

test('filters are cut, the page is not', () => {
  const search = { ...defaultSearch, page: 12, specialty: 5, place: 'quimper-29' };
  const title = listTitle(search, specialties, today);
  expect(title).toMatch(/^Annonces : Oto-rhino-laryngologie – .*… – Page 12$/);
  expect(title.length).toBeLessThanOrEqual(90);
});

test.each([
  [1, 'all', 'par lieu, dates, jours, spécialité et rémunération.'],
  [2, 'all', 'par lieu, dates, jours, spécialité et rémunération. Page 2.'],
  [1, 'api', 'par spécialité et par dates.'],
] as const)('of all ads, page %d, with the filters %s', (page, filters, end) => {
  expect(listDescription([], page, filters)).toBe(
    `Toutes les annonces de remplacement médical\u00a0: cabinets, maisons de santé et établissements, ${end}`,
  );
});

test('the description of a filtered list has its filters and its page', () => {
  const words = ['Urologie', 'dans le Finistère'];
  expect(listDescription(words, 1, 'all')).toBe(
    'Annonces de remplacement médical en cabinet, maison de santé ou établissement : Urologie, dans le Finistère.',
  );
  expect(listDescription(words, 3, 'all')).toBe(
    'Annonces de remplacement médical en cabinet, maison de santé ou établissement, page 3 : Urologie, dans le Finistère.',
  );
});

test.each(['en cabinet', 'en établissement'])(
  'the description of ads %s does not name other owners',
  (owner) => {
    expect(listDescription(['Urologie', owner], 1, 'all')).toBe(
      `Annonces de remplacement médical : Urologie, ${owner}.`,
    );
  },
);

test('the description has no more characters than search results show', () => {
  const words = [
    'Oto-rhino-laryngologie – chirurgie cervico-faciale',
    'autour de Saint-Rémy-de-Provence (100\u00a0km)',
  ];
  const text = listDescription(words, 12, 'all');
  expect(text.length).toBeLessThanOrEqual(156);
  expect(text).toMatch(/, page 12 : Oto-rhino-laryngologie – chirurgie .*…$/);
});
