import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { gazetteer } from '../gazetteer/gazetteer';
import type { Commune } from '../gazetteer/place';
import { resolvePlaceWords } from './resolve-words';
import { suggestPlaces } from './suggest';

const places = gazetteer();

test.each([
  ['Quimper', 'quimper-29'],
  ['quimper', 'quimper-29'],
  ['29000', 'quimper-29'],
  ['Cote d Or', 'cote-d-or'],
  ['29', 'finistere'],
  ['2a', 'corse-du-sud'],
  ['Le Finistère', 'finistere'],
  ['quimper-29', 'quimper-29'],
  ['Villepinte (93)', 'villepinte-93'],
  ['Saint-Denis (974)', 'saint-denis-974'],
  ['Bretagne', 'bretagne'],
  ['La Réunion', 'la-reunion'],
  ['IDF', 'ile-de-france'],
  ['Montreuil', 'montreuil-93'],
  ['Brest cedex 2', 'brest-29'],
  ['29107', 'finistere'],
  ['Paris', 'paris-75'],
  ['paris', 'paris-75'],
  ['75', 'paris-75'],
  ['75000', 'paris-75'],
  // An arrondissement by its postal code has a point of its own.
  ['75011', 'paris-11e-75'],
  ['75116', 'paris-16e-75'],
  ['69003', 'lyon-3e-69'],
  ['Paris 11', 'paris-11e-75'],
  ['Paris 11e (75)', 'paris-11e-75'],
  ['Paris 1er arrondissement', 'paris-1er-75'],
  ['lyon 3ème', 'lyon-3e-69'],
  ['Paris 21', 'paris-75'],
  ['Paris (75)', 'paris-75'],
  ['75011 Paris', 'paris-11e-75'],
  ['Lomme', 'lille-59'],
  ['Strasbo', 'strasbourg-67'],
  ['Mer', 'mer-41'],
  ['Y', 'y-80'],
  ['Eu', 'eu-76'],
  // With a number that is that of its place.
  ['29000 Quimper', 'quimper-29'],
  ['F-29000 Quimper', 'quimper-29'],
  ['Quimper 29 000', 'quimper-29'],
  ['FR-29000', 'quimper-29'],
  ['dans le 29', 'finistere'],
  ['CS 12345, 29107 QUIMPER CEDEX 2', 'quimper-29'],
  ['12 rue de la Paix, 75002 Paris', 'paris-2e-75'],
  // With what it is in.
  ['Bordeaux, France', 'bordeaux-33'],
  ['Bordeaux France', 'bordeaux-33'],
  ['29000, France', 'quimper-29'],
  ['Nantes (Loire-Atlantique)', 'nantes-44'],
  ['Nantes Loire Atlantique', 'nantes-44'],
  ['Nantes, Loire-Atlantique, Pays de la Loire, France', 'nantes-44'],
  ['Amiens - Picardie', 'amiens-80'],
  ['Saint-Denis de la Réunion', 'saint-denis-974'],
  ['Saint-Paul (île de la Réunion)', 'saint-paul-974'],
  ['Quimper en Bretagne', 'quimper-29'],
  ['Bretagne, France', 'bretagne'],
  ['Évry (Essonne)', 'evry-courcouronnes-91'],
  ['Ville (Oise)', 'ville-60'],
  ['Grand (Vosges)', 'grand-88'],
  // With words before it.
  ['autour de Quimper', 'quimper-29'],
  ['dans le Finistère', 'finistere'],
  ['Grand Lyon', 'lyon-69'],
  ['Métropole de Lille', 'lille-59'],
  ['agglomération lyonnaise', 'lyon-69'],
  ['région parisienne', 'ile-de-france'],
  // As on envelopes.
  ['Chalon s/ Saône', 'chalon-sur-saone-71'],
  ['Chalon/Saône', 'chalon-sur-saone-71'],
  ['Fontenay s/ Bois', 'fontenay-sous-bois-94'],
  ['Clichy ss bois', 'clichy-sous-bois-93'],
  ['N.D. de Bellecombe', 'notre-dame-de-bellecombe-73'],
  ['Mt St Aignan', 'mont-saint-aignan-76'],
  ['St Christol les Ales', 'saint-christol-lez-ales-30'],
  // Former names, of communes and departments.
  ['Juillaguet', 'boisne-la-tude-16'],
  ['Courcouronnes', 'evry-courcouronnes-91'],
  ['Olonne-sur-Mer', 'les-sables-d-olonne-85'],
  ['Châlons-sur-Marne', 'chalons-en-champagne-51'],
  ['Côtes-du-Nord', 'cotes-d-armor'],
  // Far larger than any commune that had that name once.
  ['Laval', 'laval-53'],
  ['Avignon', 'avignon-84'],
  // A number or a department beside a name that is not known.
  ['Carnon (34)', 'herault'],
  ['Carnon, Hérault', 'herault'],
  ['92042 Paris La Défense Cedex', 'hauts-de-seine'],
  ['Quimper 00000', 'quimper-29'],
])('%j is %s', (words, slug) => {
  expect(resolvePlaceWords(places, words)).toMatchObject({ isObvious: true, places: [{ slug }] });
});

test.each([
  ['Vienne', ['vienne', 'vienne-38']],
  ['Ville de Vienne', ['vienne', 'vienne-38']],
  ['Merville, France', ['merville-59', 'merville-31']],
  ['Mayenne', ['mayenne', 'mayenne-53']],
  ['Saint-Denis', ['saint-denis-974', 'saint-denis-93', 'saint-denis-11', 'saint-denis-30']],
  ['Valence', ['valence-26', 'valence-82', 'valence-16']],
  ['quimp', ['quimper-29', 'quimperle-29']],
  // Far larger communes begin with that name.
  ['Évry', ['evry-89', 'evry-courcouronnes-91']],
  ['Clermont', ['clermont-60', 'clermont-40', 'clermont-74', 'clermont-09', 'clermont-ferrand-63']],
  // The name of one, and once of another.
  ['Montauban', ['montauban-82', 'montauban-de-bretagne-35']],
  ['Corrèze (19)', ['correze', 'correze-19']],
  ['20', ['haute-corse', 'corse-du-sud']],
  ['Corse (20)', ['haute-corse', 'corse-du-sud', 'corse']],
  // The code and the name disagree.
  ['75001 Lyon', ['paris-1er-75', 'lyon-69']],
  ['29000 Brest', ['quimper-29', 'brest-29']],
  ['Brest, Morbihan', ['brest-29', 'morbihan']],
  ['Lyon/Villeurbanne', ['lyon-69', 'villeurbanne-69']],
  // Regions until 2015, and several departments.
  ['Picardie', ['hauts-de-france', 'oise', 'somme', 'aisne']],
  ['région Alsace', ['grand-est', 'bas-rhin', 'haut-rhin']],
  ['petite couronne', ['hauts-de-seine', 'seine-saint-denis', 'val-de-marne']],
  ['outre-mer', ['guadeloupe', 'martinique', 'guyane', 'la-reunion', 'mayotte']],
  // A part is known: a guess, so never a place at once.
  ['Lyon Part-Dieu', ['lyon-69']],
  ['cabinet médical Rennes', ['rennes-35']],
  ['Carnon Hérault', ['herault']],
  ['Brest ou Quimper', ['brest-29', 'quimper-29']],
  ['Hossegor, Landes', ['soorts-hossegor-40']],
])('%j is a choice, the most populous first: %j', (words, slugs) => {
  const resolved = resolvePlaceWords(places, words);
  expect(resolved.isObvious).toBe(false);
  expect(resolved.places.map(({ slug }) => slug)).toEqual(slugs);
});

test('a name once of a commune does not hide those that begin with it', () => {
  const resolved = resolvePlaceWords(places, 'Ivry');
  expect(resolved.places.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['ivry-sur-seine-94', 'ivry-la-bataille-27', 'val-mont-21']),
  );
});

test.each(['34280', '97490', '06160', '51300', '29107'])(
  'the postal code %s with a place that is not known is that code alone',
  (code) => {
    const alone = resolvePlaceWords(places, code);
    expect(alone.places).not.toEqual([]);
    for (const words of [`${code} Nulle-Part`, `Nulle-Part (${code})`, `Nulle-Part, F-${code}`]) {
      expect([words, resolvePlaceWords(places, words)]).toEqual([words, alone]);
    }
  },
);

/** Every 101st commune, the largest three left out, which have arrondissements. */
const communes = Array.from({ length: Math.floor(places.communes.size / 101) }, (_, at) =>
  places.communes.at(at * 101 + 3),
);

describe('a commune comes to itself, or to a choice with it', () => {
  const unaccented = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');
  test.each<[string, (commune: Commune) => string]>([
    [
      'with its department in parentheses',
      ({ name, department }) => `${name} (${department.name})`,
    ],
    ['with that number in parentheses', ({ name, department }) => `${name} (${department.code})`],
    ['with that name behind a comma', ({ name, department }) => `${name}, ${department.name}`],
    ['with its department and country', (one) => `${one.name} ${one.department.name} France`],
    ['behind its postal code', ({ name, postalCodes }) => `${postalCodes[0]} ${name}`],
    ['before its postal code', ({ name, postalCodes }) => `${name} ${postalCodes[0]}`],
    ['in capitals', ({ name, postalCodes }) => `F-${postalCodes[0]} ${name.toUpperCase()} CEDEX`],
    ['without accents', (one) => `${unaccented(one.name)}, ${one.department.code}, France`],
    ['as on envelopes', (one) => `${abbreviated(one.name)} ${one.postalCodes[0]}`],
  ])('%s', (_, typed) => {
    const lost = communes.filter((commune) => {
      const slugs = resolvePlaceWords(places, typed(commune)).places.map(({ slug }) => slug);
      return !slugs.includes(commune.slug) && !slugs.includes(places.preferred(commune).slug);
    });
    expect(lost.map(typed)).toEqual([]);
  });
});

/** « Saint-Rémy-sur-Creuse » as « St Rémy s/ Creuse ». */
function abbreviated(name: string): string {
  return name
    .replace(/\bSaint(e?)-/g, 'St$1 ')
    .replace(/-sur-/g, ' s/ ')
    .replace(/-sous-/g, ' s/s ');
}

test('by its name alone it comes to itself, to a choice with it, or to one 50 times as large', () => {
  const lost = communes.filter((commune) => {
    const found = resolvePlaceWords(places, `${commune.name}, France`).places;
    const preferred = places.preferred(commune);
    return !found.some(
      ({ slug, population }) => slug === preferred.slug || population >= 50 * commune.population,
    );
  });
  expect(lost).toEqual([]);
});

test('what is suggested first is what the words come to, or one of the choice', () => {
  const former = formerNames.filter((_, at) => at % 40 === 0);
  const typed = [...communes.map(({ name }) => name), ...former].flatMap((name = '') => [
    name,
    name.slice(0, 5),
    `Nulle-Part ${name}`,
  ]);
  const different = typed.filter((words) => {
    const [first] = suggestPlaces(places, words);
    const found = resolvePlaceWords(places, words).places;
    return found.length === 0
      ? first !== undefined
      : !found.some(({ slug }) => slug === first?.slug);
  });
  expect(different).toEqual([]);
});

const formerNames = readFileSync('data/former-communes.tsv', 'utf8')
  .split('\n')
  .map((line) => line.split('\t')[1]);

test.each([
  ['words', 'quimper '.repeat(12)],
  ['single letters', 's '.repeat(50)],
  ['abbreviations', 'st les s '.repeat(11)],
  ['slashes', 's/'.repeat(50)],
  ['separators', ', - ('.repeat(20)],
  ['numbers', '29 '.repeat(33)],
  ['departments', 'la reunion de '.repeat(7)],
  ['marks', 'e\u0301'.repeat(50)],
  ['invisible characters', '\u200b'.repeat(100)],
  ['surrogates', '\ud83e'.repeat(100)],
])('a hundred characters of %s take no time', (_, words) => {
  const start = process.cpuUsage();
  const resolved = resolvePlaceWords(places, words.slice(0, 100));
  const suggested = suggestPlaces(places, words.slice(0, 100));
  const { user, system } = process.cpuUsage(start);
  expect(resolved.places.length).toBeLessThanOrEqual(60);
  expect(suggested.length).toBeLessThanOrEqual(7);
  // Some milliseconds.
  expect((user + system) / 1_000).toBeLessThan(500);
});

test('a postal code of 46 communes is a choice of all', () => {
  const resolved = resolvePlaceWords(places, '51300');
  expect(resolved.isObvious).toBe(false);
  expect(resolved.places).toHaveLength(46);
});

test('a choice has an end', () => {
  const resolved = resolvePlaceWords(places, 's');
  expect(resolved.isObvious).toBe(false);
  expect(resolved.places).toHaveLength(60);
});

test.each([
  '',
  ' ',
  'Nulle-Part',
  'Nulle-Part, France',
  'Val Thorens',
  'Carnon',
  'Monaco',
  'toString',
  '__proto__',
  '(.*)+',
  '00000',
  '98000',
  'x'.repeat(101),
  'quimper'.repeat(50_000),
  '\u0000',
])('%j is unknown', (words) => {
  expect(resolvePlaceWords(places, words)).toEqual({ places: [], isObvious: false });
});
