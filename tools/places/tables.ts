import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { fold, typeset } from '../../lib/french/text.ts';
import { foldName } from '../../lib/places/gazetteer/fold-name.ts';

/** Latitude and longitude, in degrees, by INSEE code. */
export type Centroids = ReadonlyMap<string, readonly [latitude: number, longitude: number]>;

const commune = z.object({
  code: z.string(),
  nom: z.string(),
  type: z.enum([
    'commune-actuelle',
    'commune-deleguee',
    'commune-associee',
    'arrondissement-municipal',
  ]),
  departement: z.string(),
  region: z.string(),
  /** How INSEE links « de » to the name: 1 is « d’ ». Overseas collectivities have none. */
  typeLiaison: z.number().optional(),
  codesPostaux: z.array(z.string()).default([]),
  population: z.number().default(0),
  anciensCodes: z.array(z.string()).default([]),
  chefLieu: z.string().optional(),
});
const department = z.object({ code: z.string(), nom: z.string(), region: z.string() });
const region = z.object({ code: z.string(), nom: z.string() });

/** A name that a commune had under a code at some time since 1943. */
const formerName = z.object({ code: z.string(), nom: z.string() });

type SourceCommune = z.infer<typeof commune>;

/**
 * What the package `@etalab/decoupage-administratif` says of France, and what a version of 2019, the last that
 * has it, says of the history of communes. Whatever has merged since is in `anciensCodes` of the present ones.
 */
export function readPackage() {
  const require = createRequire(import.meta.url);
  return {
    communes: z.array(commune).parse(require('@etalab/decoupage-administratif/data/communes.json')),
    departments: z
      .array(department)
      .parse(require('@etalab/decoupage-administratif/data/departements.json')),
    regions: z.array(region).parse(require('@etalab/decoupage-administratif/data/regions.json')),
    history: z
      .array(formerName)
      .parse(require('decoupage-administratif-2019/data/historique-communes.json')),
  };
}

/** Reads centroids: a line of titles, then code, latitude and longitude, with tabs between them. */
export function readCentroids(path: string): Centroids {
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
 * Centres of the arrondissements of Paris, Lyon and Marseille, to a hundredth of a degree, written down by hand: the file
 * of centroids has none of them.
 */
const arrondissementCentres = readCentroids(
  fileURLToPath(new URL('arrondissements.tsv', import.meta.url)),
);

/** The French Southern and Antarctic Lands and Clipperton, where nobody lives. */
const unused = ['984', '989'];

const collator = new Intl.Collator('fr');

/**
 * The files of `data/`, by name: one place a line, its columns between tabs. Communes are in the order
 * of their population, as that is how suggestions list them.
 */
export function makeTables(source: Source, centroids: Centroids): Record<string, string> {
  const communes = source.communes
    .filter(({ departement }) => !unused.includes(departement))
    .map((commune) => ({ ...commune, nom: typeset(commune.nom) }));
  const current = communes.filter(({ type }) => type === 'commune-actuelle');
  return {
    'regions.tsv': table(
      source.regions
        .filter(isRegion)
        .map(({ code, nom }) => [
          code,
          typeset(nom),
          populationOf(current.filter(({ region }) => region === code)),
        ]),
    ),
    'departments.tsv': table(
      source.departments
        .filter(({ code }) => !unused.includes(code))
        .map(({ code, nom, region }) => {
          const within = current.filter(({ departement }) => departement === code);
          const only = within.length === 1 ? within[0]?.code : '';
          const inRegion = isRegion({ code: region }) ? region : '';
          return [code, typeset(nom), inRegion, populationOf(within), only ?? ''];
        }),
    ),
    'communes.tsv': table(
      current
        .toSorted((a, b) => b.population - a.population || byText(a.code, b.code))
        .map((commune) => communeLine(commune, centreOf(commune, centroids))),
    ),
    'arrondissements.tsv': table(
      communes
        .filter(({ type }) => type === 'arrondissement-municipal')
        .map((one) => communeLine(one, arrondissementCentres.get(one.code))),
    ),
    'former-communes.tsv': table(formerCommunes(communes, current, source.history)),
  };
}

/** Overseas collectivities are among the regions too, with three digits. */
function isRegion({ code }: { code: string }): boolean {
  return code.length === 2;
}

function populationOf(communes: readonly SourceCommune[]): string {
  return `${communes.reduce((people, { population }) => people + population, 0)}`;
}

function communeLine(
  { code, nom, codesPostaux, population, typeLiaison }: SourceCommune,
  centre: readonly [number, number] | undefined,
): string[] {
  const elides = typeLiaison === undefined ? /^[aeiouy]/.test(fold(nom)) : typeLiaison === 1;
  const [latitude = '', longitude = ''] = centre ?? [];
  return [
    code,
    nom.replace(' Arrondissement', ''),
    codesPostaux.toSorted(byText).join(' '),
    `${population}`,
    `${latitude}`,
    `${longitude}`,
    elides ? '1' : '',
  ];
}

function centreOf({ code, anciensCodes }: SourceCommune, centroids: Centroids) {
  return [code, ...anciensCodes].map((one) => centroids.get(one)).find(Boolean);
}

/**
 * Names that a commune, or one that has become part of it, has had, and its own has not: those of delegated and
 * associated communes, and those of its codes since 1943.
 */
function formerCommunes(
  communes: readonly SourceCommune[],
  current: readonly SourceCommune[],
  history: Source['history'],
): string[][] {
  const successors = new Map(
    current.flatMap((commune) =>
      [commune.code, ...commune.anciensCodes].map((code) => [code, commune] as const),
    ),
  );
  const names = [
    ...communes.flatMap(({ nom, chefLieu }) => (chefLieu ? { code: chefLieu, nom } : [])),
    ...history.map(({ code, nom }) => ({ code, nom: typeset(nom) })),
  ];
  const former = new Map<string, { nom: string; successor: SourceCommune }>();
  for (const { code, nom } of names) {
    const successor = successors.get(code);
    const name = foldName(nom);
    if (successor === undefined || name === foldName(successor.nom)) continue;
    const key = `${successor.code} ${name}`;
    if (!former.has(key)) former.set(key, { nom, successor });
  }
  return [...former.values()]
    .toSorted(
      (a, b) =>
        b.successor.population - a.successor.population ||
        byText(a.successor.code, b.successor.code) ||
        collator.compare(a.nom, b.nom),
    )
    .map(({ nom, successor }) => [successor.code, nom]);
}

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function table(lines: string[][]): string {
  return `${lines.map((columns) => columns.join('\t')).join('\n')}\n`;
}
