import { describe, expect, test } from '@jest/globals';
import type { Ad } from '@/lib/ads/ad';
import { countsOf, type Sample, specialties } from './landing.fixture';
import { figuresCsv, figuresOf, regionsMap, sortFigures, usualPhrases } from './observatory';
import { formatFigureOrder, parseFigureOrder } from './observatory-url';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const percent = (retrocession_percentage: number): Partial<Ad> => ({
  remuneration_type: 'retrocession',
  retrocession_percentage,
});
const forfait = (
  forfait_amount: number,
  forfait_timespan: Ad['forfait_timespan'] = 'day',
): Partial<Ad> => ({ remuneration_type: 'forfait', forfait_amount, forfait_timespan });
const by = (last_name: string): Partial<Ad> => ({
  user: {
    first_name: 'Léa',
    last_name,
    user_type: 'doctor',
    profile: { location: { name: null } },
  },
});

const figures = (sample: Sample) => figuresOf(countsOf(sample), specialties);
/** The figures of general practice in Brittany. */
const brittany = (sample: Sample) =>
  figures(sample).find(
    (row) => row.region === 'Bretagne' && row.specialite === 'Médecine générale',
  );

describe('usual pay', () => {
  test('is a median of five amounts at least', () => {
    const four: Sample = [60, 70, 80, 90].map((amount) => ['Brest', 1, 1, percent(amount)]);
    const others: Sample = [['Rennes', 1, 1]];
    expect(brittany([...four, ...others])?.retrocession).toEqual({
      count: 4,
      median: null,
      quartiles: null,
    });
    expect(brittany([...four, ['Rennes', 1, 1, percent(75)]])?.retrocession.median).toBe(75);
    const six: Sample = [...four, ['Brest', 1, 2, percent(80)]];
    expect(brittany(six)?.retrocession.median).toBe(80);
  });

  test('never mixes percentages and euros, and pays a day of a week a fifth', () => {
    const row = brittany([
      ['Brest', 1, 5, percent(80)],
      ['Brest', 1, 5, forfait(3_000, 'week')],
      ['Brest', 1, 5, { retrocession_percentage: 10, forfait_amount: 1 }],
    ]);
    expect(row).toMatchObject({
      annonces: 15,
      retrocession: { count: 5, median: 80 },
      forfait: { count: 5, median: 600 },
    });
  });

  test('is of three owners, none of whom has more than half of the ads', () => {
    const owners = (...counts: number[]): Sample =>
      counts.map((count, at) => ['Brest', 1, count, { ...percent(70), ...by(`Nom ${at}`) }]);
    const medianOf = (sample: Sample) => brittany(sample)?.retrocession.median;
    expect(medianOf(owners(3, 3))).toBeNull();
    expect(medianOf(owners(4, 2, 1))).toBeNull();
    expect(medianOf(owners(3, 2, 1))).toBe(70);
  });

  test('has quartiles from twenty amounts on, as spreadsheets compute them', () => {
    const amounts = (count: number): Sample =>
      Array.from({ length: count }, (_, at) => ['Brest', 1, 1, forfait(100 * (at + 1))]);
    expect(brittany(amounts(19))?.forfait.quartiles).toBeNull();
    expect(brittany(amounts(20))?.forfait).toEqual({
      count: 20,
      median: 1_050,
      quartiles: [575, 1_525],
    });
  });
});

const sample: Sample = [
  ['Quimper', 1, 6, percent(80)],
  ['Paris', 2, 5, forfait(650)],
  ['Paris', 1, 4, percent(70)],
];
const namesOf = (rows: ReturnType<typeof figures>) =>
  rows.map(({ region, specialite, annonces }) => `${region}, ${specialite} ${annonces}`);

test('rows are of France, each region, and each specialty there from five ads on', () => {
  const names = namesOf(figures(sample));
  expect(names.filter((name) => !name.endsWith(' 0'))).toEqual([
    'France, Toutes les spécialités 15',
    'France, Médecine générale 10',
    'France, Pédiatrie 5',
    'Bretagne, Toutes les spécialités 6',
    'Bretagne, Médecine générale 6',
    'Île-de-France, Toutes les spécialités 9',
    'Île-de-France, Pédiatrie 5',
  ]);
  expect(names).toContain('Corse, Toutes les spécialités 0');
  const few = namesOf(figures([['Brest', 1, 4]]));
  expect(few[0]).toBe('France, Toutes les spécialités 4');
  expect(few.join()).not.toContain('Médecine générale');
});

describe('the order', () => {
  const first = (order: Parameters<typeof sortFigures>[1]) =>
    namesOf(sortFigures(figures(sample), order)).slice(0, 3);

  test('of names is that of the alphabet, all before each', () => {
    expect(first('specialite')).toEqual([
      'France, Toutes les spécialités 15',
      'Auvergne-Rhône-Alpes, Toutes les spécialités 0',
      'Bourgogne-Franche-Comté, Toutes les spécialités 0',
    ]);
  });

  test('of figures has the largest first, what is not usual last', () => {
    expect(first('annonces')).toEqual([
      'France, Toutes les spécialités 15',
      'France, Médecine générale 10',
      'Île-de-France, Toutes les spécialités 9',
    ]);
    const sorted = sortFigures(figures(sample), 'forfait');
    expect(sorted.map(({ forfait }) => forfait.median).slice(0, 5)).toEqual([
      ...[650, 650, 650, 650, null],
    ]);
  });

  test('is in the query, the default is not', () => {
    const read = (query: string) => parseFigureOrder(new URLSearchParams(query));
    expect(['', 'tri=forfait', 'tri=x', 'tri='].map(read)).toEqual([
      'region',
      'forfait',
      'region',
      'region',
    ]);
    expect([formatFigureOrder('region'), formatFigureOrder('annonces')]).toEqual([
      '',
      'tri=annonces',
    ]);
  });
});

test('phrases say what is usual for specialties in regions, the most ads first', () => {
  expect(usualPhrases(figures(sample)).map(plain)).toEqual([
    'En Bretagne, médecine générale : 80 % habituels',
    'En Île-de-France, pédiatrie : 650 € par jour habituels',
  ]);
});

test('the map has each department in the shade of its region', () => {
  const { drawn, legend } = regionsMap(figures(sample));
  expect(drawn).toHaveLength(101);
  const of = (code: string) => drawn.find((department) => department.code === code);
  expect(of('35')).toMatchObject({ label: 'Bretagne, 6 annonces', href: null });
  expect(of('35')?.level).toBe(of('29')?.level);
  expect(of('77')?.level).toBeGreaterThan(of('29')?.level ?? 0);
  expect(of('2A')).toMatchObject({ label: 'Corse, aucune annonce', level: 0 });
  expect(plain(legend[0]?.words ?? '')).toBe('Aucune annonce');
});

describe('the file for spreadsheets', () => {
  const day = '2026-12-01';

  test('has a byte order mark, semicolons, decimal commas and a line for each row', () => {
    const rows: Sample = [
      ['Brest', 1, 3, percent(80)],
      ['Brest', 1, 3, percent(85)],
    ];
    const csv = figuresCsv(figures(rows), day);
    expect(csv.startsWith('\ufeffJour;Région;Spécialité;Annonces ouvertes;')).toBe(true);
    expect(csv.endsWith('\r\n')).toBe(true);
    const lines = csv.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + figures(rows).length);
    expect(lines).toContain('2026-12-01;Bretagne;Médecine générale;6;6;82,5;;;0;;;');
    expect(new Set(lines.map((line) => line.split(';').length))).toEqual(new Set([12]));
  });

  test.each([
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@x', "'@x"],
    ['\t=1', "'\t=1"],
    ['a;b', '"a;b"'],
    ['a\r\nb', '"a\r\nb"'],
  ])('a name that is a formula, or has a separator, is text: %j', (name, cell) => {
    const counts = countsOf([['Brest', 1, 5]]);
    expect(figuresCsv(figuresOf(counts, [{ id: 1, name }]), day)).toContain(
      `2026-12-01;Bretagne;${cell};5;0;;;;0;;;`,
    );
  });
});
