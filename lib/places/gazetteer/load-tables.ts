import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type TableName = 'regions' | 'departments' | 'communes' | 'arrondissements' | 'former-communes';

/** The tables of `data/`, in UTF-8 (tools/places/tables.ts says what their columns are). */
export type Tables = Record<TableName, Buffer>;

/**
 * Reads the tables. Each path is a literal, so that the build traces the file into whatever reads it. A client component
 * that imports this does not build: browsers have no `node:fs`.
 */
export function loadTables(): Tables {
  return {
    regions: readFileSync(join(process.cwd(), 'data/regions.tsv')),
    departments: readFileSync(join(process.cwd(), 'data/departments.tsv')),
    communes: readFileSync(join(process.cwd(), 'data/communes.tsv')),
    arrondissements: readFileSync(join(process.cwd(), 'data/arrondissements.tsv')),
    'former-communes': readFileSync(join(process.cwd(), 'data/former-communes.tsv')),
  };
}
