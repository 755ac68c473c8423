import { processSingleton } from '../../runtime/process-singleton.ts';
import { CommuneTable, readKeys, readRows } from './commune-table.ts';
import { foldName, slugOf, withoutArticle } from './fold-name.ts';
import { loadTables, type Tables } from './load-tables.ts';
import type { Commune, Department, Place, Region } from './place.ts';
import { wholeCityCodes } from './postal-code.ts';
import { RankedNames } from './ranked-names.ts';

/** An arrondissement of Paris, Lyon or Marseille, and the commune that it is part of. */
type Arrondissement = { place: Commune; commune: Commune };

/** Every commune, department and region of France. */
export class Gazetteer {
  /** Regions, then departments, each by population. */
  readonly territories: readonly (Region | Department)[];
  /** By population. */
  readonly communes: CommuneTable;
  readonly communeNames: RankedNames;
  /** Names that communes, or parts of them, have had; {@link rowOfFormer} tells of which. */
  readonly formerNames: RankedNames;
  readonly arrondissements: readonly Arrondissement[];
  readonly #bySlug: ReadonlyMap<string, Place>;
  readonly #territoriesByName: ReadonlyMap<string, readonly (Region | Department)[]>;
  readonly #departments: ReadonlyMap<string, Department>;
  readonly #rowsByCode: ReadonlyMap<string, number>;
  readonly #rowsByPostalCode: ReadonlyMap<string, readonly number[]>;
  readonly #rowsOfFormer: Int32Array;
  /** The commune of each department that has but one. */
  readonly #onlyCommunes: ReadonlyMap<string, Commune>;

  constructor(tables: Tables) {
    const regions = new Map(readRegions(tables).map((region) => [region.code, region]));
    this.#departments = new Map(
      readDepartments(tables, regions).map((department) => [department.code, department]),
    );
    const { codes, names, postalCodes } = readKeys(tables.communes);
    this.communes = new CommuneTable(tables.communes, this.#departments);
    this.communeNames = new RankedNames(names);
    this.#rowsByCode = new Map(codes.map((code, row) => [code, row]));
    this.#rowsByPostalCode = this.#groupByPostalCode(postalCodes);
    this.#onlyCommunes = this.#readOnlyCommunes(tables.departments);

    const former = readRows(tables['former-communes']);
    this.formerNames = new RankedNames(former.map(([, name = '']) => name));
    this.#rowsOfFormer = Int32Array.from(former, ([code = '']) => this.#rowsByCode.get(code) ?? -1);

    this.arrondissements = this.#readArrondissements(tables.arrondissements);
    this.territories = [...byPopulation(regions), ...byPopulation(this.#departments)];
    this.#territoriesByName = groupByName(this.territories);
    // Departments come after regions: an overseas region is its department.
    const named = [...this.territories, ...this.arrondissements.map(({ place }) => place)];
    this.#bySlug = new Map(named.map((place) => [place.slug, place]));
  }

  /** The place of a slug; `null` when there is none. */
  bySlug(slug: string): Place | null {
    const place = this.#bySlug.get(slug);
    if (place !== undefined) return place;
    const name = slug.slice(0, Math.max(0, slug.lastIndexOf('-'))).replaceAll('-', ' ');
    for (const row of this.communeNames.exact(name)) {
      const commune = this.communes.at(row);
      if (commune.slug === slug) return commune;
    }
    return null;
  }

  /** The regions, then departments, of a folded name, with or without its article. */
  territoriesOf(name: string): readonly (Region | Department)[] {
    return this.#territoriesByName.get(withoutArticle(name)) ?? [];
  }

  communeByCode(code: string): Commune | null {
    const row = this.#rowsByCode.get(code);
    return row === undefined ? null : this.communes.at(row);
  }

  departmentByCode(code: string): Department | null {
    return this.#departments.get(code) ?? null;
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

  /** The rows of the communes that a postal code serves, the largest first. */
  rowsOfPostalCode(postalCode: string): readonly number[] {
    return this.#rowsByPostalCode.get(postalCode) ?? [];
  }

  /** The rows of the communes with a postal code that begins so, the largest first. */
  rowsOfPostalPrefix(prefix: string): number[] {
    const rows = new Set<number>();
    for (const [code, found] of this.#rowsByPostalCode) {
      if (code.startsWith(prefix)) for (const row of found) rows.add(row);
    }
    return [...rows].sort((a, b) => a - b);
  }

  /** The row of the commune that a former commune, by its index in {@link formerNames}, is part of. */
  rowOfFormer(index: number): number {
    return this.#rowsOfFormer[index] ?? -1;
  }

  #groupByPostalCode(postalCodes: readonly string[]): Map<string, number[]> {
    const rows = new Map<string, number[]>();
    for (const [row, codes] of postalCodes.entries()) {
      for (const code of codes.length === 5 ? [codes] : codes.split(' ')) {
        const others = rows.get(code);
        if (others === undefined) rows.set(code, [row]);
        else others.push(row);
      }
    }
    for (const [postalCode, code] of Object.entries(wholeCityCodes)) {
      rows.set(postalCode, [this.#rowsByCode.get(code) ?? -1]);
    }
    return rows;
  }

  #readOnlyCommunes(departments: Buffer): Map<string, Commune> {
    return new Map(
      readRows(departments).flatMap(([department = '', , , , code = '']) => {
        const commune = this.communeByCode(code);
        return commune === null ? [] : [[department, commune] as const];
      }),
    );
  }

  #readArrondissements(file: Buffer): Arrondissement[] {
    const table = new CommuneTable(file, this.#departments);
    return Array.from({ length: table.size }, (_, row) => table.at(row)).flatMap((place) => {
      const [city] = this.rowsOfPostalCode(place.postalCodes[0] ?? '');
      return city === undefined ? [] : [{ place, commune: this.communes.at(city) }];
    });
  }
}

/** The gazetteer, loaded once for the process, when it is first read. */
export function gazetteer(): Gazetteer {
  return processSingleton('gazetteer', () => new Gazetteer(loadTables()));
}

function readRegions({ regions }: Tables): Region[] {
  return readRows(regions).map(([code = '', name = '', population]) => ({
    kind: 'region',
    code,
    slug: slugOf(foldName(name)),
    name,
    population: Number(population),
  }));
}

function readDepartments(
  { departments }: Tables,
  regions: ReadonlyMap<string, Region>,
): Department[] {
  return readRows(departments).map(([code = '', name = '', region = '', population]) => ({
    kind: 'department',
    code,
    slug: slugOf(foldName(name)),
    name,
    region: regions.get(region) ?? null,
    population: Number(population),
  }));
}

function groupByName<T extends Region | Department>(territories: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const territory of territories) {
    const name = withoutArticle(territory.slug.replaceAll('-', ' '));
    groups.set(name, [...(groups.get(name) ?? []), territory]);
  }
  return groups;
}

function byPopulation<T extends Region | Department>(places: ReadonlyMap<string, T>): T[] {
  return [...places.values()].sort((a, b) => b.population - a.population);
}
