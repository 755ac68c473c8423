import { processSingleton } from '../../runtime/process-singleton.ts';
import { foldName, slugOf, withoutArticle } from './fold-name.ts';
import type { Commune, Department, Place, Region } from './place.ts';
import { wholeCityCodes } from './postal-code.ts';
import { RankedNames } from './ranked-names.ts';
import { CommuneTable, loadTables, readRows, type Tables } from './tables.ts';

/** Every commune, department and region of France. */
export class Gazetteer {
  /** By population, as are the departments and the communes. */
  readonly regions: readonly Region[];
  readonly departments: readonly Department[];
  readonly communes: CommuneTable;
  /** The regions, then the departments. */
  readonly territories: readonly (Region | Department)[];
  readonly territoryNames: RankedNames<Region | Department>;
  readonly communeNames: RankedNames<Commune>;
  /** The communes of today by names that they, or parts of them, have had. */
  readonly formerNames: RankedNames<Commune>;
  /** Those of Paris, Lyon and Marseille, and the commune that each is part of. */
  readonly arrondissements: readonly { place: Commune; commune: Commune }[];
  readonly #bySlug: ReadonlyMap<string, Place>;
  readonly #departmentsByCode: ReadonlyMap<string, Department>;
  readonly #rowsByCode = new Map<string, number>();
  readonly #rowsByPostalCode = new Map<string, number[]>();
  /** The commune of each department that has but one. */
  readonly #onlyCommunes: ReadonlyMap<string, Commune>;

  constructor(tables: Tables) {
    const regions: Region[] = Array.from(readRows(tables.regions), ([code, name, population]) => ({
      kind: 'region',
      ...territory(code, name, population),
    }));
    const departmentRows = [...readRows(tables.departments)];
    const departments = departmentRows.map(
      ([code, name, region, population]): Department => ({
        kind: 'department',
        region: regions.find((one) => one.code === region) ?? null,
        ...territory(code, name, population),
      }),
    );
    this.#departmentsByCode = new Map(
      departments.map((department) => [department.code, department]),
    );
    this.regions = byPopulation(regions);
    this.departments = byPopulation(departments);
    this.territories = [...this.regions, ...this.departments];
    this.territoryNames = new RankedNames(
      this.territories.map(({ name }) => name),
      (index) => this.territories[index],
    );

    this.communes = new CommuneTable(tables.communes, this.#departmentsByCode);
    const names: string[] = [];
    for (const [code = '', name = '', postalCodes = ''] of readRows(tables.communes, 3)) {
      this.#rowsByCode.set(code, names.length);
      this.#addPostalCodes(postalCodes.split(' '), names.length);
      names.push(name);
    }
    for (const [postalCode, code] of Object.entries(wholeCityCodes)) {
      this.#addPostalCodes([postalCode], this.#rowsByCode.get(code) ?? -1);
    }
    this.communeNames = new RankedNames(names, (row) => this.communes.at(row));

    const former = [...readRows(tables.formerCommunes)];
    const rowsOfFormer = Int32Array.from(former, ([code = '']) => this.#rowsByCode.get(code) ?? -1);
    this.formerNames = new RankedNames(
      former.map(([, name = '']) => name),
      (index) => this.communes.at(rowsOfFormer[index] ?? -1),
    );

    this.#onlyCommunes = new Map(
      departmentRows.flatMap(([department = '', , , , code = '']) => {
        const commune = this.communeByCode(code);
        return commune === null ? [] : [[department, commune] as const];
      }),
    );
    const parts = new CommuneTable(tables.arrondissements, this.#departmentsByCode);
    this.arrondissements = Array.from({ length: parts.size }, (_, row) => parts.at(row)).flatMap(
      (place) => this.communesOf(place.postalCodes[0] ?? '').map((commune) => ({ place, commune })),
    );
    // Departments come after regions: an overseas region is its department.
    const named = [...this.territories, ...this.arrondissements.map(({ place }) => place)];
    this.#bySlug = new Map(named.map((place) => [place.slug, place]));
  }

  /** The place of a slug; `null` when there is none. */
  bySlug(slug: string): Place | null {
    const place = this.#bySlug.get(slug);
    if (place !== undefined) return place;
    const name = slug.slice(0, Math.max(0, slug.lastIndexOf('-'))).replaceAll('-', ' ');
    return [...this.communeNames.find([name], 'exact')].find((one) => one.slug === slug) ?? null;
  }

  /** The regions, then departments, of a folded name, with or without its article. */
  territoriesOf(name: string): (Region | Department)[] {
    const bare = withoutArticle(name);
    const found = [...this.territoryNames.find([bare], 'exact')];
    return found.filter(({ name }) => withoutArticle(foldName(name)) === bare);
  }

  communeByCode(code: string): Commune | null {
    const row = this.#rowsByCode.get(code);
    return row === undefined ? null : this.communes.at(row);
  }

  departmentByCode(code: string): Department | null {
    return this.#departmentsByCode.get(code) ?? null;
  }

  /**
   * The place that stands for all that cover the same area: the department for an overseas region; the commune
   * for its department that has no other one, unless its centre is unknown.
   */
  preferred(place: Place): Place {
    if (place.kind === 'region') return this.#bySlug.get(place.slug) ?? place;
    const department = place.kind === 'department' ? place : place.department;
    const commune = this.#onlyCommunes.get(department.code);
    if (commune === undefined) return place;
    return commune.centre === null ? department : commune;
  }

  /** Whether a postal code is in the list, as those of CEDEX are not. */
  hasPostalCode(code: string): boolean {
    return this.#rowsByPostalCode.has(code);
  }

  /** The communes that a postal code serves, the largest first. */
  communesOf(postalCode: string): Commune[] {
    const rows = this.#rowsByPostalCode.get(postalCode) ?? [];
    return rows.map((row) => this.communes.at(row));
  }

  /** The communes with a postal code that begins so, the largest first. */
  *communesOfPrefix(prefix: string): Generator<Commune> {
    const found = [...this.#rowsByPostalCode].filter(([code]) => code.startsWith(prefix));
    const rows = new Set(found.flatMap(([, rows]) => rows));
    for (const row of [...rows].sort((a, b) => a - b)) yield this.communes.at(row);
  }

  #addPostalCodes(postalCodes: readonly string[], row: number): void {
    for (const code of postalCodes) {
      const others = this.#rowsByPostalCode.get(code);
      if (others === undefined) this.#rowsByPostalCode.set(code, [row]);
      else others.push(row);
    }
  }
}

/** The gazetteer, read once for the process when it is first needed. */
export function gazetteer(): Gazetteer {
  return processSingleton('gazetteer', () => new Gazetteer(loadTables()));
}

function territory(code = '', name = '', population = '') {
  return { code, slug: slugOf(name), name, population: Number(population) };
}

function byPopulation<T extends Place>(places: readonly T[]): T[] {
  return places.toSorted((a, b) => b.population - a.population);
}
