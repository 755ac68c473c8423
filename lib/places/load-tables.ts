import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type TableName = 'regions' | 'departments' | 'communes' | 'arrondissements' | 'former-communes';

/** The tables of `data/`, in UTF-8 (scripts/places/tables.ts says what their columns are). */
export type Tables = Record<TableName, Buffer>;

/** Reads the tables. A client component that imports this does not build: browsers have no `node:fs`. */
export function loadTables(): Tables {
  return {
    regions: read('regions'),
    departments: read('departments'),
    communes: read('communes'),
    arrondissements: read('arrondissements'),
    'former-communes': read('former-communes'),
  };
}

function read(name: TableName): Buffer {
  // What is read is named in next.config.ts: traced from here it would be the whole project.
  return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), 'data', `${name}.tsv`));
}
