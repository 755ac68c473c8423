import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processSingleton } from '../../runtime/process-singleton.ts';
import { foldName, RankedNames, slugOf, withoutArticle } from './names.ts';
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
  const communeOf = (row: string[]) => readCommune(row, departmentsByCode);
  const communes = rowsOf(readFileSync(join(process.cwd(), 'data/communes.tsv'))).map(communeOf);
  const communesByCode = new Map(communes.map((commune) => [commune.code, commune]));
  const byPostalCode = new Map<string, readonly Commune[]>();
  for (const commune of communes) {
    for (const code of commune.postalCodes) {
      byPostalCode.set(code, [...(byPostalCode.get(code) ?? []), commune]);
    }
  }
  for (const [postalCode, code] of Object.entries(wholeCityCodes)) {
    const city = communesByCode.get(code);
    if (city) byPostalCode.set(postalCode, [city]);
  }
  const communesOf = (postalCode: string) => byPostalCode.get(postalCode) ?? [];
  const arrondissements = rowsOf(readFileSync(join(process.cwd(), 'data/arrondissements.tsv')))
    .map(communeOf)
    .flatMap((place) =>
      communesOf(place.postalCodes[0] ?? '').map((commune) => ({ place, commune })),
    );
  const former = rowsOf(readFileSync(join(process.cwd(), 'data/former-communes.tsv')));
  const onlyCommunes = new Map(
    departmentRows.map(([department, , , , code = '']) => [department, communesByCode.get(code)]),
  );
  const territories = [...regions, ...departments];
  const territoryNames = new RankedNames(
    territories.map(({ name }) => foldName(name)),
    territories,
  );
  // Departments come after regions: the slug of an overseas region is that of its department.
  const places = [...communes, ...arrondissements.map(({ place }) => place), ...territories];
  const bySlug = new Map<string, Place>(places.map((place) => [place.slug, place]));
  const otherNames = new Map(
    rowsOf(readFileSync(join(process.cwd(), 'data/other-names.tsv'))).map(
      ([name = '', slugs = '', isRegion]) => [foldName(name), { name, slugs, isRegion }],
    ),
  );
  const placesOfOtherName = (name: string): Place[] => {
    const slugs = otherNames.get(name)?.slugs.split(' ') ?? [];
    return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  };

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
      former.map(([, name = '']) => foldName(name)),
      former.map(([code = '']) => communesByCode.get(code)),
    ),
    /** What people call places, by folded name, with the slugs of those, between spaces. */
    otherNames,

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

    /** The places of another, folded name; for a former region, that of today and its departments. */
    placesOfOtherName,

    /** The places with another name that begins so. */
    placesOfOtherPrefix(words: string): Place[] {
      const names = [...otherNames.keys()].filter((name) => name.startsWith(words));
      return names.flatMap(placesOfOtherName);
    },

    /** The region until 2015 of a folded name, and that of today with its area; `null` for another name. */
    formerRegion(folded: string) {
      const former = otherNames.get(folded);
      const [region] = placesOfOtherName(folded);
      return former?.isRegion && region ? { name: former.name, region } : null;
    },

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
function rowsOf(file: Buffer): string[][] {
  const lines = file.toString('utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}

function territory(code = '', name = '', population = '') {
  return { code, slug: slugOf(name), name, population: Number(population) };
}

function byPopulation(one: Place, other: Place): number {
  return other.population - one.population;
}

function readCommune(row: string[], departments: ReadonlyMap<string, Department>): Commune {
  const [code = '', name = '', postalCodes = '', population, latitude, longitude, elides] = row;
  const department = departments.get(departmentOf(code));
  if (department === undefined) throw new RangeError(`No department of the commune ${code}`);
  return {
    kind: 'commune',
    code,
    slug: `${slugOf(name)}-${department.code.toLowerCase()}`,
    name,
    department,
    postalCodes: postalCodes.split(' '),
    population: Number(population),
    centre: latitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null,
    elides: elides === '1',
  };
}
