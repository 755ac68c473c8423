/*
 * `node_modules/.bin/node tools/places/build.ts …/communes-centroids.tsv`: makes the gazetteer, the tables of `data/`,
 * of the package @etalab/decoupage-administratif and the centroids of that file (its columns: INSEE code, latitude,
 * longitude). Once a year, when the package has the communes of the new year:
 * `npm i -D -E @etalab/decoupage-administratif@…`, then this, then `npm run test:unit -- places`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { fold, typeset } from '../../lib/french/text.ts';
import { foldName } from '../../lib/places/gazetteer/names.ts';

/** Latitude and longitude, in degrees, by INSEE code. */
export type Centroids = ReadonlyMap<string, readonly [latitude: number, longitude: number]>;

const commune = z.object({
  code: z.string(),
  nom: z.string(),
  /** `commune-actuelle`, `commune-deleguee`, `commune-associee` or `arrondissement-municipal`. */
  type: z.string(),
  departement: z.string(),
  region: z.string(),
  /** How INSEE links « de » to the name: 1 is « d’ ». Overseas collectivities have none. */
  typeLiaison: z.number().optional(),
  codesPostaux: z.array(z.string()).default([]),
  population: z.number().default(0),
  anciensCodes: z.array(z.string()).default([]),
  chefLieu: z.string().optional(),
});
const region = z.object({ code: z.string(), nom: z.string() });
const department = region.extend({ region: z.string() });

type SourceCommune = z.infer<typeof commune>;
type Row = (string | number | undefined)[];

/**
 * Reads the data of the package `@etalab/decoupage-administratif`, and the history of communes since 1943 of its version
 * of 2019, the last that has it. Later mergers are in the `anciensCodes` of the present communes.
 */
export function readPackage() {
  const require = createRequire(import.meta.url);
  const read = <T>(schema: z.ZodType<T>, json: unknown) => z.array(schema).parse(json);
  return {
    communes: read(commune, require('@etalab/decoupage-administratif/data/communes.json')),
    departments: read(
      department,
      require('@etalab/decoupage-administratif/data/departements.json'),
    ),
    regions: read(region, require('@etalab/decoupage-administratif/data/regions.json')),
    history: read(region, require('decoupage-administratif-2019/data/historique-communes.json')),
  };
}

/** Reads centroids: a line of titles, then code, latitude and longitude, with tabs between them. */
function readCentroids(path: string): Centroids {
  const [, ...lines] = readFileSync(path, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [code = '', latitude, longitude] = line.split('\t');
      return [code, [Number(latitude), Number(longitude)]];
    }),
  );
}

type Source = ReturnType<typeof readPackage>;

/**
 * Centres of the arrondissements of Paris, Lyon and Marseille, to a hundredth of a degree, written down by hand: the
 * file of centroids has none of them.
 */
const arrondissementCentres = readCentroids(
  fileURLToPath(new URL('arrondissements.tsv', import.meta.url)),
);

/** The French Southern and Antarctic Lands and Clipperton, where nobody lives. */
const unused = ['984', '989'];

const collator = new Intl.Collator('fr');

/**
 * The files of `data/`, by name: one place a line, its columns between tabs. Communes are in the order of their
 * population, as suggestions list them.
 */
export function makeTables(source: Source, centroids: Centroids): Record<string, string> {
  const communes = source.communes
    .filter(({ departement }) => !unused.includes(departement))
    .map((commune) => ({ ...commune, nom: typeset(commune.nom) }))
    .sort((a, b) => b.population - a.population || (a.code < b.code ? -1 : 1));
  const current = communes.filter(({ type }) => type === 'commune-actuelle');
  return {
    'regions.tsv': table(
      source.regions.filter(isRegion).map(({ code, nom }) => {
        const within = current.filter(({ region }) => region === code);
        return [code, typeset(nom), populationOf(within)];
      }),
    ),
    'departments.tsv': table(
      source.departments
        .filter(({ code }) => !unused.includes(code))
        .map(({ code, nom, region }) => {
          const within = current.filter(({ departement }) => departement === code);
          const only = within.length === 1 ? within[0]?.code : '';
          const inRegion = isRegion({ code: region }) ? region : '';
          return [code, typeset(nom), inRegion, populationOf(within), only];
        }),
    ),
    'communes.tsv': table(
      current.map((commune) => communeRow(commune, centreOf(commune, centroids))),
    ),
    'arrondissements.tsv': table(
      source.communes
        .filter(({ type }) => type === 'arrondissement-municipal')
        .map((one) => communeRow(one, arrondissementCentres.get(one.code))),
    ),
    'former-communes.tsv': table(formerCommunes(communes, current, source.history)),
  };
}

/** Whether a region is not an overseas collectivity, whose code has three digits. */
function isRegion({ code }: { code: string }): boolean {
  return code.length === 2;
}

function populationOf(communes: readonly SourceCommune[]): number {
  return communes.reduce((people, { population }) => people + population, 0);
}

/** Postal codes that the package leaves out, by INSEE code: that of Carnon, in Mauguio. */
const addedCodes: Record<string, readonly string[]> = { '34154': ['34280'] };

function communeRow(
  { code, nom, codesPostaux, population, typeLiaison }: SourceCommune,
  [latitude, longitude]: readonly number[] = [],
): Row {
  const elides = typeLiaison === undefined ? /^[aeiouy]/.test(fold(nom)) : typeLiaison === 1;
  const name = typeset(nom).replace(' Arrondissement', '');
  const postalCodes = [...codesPostaux, ...(addedCodes[code] ?? [])].toSorted().join(' ');
  return [code, name, postalCodes, population, latitude, longitude, elides ? '1' : ''];
}

function centreOf({ code, anciensCodes }: SourceCommune, centroids: Centroids) {
  return [code, ...anciensCodes].map((one) => centroids.get(one)).find(Boolean);
}

/**
 * Former names of the present communes and of those that have become part of them: the names of delegated and
 * associated communes, and the names of their codes since 1943.
 */
function formerCommunes(
  communes: readonly SourceCommune[],
  current: readonly SourceCommune[],
  history: Source['history'],
): Row[] {
  const successors = new Map(
    current.flatMap((commune) => {
      const successor = { commune, former: new Map([[foldName(commune.nom), commune.nom]]) };
      return [commune.code, ...commune.anciensCodes].map((code) => [code, successor] as const);
    }),
  );
  const delegated = communes.flatMap(({ nom, chefLieu }) =>
    chefLieu ? { code: chefLieu, nom } : [],
  );
  for (const { code, nom } of [...delegated, ...history]) {
    const former = successors.get(code)?.former;
    if (!former?.has(foldName(nom))) former?.set(foldName(nom), typeset(nom));
  }
  return current.flatMap(({ code }) => {
    // The first is the present name.
    const [, ...names] = successors.get(code)?.former.values() ?? [];
    return names.sort(collator.compare).map((nom) => [code, nom]);
  });
}

function table(rows: Row[]): string {
  return rows.map((columns) => `${columns.join('\t')}\n`).join('');
}

if (import.meta.main) {
  const [, , path] = process.argv;
  if (path === undefined) throw new Error('Which file has the centroids?');
  for (const [name, text] of Object.entries(makeTables(readPackage(), readCentroids(path)))) {
    writeFileSync(new URL(`../../data/${name}`, import.meta.url), text);
    console.log(`data/${name}: ${text.split('\n').length - 1} lines, ${text.length} characters`);
  }
}
