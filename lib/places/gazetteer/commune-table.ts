import { foldName, slugOf } from './fold-name.ts';
import type { Commune, Department } from './place.ts';

const lineFeed = 10;

/** Where each commune is, in degrees; NaN where that is unknown, of which no comparison is true. */
type Centres = { latitudes: Float64Array; longitudes: Float64Array };

/**
 * A table of communes: a file, and where each line of it starts. A {@link Commune} is made when it is
 * read: all of them as objects would take three times the memory.
 */
export class CommuneTable {
  readonly #file: Buffer;
  readonly #starts: Int32Array;
  readonly #departments: ReadonlyMap<string, Department>;
  #centres: Centres | undefined;

  /** @param file code, name, postal codes, population, latitude, longitude and `1` for « d’ ». */
  constructor(file: Buffer, departments: ReadonlyMap<string, Department>) {
    this.#file = file;
    this.#starts = startsOfLines(file);
    this.#departments = departments;
  }

  get size(): number {
    return this.#starts.length - 1;
  }

  /** Made when it is first read. */
  get centres(): Centres {
    this.#centres ??= readCentres(this.#file);
    return this.#centres;
  }

  nameOf(row: number): string {
    return this.#columns(row)[1] ?? '';
  }

  departmentOf(row: number): string {
    return departmentOfCommune(this.#columns(row)[0] ?? '');
  }

  at(row: number): Commune {
    const columns = this.#columns(row);
    const [code = '', name = '', postalCodes = '', population, latitude, longitude, elides] =
      columns;
    const department = this.#departments.get(departmentOfCommune(code));
    if (department === undefined) throw new RangeError(`No commune at ${row}`);
    return {
      kind: 'commune',
      code,
      slug: `${slugOf(foldName(name))}-${department.code.toLowerCase()}`,
      name,
      department,
      postalCodes: postalCodes.split(' '),
      population: Number(population),
      centre: latitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null,
      elides: elides === '1',
    };
  }

  #columns(row: number): string[] {
    const [start, end] = [this.#starts[row], this.#starts[row + 1]];
    if (start === undefined || end === undefined) return [];
    return this.#file.toString('utf8', start, end - 1).split('\t');
  }
}

/** The columns of each line of a file. */
export function readRows(file: Buffer): string[][] {
  const lines = file.toString('utf8').split('\n').slice(0, -1);
  return lines.map((line) => line.split('\t'));
}

/** What places are found by. */
type Keys = { codes: string[]; names: string[]; postalCodes: string[] };

/** Code, name and postal codes of each commune, column by column: much faster than row by row. */
export function readKeys(file: Buffer): Keys {
  const text = file.toString('utf8');
  const columns: Keys = { codes: [], names: [], postalCodes: [] };
  const inOrder = [columns.codes, columns.names, columns.postalCodes];
  for (let start = 0; start < text.length; start = text.indexOf('\n', start) + 1) {
    for (const column of inOrder) {
      const end = text.indexOf('\t', start);
      column.push(text.slice(start, end));
      start = end + 1;
    }
  }
  return columns;
}

/** The department of an INSEE code: the two agree for every commune there is today. */
function departmentOfCommune(code: string): string {
  return code.slice(0, /^9[78]/.test(code) ? 3 : 2);
}

function readCentres(file: Buffer): Centres {
  const rows = readRows(file);
  const degrees = (text: string | undefined) => (text ? Number(text) : Number.NaN);
  return {
    latitudes: Float64Array.from(rows, (row) => degrees(row[4])),
    longitudes: Float64Array.from(rows, (row) => degrees(row[5])),
  };
}

/** Where each line starts, and where the file ends. */
function startsOfLines(file: Buffer): Int32Array {
  const starts = [0];
  for (let end = file.indexOf(lineFeed); end !== -1; end = file.indexOf(lineFeed, end + 1)) {
    starts.push(end + 1);
  }
  return Int32Array.from(starts);
}
