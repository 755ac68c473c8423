import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { gazetteer } from '../gazetteer/gazetteer';
import type { Commune } from '../gazetteer/place';
import { resolvePlaceWords, suggestPlaces } from './find-places';

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
  ['Nulle-Part (34)', 'herault'],
  ['Nulle-Part, Hérault', 'herault'],
  ['92042 Paris La Défense Cedex', 'hauts-de-seine'],
  ['Quimper 00000', 'quimper-29'],
  // A part of a commune, whose postal code another one has too.
  ['34280 Carnon', 'mauguio-34'],
  ['Carnon', 'mauguio-34'],
  ['Carnon (34)', 'mauguio-34'],
  ['Carnon-Plage, Hérault', 'mauguio-34'],
  ['34280 La Grande-Motte', 'la-grande-motte-34'],
  // Roman numerals.
  ['Paris XV', 'paris-15e-75'],
  ['PARIS XVe', 'paris-15e-75'],
  ['Paris, XVème', 'paris-15e-75'],
  ['Paris XV (75)', 'paris-15e-75'],
  ['Paris Ier arrondissement', 'paris-1er-75'],
  ['Paris XX', 'paris-20e-75'],
  ['Lyon IIIe', 'lyon-3e-69'],
  ['lyon ix', 'lyon-9e-69'],
  ['Marseille XVI', 'marseille-16e-13'],
  ['Marseille 13e', 'marseille-13e-13'],
  ['Paris 15 ème arrondissement', 'paris-15e-75'],
  ['Paris 15ième', 'paris-15e-75'],
  ['Paris L’Hôpital', 'paris-l-hopital-71'],
  // Numbers that lost a zero.
  ['1', 'ain'],
  ['dans le 1', 'ain'],
  ['1160 Saint-Martin-du-Mont', 'saint-martin-du-mont-01'],
  ['Saint-Martin-du-Mont (1)', 'saint-martin-du-mont-01'],
  // Invisible characters.
  ['Quim\u00adper', 'quimper-29'],
  ['\ufeffQuim\u200bper\u2060 \u202a(29)\u202c', 'quimper-29'],
  ['Saint\u2011Brieuc', 'saint-brieuc-22'],
])('%j is %s', (words, slug) => {
  expect(resolvePlaceWords(words)).toMatchObject({ isObvious: true, places: [{ slug }] });
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
  ['Nulle-Part Hérault', ['herault']],
  ['Brest ou Quimper', ['brest-29', 'quimper-29']],
  ['Hossegor, Landes', ['soorts-hossegor-40']],
  ['34280', ['mauguio-34', 'la-grande-motte-34']],
  ['95303 Cergy Pontoise Cedex', ['cergy-95', 'pontoise-95']],
  // One slip: another letter, one too few or too many, two swapped.
  ['Quinper', ['quimper-29']],
  ['Strabourg', ['strasbourg-67']],
  ['Marseile', ['marseille-13']],
  ['Toulose', ['toulouse-31']],
  ['Rennnes', ['rennes-35']],
  ['Grenobel', ['grenoble-38']],
  ['Brset', ['brest-29']],
  ['Wuimper', ['quimper-29']],
  ['Havrre', ['le-havre-76']],
  ['St Brieux', ['saint-brieuc-22']],
  ['Bretange', ['bretagne']],
  ['autour de Quinper', ['quimper-29']],
  ['Quinper (29)', ['quimper-29']],
  ['Quinper, Finistère', ['quimper-29']],
  ['29000 Quinper', ['quimper-29']],
])('%j is a choice, the most populous first: %j', (words, slugs) => {
  const resolved = resolvePlaceWords(words);
  expect(resolved.isObvious).toBe(false);
  expect(resolved.places.map(({ slug }) => slug)).toEqual(slugs);
});

test('a former name does not hide names that begin with it', () => {
  const resolved = resolvePlaceWords('Ivry');
  expect(resolved.places.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['ivry-sur-seine-94', 'ivry-la-bataille-27', 'val-mont-21']),
  );
});

test.each(['34280', '97490', '06160', '51300', '29107'])(
  'the postal code %s with a place that is not known is that code alone',
  (code) => {
    const alone = resolvePlaceWords(code);
    expect(alone.places).not.toEqual([]);
    for (const words of [`${code} Nulle-Part`, `Nulle-Part (${code})`, `Nulle-Part, F-${code}`]) {
      expect([words, resolvePlaceWords(words)]).toEqual([words, alone]);
    }
  },
);

/** Every 101st commune, the largest three left out, which have arrondissements. */
const communes = places.communes.filter((_, at) => at % 101 === 3);

describe('words for a commune find it, or a choice with it', () => {
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
      const slugs = resolvePlaceWords(typed(commune)).places.map(({ slug }) => slug);
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

test('the name of a commune alone finds it, a choice with it, or a place 50 times as large', () => {
  const lost = communes.filter((commune) => {
    const found = resolvePlaceWords(`${commune.name}, France`).places;
    const preferred = places.preferred(commune);
    return !found.some(
      ({ slug, population }) => slug === preferred.slug || population >= 50 * commune.population,
    );
  });
  expect(lost).toEqual([]);
});

test('the first suggestion is the place that the words mean, or one of the choice', () => {
  const former = formerNames.filter((_, at) => at % 40 === 0);
  const typed = [...communes.map(({ name }) => name), ...former].flatMap((name = '') => [
    name,
    name.slice(0, 5),
    `Nulle-Part ${name}`,
  ]);
  const different = typed.filter((words) => {
    const [first] = suggestPlaces(words);
    const found = resolvePlaceWords(words).places;
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
  const resolved = resolvePlaceWords(words.slice(0, 100));
  const suggested = suggestPlaces(words.slice(0, 100));
  const { user, system } = process.cpuUsage(start);
  expect(resolved.places.length).toBeLessThanOrEqual(60);
  expect(suggested.length).toBeLessThanOrEqual(7);
  // Some milliseconds.
  expect((user + system) / 1_000).toBeLessThan(500);
});

test('a postal code of 46 communes is a choice of all', () => {
  const resolved = resolvePlaceWords('51300');
  expect(resolved.isObvious).toBe(false);
  expect(resolved.places).toHaveLength(46);
});

test('a choice has at most 60 places', () => {
  const resolved = resolvePlaceWords('s');
  expect(resolved.isObvious).toBe(false);
  expect(resolved.places).toHaveLength(60);
});

test.each([
  '',
  ' ',
  'Nulle-Part',
  'Nulle-Part, France',
  'Val Thorens',
  // Two slips.
  'Quinnper',
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
  expect(resolvePlaceWords(words)).toEqual({ places: [], isObvious: false });
});

const slugsFor = (typed: string) => suggestPlaces(typed).map(({ slug }) => slug);

/** The largest of its departments. */
const midiPyrenees = [
  ...['haute-garonne', 'tarn', 'aveyron', 'tarn-et-garonne', 'hautes-pyrenees', 'gers'],
];

test.each([
  ['Quimper', ['quimper-29', 'quimperle-29']],
  ['crotoy', ['le-crotoy-80']],
  ['IDF', ['ile-de-france']],
  ['Villepinte (93)', ['villepinte-93']],
  ['villepinte 11', ['villepinte-11']],
  ['Saint-Denis (974)', ['saint-denis-974']],
  ['Brest 29200', ['brest-29']],
  ['29200 Brest', ['brest-29']],
  ['Quimper cedex', ['quimper-29', 'quimperle-29']],
  ['29 000', ['quimper-29']],
  ['75116', ['paris-75']],
  ['75011', ['paris-75']],
  ['75000', ['paris-75']],
  ['69000', ['lyon-69']],
  ['13000', ['marseille-13']],
  // A code of CEDEX.
  ['29107', ['finistere']],
  ['cote d or', ['cote-d-or']],
  ['côte d’or', ['cote-d-or']],
  ["COTE-D'OR", ['cote-d-or']],
  ['le finistère', ['finistere']],
  // As on envelopes.
  ['Chalon s/ Saône', ['chalon-sur-saone-71']],
  ['clichy s/s bois', ['clichy-sous-bois-93']],
  ['mt st aignan', ['mont-saint-aignan-76']],
  ['F-29000', ['quimper-29']],
  // With what it is in.
  ['Nantes, Loire-Atlantique', ['nantes-44']],
  ['st denis de la reunion', ['saint-denis-974']],
  // A code, a department and a name, as far as each is known.
  ['34280 Carnon', ['mauguio-34']],
  ['34999 Nulle-Part', ['herault']],
  ['Nulle-Part, Hérault', ['herault']],
  // One slip, after exact names and beginnings alone.
  ['Quinper', ['quimper-29']],
  ['Strabourg', ['strasbourg-67']],
  ['Quinper (29)', ['quimper-29']],
  ['Finistére', ['finistere']],
  ['Finisètre', ['finistere']],
  ['1160 St Martin du Mont', ['saint-martin-du-mont-01']],
  ['75001 Lyon', ['paris-75', 'lyon-69']],
  ['Lyon Part-Dieu', ['lyon-69']],
  // Former names.
  ['juillaguet', ['boisne-la-tude-16']],
  ['juillag', ['boisne-la-tude-16']],
  ['midi pyr', ['occitanie', ...midiPyrenees]],
  // One place for one area.
  ['guadeloupe', ['guadeloupe']],
])('%j suggests %j', (typed, slugs) => {
  expect(slugsFor(typed)).toEqual(slugs);
});

test.each([
  ['Y', 'y-80'],
  ['Eu', 'eu-76'],
  ['mer', 'mer-41'],
  ['l hay les roses', 'l-hay-les-roses-94'],
  ['L’Haÿ-les-Roses', 'l-hay-les-roses-94'],
  ["l'hay", 'l-hay-les-roses-94'],
  ['hay les roses', 'l-hay-les-roses-94'],
  ['Œuilly', 'oeuilly-51'],
  ['oeuilly', 'oeuilly-51'],
  ['PACA', 'provence-alpes-cote-d-azur'],
  ['bfc', 'bourgogne-franche-comte'],
  ['bretagne', 'bretagne'],
  ['vienne', 'vienne'],
  ['la réunion', 'la-reunion'],
  ['réunion', 'la-reunion'],
  ['havre', 'le-havre-76'],
  ['st malo', 'saint-malo-35'],
  ['ste foy les lyon', 'sainte-foy-les-lyon-69'],
  ['mont st michel', 'le-mont-saint-michel-50'],
  ['stras', 'strasbourg-67'],
  ['29', 'finistere'],
  ['2a', 'corse-du-sud'],
  ['2B', 'haute-corse'],
  ['974', 'la-reunion'],
  ['01', 'ain'],
  ['1', 'ain'],
  ['Paris XV', 'paris-75'],
  ['Lyon IIIe', 'lyon-69'],
  ['Bordeau', 'bordeaux-33'],
  ['Renne', 'rennes-35'],
  ['290', 'quimper-29'],
  ['2920', 'brest-29'],
  ['75', 'paris-75'],
  ['paris', 'paris-75'],
  ['Paris 11', 'paris-75'],
  ['paris 11e arrondissement', 'paris-75'],
  ['lomme', 'lille-59'],
  ['annecy le vieux', 'annecy-74'],
  ['la sarthe', 'sarthe'],
  ['97133', 'saint-barthelemy'],
  ['picardie', 'hauts-de-france'],
  ['bordeaux, france', 'bordeaux-33'],
  ['autour de quimper', 'quimper-29'],
  ['ivry', 'ivry-sur-seine-94'],
])('%j suggests %s first', (typed, slug) => {
  expect(slugsFor(typed)[0]).toBe(slug);
});

describe('the order', () => {
  test('is an exact name, then names that begin so, then names with such a word', () => {
    expect(slugsFor('loire')).toEqual([
      'loire',
      'loire-49',
      'loire-atlantique',
      'loiret',
      'loire-authion-49',
      'loireauxence-44',
      'loire-sur-rhone-69',
    ]);
    const words = slugsFor('vilaine');
    expect(words).toContain('ille-et-vilaine');
  });

  test('is regions, departments, communes', () => {
    expect(slugsFor('bretagne').slice(0, 3)).toEqual(['bretagne', 'bretagne-90', 'bretagne-36']);
    expect(slugsFor('mayenne').slice(0, 2)).toEqual(['mayenne', 'mayenne-53']);
    expect(slugsFor('norman')[0]).toBe('normandie');
  });

  test('is by population in each kind', () => {
    expect(slugsFor('saint-denis').slice(0, 4)).toEqual([
      'saint-denis-974',
      'saint-denis-93',
      'saint-denis-11',
      'saint-denis-30',
    ]);
  });

  test('« st » is saint, and itself', () => {
    const slugs = slugsFor('st');
    expect(slugs).toContain('strasbourg-67');
    expect(slugs).toContain('saint-etienne-42');
  });

  test('a place far larger than that of the exact name is among the first', () => {
    expect(slugsFor('évry').slice(0, 2)).toEqual(['evry-89', 'evry-courcouronnes-91']);
  });

  test('a number leaves room for the name beside it', () => {
    const slugs = slugsFor('Brest 35');
    expect(slugs).toHaveLength(7);
    expect([slugs[0], slugs[6]]).toEqual(['ille-et-vilaine', 'brest-29']);
  });

  test('has a department by its number, then its communes', () => {
    expect(slugsFor('29').slice(0, 3)).toEqual(['finistere', 'brest-29', 'quimper-29']);
    expect(slugsFor('20').slice(0, 2)).toEqual(['haute-corse', 'corse-du-sud']);
    expect(slugsFor('97').slice(0, 5).sort()).toEqual([
      'guadeloupe',
      'guyane',
      'la-reunion',
      'martinique',
      'mayotte',
    ]);
  });
});

test('Paris, Lyon and Marseille are one place each', () => {
  for (const [typed, slug] of [
    ['paris', 'paris-75'],
    ['lyon', 'lyon-69'],
    ['marseille', 'marseille-13'],
  ] as const) {
    expect(slugsFor(typed).filter((one) => one.startsWith(`${typed}-`) || one === typed)[0]).toBe(
      slug,
    );
    expect(slugsFor(typed).filter((one) => /-(?:1er|\d+e)-/.test(one))).toEqual([]);
    expect(slugsFor(typed)).not.toContain('paris');
  }
});

test('every commune is suggested by its own name and number', () => {
  const lost: string[] = [];
  for (const { name, slug, department } of places.communes.filter((_, at) => at % 50 === 0)) {
    if (['977', '978'].includes(department.code)) continue;
    if (!slugsFor(`${name} (${department.code})`).includes(slug)) lost.push(slug);
  }
  expect(lost).toEqual([]);
});

test('at most seven places are suggested, each once', () => {
  for (const typed of ['s', 'st', 'a', '7', '97', 'saint', 'la', '51300', 'vi', 'e']) {
    const slugs = slugsFor(typed);
    expect(slugs).toHaveLength(7);
    expect(new Set(slugs).size).toBe(7);
  }
});

test.each([
  '',
  ' ',
  '\u0000\u0007\n',
  '()',
  '(.*)+$',
  '[',
  '\\',
  '%_',
  '__proto__',
  'constructor',
  'toString',
  "'; drop table",
  '<script>',
  '🩺',
  'Медицина',
  '123456',
  '00000',
  'q'.repeat(100),
  'paris'.repeat(10_000),
  '\ud800',
])('%j suggests nothing', (typed) => {
  expect(slugsFor(typed)).toEqual([]);
});
