import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processSingleton } from '../../runtime/process-singleton.ts';
import { foldNames, RankedNames, slugOf, withoutArticle } from './names.ts';
import { type Commune, type Department, foldedNameOf, type Place, type Region } from './place.ts';
import { departmentOf, wholeCityCodes } from './postal-code.ts';

/** The gazetteer: every commune, department and region of France, read once for the process when it is first needed. */
export function gazetteer() {
  return processSingleton('gazetteer', loadGazetteer);
}

// Each path is a literal, so that the build traces the file. `tools/places/build.ts` has the columns.

function loadGazetteer() {
  const regions = rowsOf(readFileSync(join(process.cwd(), 'data/regions.tsv')))
    .map(([code, name, population]): Region => {
      return { kind: 'region', ...territory(code, name, population) };
    })
    .sort(byPopulation);
  const departmentRows = rowsOf(readFileSync(join(process.cwd(), 'data/departments.tsv')));
  const departments = departmentRows
    .map(([code, name, regionCode, population]): Department => {
      const region = regions.find((one) => one.code === regionCode) ?? null;
      return { kind: 'department', region, ...territory(code, name, population) };
    })
    .sort(byPopulation);
  const departmentsByCode = new Map(departments.map((one) => [one.code, one]));
  const communes = readCommunes(
    readFileSync(join(process.cwd(), 'data/communes.tsv')),
    departmentsByCode,
  );
  const communesByCode = new Map(communes.map((commune) => [commune.code, commune]));
  const byPostalCode = new Map<string, readonly Commune[]>();
  for (const commune of communes) {
    for (const code of commune.postalCodes) {
      byPostalCode.set(code, [...(byPostalCode.get(code) ?? []), commune]);
    }
  }
  for (const [postalCode, code] of Object.entries(wholeCityCodes)) {
    byPostalCode.set(
      postalCode,
      communes.filter((commune) => commune.code === code),
    );
  }
  const communesOf = (postalCode: string) => byPostalCode.get(postalCode) ?? [];
  const arrondissements = readCommunes(
    readFileSync(join(process.cwd(), 'data/arrondissements.tsv')),
    departmentsByCode,
  ).flatMap((place) =>
    communesOf(place.postalCodes[0] ?? '').map((commune) => ({ place, commune })),
  );
  const former = rowsOf(readFileSync(join(process.cwd(), 'data/former-communes.tsv')));
  const onlyCommunes = new Map(
    departmentRows.map(([department, , , , code = '']) => [department, communesByCode.get(code)]),
  );
  const territories = [...regions, ...departments];
  const territoryNames = new RankedNames(
    foldNames(territories.map(({ name }) => name)),
    territories,
  );
  // Departments come after regions: the slug of an overseas region is that of its department.
  const places = [...communes, ...arrondissements.map(({ place }) => place), ...territories];
  const bySlug = new Map<string, Place>(places.map((place) => [place.slug, place]));

  return {
    /** Sorted by population, as are the departments and the communes. */
    regions,
    departments,
    communes,
    /** The regions, then the departments. */
    territories,
    /** Arrondissements of Paris, Lyon and Marseille, and the commune of each. */
    arrondissements,
    territoryNames,
    communeNames: new RankedNames(communes.map(foldedNameOf), communes),
    /** The communes of today by names that they, or parts of them, have had. */
    formerNames: new RankedNames(
      foldNames(former.map(([, name = '']) => name)),
      former.map(([code = '']) => communesByCode.get(code)),
    ),

    bySlug: (slug: string): Place | null => bySlug.get(slug) ?? null,
    communeByCode: (code: string): Commune | null => communesByCode.get(code) ?? null,
    departmentByCode: (code: string): Department | null => departmentsByCode.get(code) ?? null,

    /** The communes that a postal code serves, the largest first; none for one of CEDEX. */
    communesOf,

    /** The communes with a postal code that begins so, the largest first. */
    communesOfPrefix(prefix: string): Commune[] {
      const codes = [...byPostalCode.keys()].filter((code) => code.startsWith(prefix));
      return [...new Set(codes.flatMap(communesOf))].sort(byPopulation);
    },

    /** The regions, then departments, of a folded name, with or without its article. */
    territoriesOf: (name: string) => [...territoryNames.find([withoutArticle(name)], 'exact')],

    /** The place that stands for others of the same area: a department for its region, or its only commune. */
    preferred(place: Place): Place {
      if (place.kind === 'region') return bySlug.get(place.slug) ?? place;
      const department = place.kind === 'department' ? place : place.department;
      const commune = onlyCommunes.get(department.code);
      if (commune === undefined) return place;
      return commune.centre === null ? department : commune;
    },
  };
}

/** The rows of a table of `data/`, each with its columns. */
export function rowsOf(file: Buffer): string[][] {
  const lines = file.toString('utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}

function territory(code = '', name = '', population = '') {
  return { code, slug: slugOf(name), name, population: Number(population) };
}

function byPopulation(one: Place, other: Place): number {
  return other.population - one.population;
}

function readCommunes(file: Buffer, departments: ReadonlyMap<string, Department>): Commune[] {
  const rows = rowsOf(file);
  const names = foldNames(rows.map(([, name = '']) => name));
  return rows.map((row, index) => {
    const [code = '', name = '', postalCodes = '', population, latitude, longitude, elides] = row;
    const department = departments.get(departmentOf(code));
    if (department === undefined) throw new RangeError(`No department of the commune ${code}`);
    return {
      kind: 'commune',
      code,
      slug: `${names[index]} ${department.code.toLowerCase()}`.replaceAll(' ', '-'),
      name,
      department,
      postalCodes: postalCodes.split(' '),
      population: Number(population),
      centre: latitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null,
      elides: elides === '1',
    };
  });
}
