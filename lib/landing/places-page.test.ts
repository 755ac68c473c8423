import { describe, expect, test } from '@jest/globals';
import { pagesOf, type Sample, specialties } from './landing.fixture';
import { levelAt, levelInWords, levelsOf, placesPage } from './places-page';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const sample: Sample = [
  ['Quimper', 1, 4],
  ['Brest', 2, 1],
  ['Rennes', 1, 1],
  ['Paris', 1, 2],
  ['Saint-Denis', 1, 1],
];
const pageOf = (ads: Sample) => placesPage(pagesOf(ads), specialties);
const page = pageOf(sample);
const drawn = (code: string) => page.drawn.find((department) => department.code === code);

test('the lead says how many ads there are, and in how many departments', () => {
  expect(plain(page.lead)).toMatch(/^9 annonces de remplacement dans 4 départements\./);
  expect(pageOf([]).lead).toBe('Aucune annonce n’est en ligne pour le moment.');
});

describe('the map', () => {
  test('draws all 101 departments, by name', () => {
    expect(page.drawn).toHaveLength(101);
    const names = page.drawn.map(({ label }) => label.split(',', 1).join());
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'fr')));
  });

  test('a department with ads is a link that says how many, any other is none', () => {
    expect(drawn('29')).toMatchObject({ href: '/annonces/lieu/finistere', level: 3 });
    expect(plain(drawn('29')?.label ?? '')).toBe('Finistère, 5 annonces');
    expect(plain(drawn('35')?.label ?? '')).toBe('Ille-et-Vilaine, 1 annonce');
    expect(drawn('75')).toMatchObject({ href: '/annonces/lieu/paris-75', level: 2 });
    expect(drawn('48')).toMatchObject({ label: 'Lozère, aucune annonce', href: null, level: 0 });
  });

  test('its legend says each shade in words', () => {
    expect(page.legend.map(({ level, words }) => `${level} ${plain(words)}`)).toEqual([
      '0 Aucune annonce',
      '1 1 annonce',
      '2 2 à 4 annonces',
      '3 5 annonces et plus',
    ]);
  });
});

describe('the list', () => {
  test('has every department with ads below its region, and names the others', () => {
    const brittany = page.regions.find(({ name }) => name === 'Bretagne');
    expect(brittany).toMatchObject({
      href: '/annonces/lieu/bretagne',
      departments: [
        { name: 'Finistère', href: '/annonces/lieu/finistere', count: 5 },
        { name: 'Ille-et-Vilaine', href: '/annonces/lieu/ille-et-vilaine', count: 1 },
      ],
    });
    expect(brittany?.without).toBe('Sans annonce en ce moment\u00a0: Côtes-d’Armor et Morbihan.');
    expect(page.regions.find(({ name }) => name === 'Corse')).toMatchObject({
      href: null,
      departments: [],
    });
  });

  test('has the thirteen regions, then what is overseas', () => {
    expect(page.regions.map(({ name }) => name)).toHaveLength(14);
    expect(page.regions.at(-1)).toMatchObject({
      name: 'Outre-mer',
      href: null,
      departments: [{ name: 'La Réunion', href: '/annonces/lieu/la-reunion', count: 1 }],
    });
    expect(page.regions.at(-1)?.without).not.toContain('Polynésie');
  });

  test('has the towns and the specialties in departments that have a page', () => {
    expect(page.towns.map(({ name }) => name)).toEqual(['Paris', 'Quimper']);
    expect(page.pairs.map(({ name }) => name)).toEqual(['Médecine générale dans le Finistère']);
  });
});

describe('the shades, seven at most', () => {
  test.each([
    [[], ['1 annonce et plus']],
    [[0, 0, 3], ['1 annonce et plus']],
    [[1, 1, 1], ['1 annonce et plus']],
    [
      [1, 1, 2, 3, 4, 8, 9, 40],
      [
        '1 annonce',
        '2 annonces',
        '3 annonces',
        '4 à 7 annonces',
        '8 annonces',
        '9 annonces et plus',
      ],
    ],
    [
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
      [
        ...[1, 3, 5, 7, 9, 11].map((from) => `${from} à ${from + 1} annonces`),
        '13 annonces et plus',
      ],
    ],
  ])('of %j', (counts, words) => {
    expect(levelsOf(counts).map(levelInWords).map(plain)).toEqual(words);
  });

  test('a count is at the last level that it reaches', () => {
    const levels = levelsOf([1, 1, 2, 3, 4, 8, 9, 40]);
    expect([0, 1, 3, 8, 9, 1_000].map((count) => levelAt(count, levels))).toEqual([
      0, 1, 3, 5, 6, 6,
    ]);
  });
});
