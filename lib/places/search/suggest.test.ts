import { describe, expect, test } from '@jest/globals';
import { gazetteer } from '../gazetteer/gazetteer';
import { suggestPlaces } from './suggest';

const places = gazetteer();
const slugsFor = (typed: string) => suggestPlaces(places, typed).map(({ slug }) => slug);

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
  // What is known of a code, a department and a name.
  ['34280 Carnon', ['la-grande-motte-34']],
  ['Carnon, Hérault', ['herault']],
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
  test('an exact name, then names that begin so, then names with such a word', () => {
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

  test('regions, departments, communes', () => {
    expect(slugsFor('bretagne').slice(0, 3)).toEqual(['bretagne', 'bretagne-90', 'bretagne-36']);
    expect(slugsFor('mayenne').slice(0, 2)).toEqual(['mayenne', 'mayenne-53']);
    expect(slugsFor('norman')[0]).toBe('normandie');
  });

  test('in a kind the largest first', () => {
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

  test('a department by its number, then its communes', () => {
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
  for (let row = 0; row < places.communes.size; row += 50) {
    const { name, slug, department } = places.communes.at(row);
    if (['977', '978'].includes(department.code)) continue;
    if (!slugsFor(`${name} (${department.code})`).includes(slug)) lost.push(slug);
  }
  expect(lost).toEqual([]);
});

test('at most seven, each once', () => {
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
