import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { foldName } from '../../lib/places/gazetteer/names';
import { type Centroids, makeTables, readPackage } from './build';

const source = readPackage();
const current = source.communes.filter(({ type }) => type === 'commune-actuelle');
const files = ['regions', 'departments', 'communes', 'arrondissements', 'former-communes'];
const committed = Object.fromEntries(
  files.map((name) => [`${name}.tsv`, readFileSync(`data/${name}.tsv`, 'utf8')]),
);
const rowsOf = (name: string) =>
  (committed[name] ?? '')
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split('\t'));

/** The centroids that the committed table was made with. */
const centroids: Centroids = new Map(
  rowsOf('communes.tsv').flatMap(([code = '', , , , latitude, longitude]) =>
    latitude ? [[code, [Number(latitude), Number(longitude)]]] : [],
  ),
);

test('the committed tables are those of the package', () => {
  expect(makeTables(source, centroids)).toEqual(committed);
});

test('37 590 rows of four kinds', () => {
  const counts = new Map<string, number>();
  for (const { type } of source.communes) counts.set(type, (counts.get(type) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toEqual({
    'commune-actuelle': 34_969,
    'commune-deleguee': 2_105,
    'commune-associee': 471,
    'arrondissement-municipal': 45,
  });
});

test('every commune but the six of the territories where nobody lives, in the order of population', () => {
  const communes = rowsOf('communes.tsv');
  expect(communes).toHaveLength(34_969 - 6);
  expect(communes.filter(([code]) => /^98[49]/.test(code ?? ''))).toEqual([]);
  const populations = communes.map(([, , , population]) => Number(population));
  expect(populations).toEqual(populations.toSorted((a, b) => b - a));
  expect(communes.every((columns) => columns.length === 7)).toBe(true);
});

test('107 departments and collectivities, 18 regions, 45 arrondissements', () => {
  expect(rowsOf('departments.tsv')).toHaveLength(107);
  expect(rowsOf('regions.tsv')).toHaveLength(18);
  expect(rowsOf('arrondissements.tsv')).toHaveLength(45);
});

test('6 310 postal codes: 4 205 have several communes, 51300 has 46; 387 communes have several', () => {
  const served = new Map<string, number>();
  // Clipperton has one that is not in the table.
  const communes = source.communes.filter(({ type }) => type === 'commune-actuelle');
  for (const { codesPostaux } of communes) {
    for (const code of codesPostaux) served.set(code, (served.get(code) ?? 0) + 1);
  }
  expect(served.size).toBe(6_310);
  expect([...served.values()].filter((count) => count > 1)).toHaveLength(4_205);
  expect(served.get('51300')).toBe(46);
  expect(communes.filter(({ codesPostaux }) => codesPostaux.length > 1)).toHaveLength(387);
  expect(communes.filter(({ codesPostaux }) => codesPostaux.length === 0)).toHaveLength(5);
});

test('34 868 communes have a centre: 34 864 under their code, 4 under a former one', () => {
  expect(centroids.size).toBe(34_868);
  for (const code of ['12218', '14581', '49126', '69114']) expect(centroids.has(code)).toBe(true);
});

test('a commune takes the centre of a former code', () => {
  const tables = makeTables(source, new Map([['49069', [47.3, -1.2]]]));
  expect(tables['communes.tsv']).toMatch(/^49126\tOrée d’Anjou\t.*\t47\.3\t-1\.2\t1$/m);
});

test('every former commune is part of a present commune', () => {
  const names = new Map(rowsOf('communes.tsv').map(([code, name = '']) => [code, foldName(name)]));
  const former = rowsOf('former-communes.tsv');
  expect(former.length).toBeGreaterThan(6_000);
  expect(former.filter(([code]) => !names.has(code))).toEqual([]);
  expect(former.filter(([code, name = '']) => names.get(code) === foldName(name))).toEqual([]);
  expect(new Set(former.map(([code, name = '']) => `${code} ${foldName(name)}`)).size).toBe(
    former.length,
  );
});

test.each([
  // Merged: delegated communes, communes that are none, one merger after another.
  ['Lomme', '59350'],
  ['Évry', '91228'],
  ['Courcouronnes', '91228'],
  ['Juillaguet', '16082'],
  ['Beaumont-la-Chartre', '72027'],
  // Renamed.
  ['Châlons-sur-Marne', '51108'],
])('%s is in %s today', (name, code) => {
  const codes = rowsOf('former-communes.tsv').filter(([, former]) => former === name);
  expect(codes[0]?.[0]).toBe(code);
});

test('every code of the history leads to a commune of today', () => {
  const codes = new Set(current.flatMap(({ code, anciensCodes }) => [code, ...anciensCodes]));
  expect(source.history.length).toBeGreaterThan(49_000);
  expect(source.history.filter(({ code }) => !codes.has(code))).toEqual([]);
});

test('apostrophes are typographic, and names have no spaces around', () => {
  const names = files.flatMap((name) => rowsOf(`${name}.tsv`).map(([, second]) => second ?? ''));
  expect(names.filter((name) => name === '' || name.trim() !== name || /['\n]/.test(name))).toEqual(
    [],
  );
});

const prefixOf = (code: string) => code.slice(0, /^9[78]/.test(code) ? 3 : 2);

test('a code is not unique: 584 delegated or associated communes share one with a present commune', () => {
  const codes = new Set(current.map(({ code }) => code));
  const former = source.communes.filter(({ chefLieu }) => chefLieu !== undefined);
  expect(former.filter(({ code }) => codes.has(code))).toHaveLength(584);
  const elsewhere = former.filter(({ code, departement }) => prefixOf(code) !== departement);
  expect(elsewhere).toHaveLength(5);
  expect(elsewhere.find(({ code }) => code === '02285')?.departement).toBe('59');
});

test('the code of every present commune begins with its department', () => {
  expect(current.filter(({ code, departement }) => prefixOf(code) !== departement)).toEqual([]);
});

test('26 communes have a postal code of another department, 16 codes are of two departments', () => {
  const isElsewhere = (postalCode: string, department: string) =>
    prefixOf(postalCode) !== (/^2[AB]$/.test(department) ? '20' : department);
  const communes = current.filter(({ codesPostaux, departement }) =>
    codesPostaux.some((code) => isElsewhere(code, departement)),
  );
  expect(communes).toHaveLength(26);
  const departments = new Map<string, Set<string>>();
  for (const { codesPostaux, departement } of current) {
    for (const code of codesPostaux) {
      departments.set(code, (departments.get(code) ?? new Set()).add(departement));
    }
  }
  expect([...departments.values()].filter(({ size }) => size > 1)).toHaveLength(16);
});

test('1 482 names are of 3 774 communes; in a department only those repeat that differ in parentheses', () => {
  const count = (keys: string[]) => {
    const counts = new Map<string, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return [...counts].filter(([, times]) => times > 1);
  };
  // Accents and hyphens apart.
  const repeated = count(current.map(({ nom }) => foldName(nom)));
  expect(repeated).toHaveLength(1_482);
  expect(repeated.reduce((sum, [, times]) => sum + times, 0)).toBe(3_774);
  expect(count(current.map(({ nom, departement }) => `${nom} ${departement}`))).toEqual([]);
  const bare = current.map(({ nom, departement }) => `${nom.split(' (')[0]} ${departement}`);
  expect(count(bare).map(([name]) => name)).toEqual([
    'Bors 16',
    'Château-Chinon 58',
    'Castillon 64',
  ]);
});

test('the codes of all 26 regions are codes of departments too', () => {
  const codes = new Set(source.departments.map(({ code }) => code));
  expect(source.regions).toHaveLength(26);
  expect(source.regions.filter(({ code }) => !codes.has(code))).toEqual([]);
});

test('the postal codes of Corsica tell its departments apart', () => {
  const prefixes = new Set(
    current
      .filter(({ departement }) => /^2[AB]$/.test(departement))
      .flatMap(({ codesPostaux, departement }) =>
        codesPostaux.map((code) => `${code.slice(0, 3)} ${departement}`),
      ),
  );
  expect([...prefixes].sort()).toEqual(['200 2A', '201 2A', '202 2B', '206 2B']);
});
