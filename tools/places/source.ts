import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

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

export type SourceCommune = z.infer<typeof commune>;

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
