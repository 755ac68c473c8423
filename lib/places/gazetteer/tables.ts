import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from './fold-name.ts';
import type { Commune, Department } from './place.ts';
import { departmentOf } from './postal-code.ts';

/**
 * The tables of `data/`, in UTF-8 (tools/places/build.ts says what their columns are). Each path is a literal, so that
 * the build traces the file into whatever reads it. A client component that imports this does not build: browsers have
 * no `node:fs`.
 */
export function loadTables() {
  return {
    regions: readFileSync(join(process.cwd(), 'data/regions.tsv')),
    departments: readFileSync(join(process.cwd(), 'data/departments.tsv')),
    communes: readFileSync(join(process.cwd(), 'data/communes.tsv')),
    arrondissements: readFileSync(join(process.cwd(), 'data/arrondissements.tsv')),
    formerCommunes: readFileSync(join(process.cwd(), 'data/former-communes.tsv')),
  };
}

export type Tables = ReturnType<typeof loadTables>;

/** The columns of each line of a file, or as many of them. */
export function* readRows(file: Buffer, columns?: number): Generator<string[]> {
  for (const line of file.toString('utf8').trimEnd().split('\n')) yield line.split('\t', columns);
}

/** A table of communes. Each is made when it is read: all of them as objects would take three times the memory. */
export class CommuneTable {
  readonly #file: Buffer;
  readonly #starts: Int32Array;
  readonly #departments: ReadonlyMap<string, Department>;
  #centres: { latitudes: Float64Array; longitudes: Float64Array } | undefined;

  /** @param file code, name, postal codes, population, latitude, longitude and `1` for « d’ ». */
  constructor(file: Buffer, departments: ReadonlyMap<string, Department>) {
    const starts = [0];
    for (let at = 0; at < file.length; at += 1) {
      // A line feed.
      if (file[at] === 10) starts.push(at + 1);
    }
    this.#file = file;
    this.#starts = Int32Array.from(starts);
    this.#departments = departments;
  }

  get size(): number {
    return this.#starts.length - 1;
  }

  /** In degrees, read once; NaN where a centre is unknown, of which no comparison is true. */
  get centres() {
    if (this.#centres === undefined) {
      const rows = [...readRows(this.#file)];
      this.#centres = {
        latitudes: Float64Array.from(rows, ([, , , , latitude]) => Number(latitude || Number.NaN)),
        longitudes: Float64Array.from(rows, (row) => Number(row[5] || Number.NaN)),
      };
    }
    return this.#centres;
  }

  at(row: number): Commune {
    const line = this.#file.toString('utf8', this.#starts[row], (this.#starts[row + 1] ?? 0) - 1);
    const [code = '', name = '', postalCodes = '', population, latitude, longitude, elides] =
      line.split('\t');
    const department = this.#departments.get(departmentOf(code));
    if (department === undefined) throw new RangeError(`No commune at ${row}`);
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
}
