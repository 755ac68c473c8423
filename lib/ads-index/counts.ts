import type { DatabaseSync } from 'node:sqlite';
import type { AdArea } from '@/lib/ads-index/ad-query';
import { type AreaFacts, factsOf } from '@/lib/ads-index/area-facts';
import { openIn } from '@/lib/ads-index/conditions';
import { numberOf, numberOrNull, textOrNull } from '@/lib/ads-index/row';
import { increase, largestFirst } from '@/lib/ads-index/tally';
import type { Gazetteer } from '@/lib/places/gazetteer';

/** How many facts of areas are kept: those of all landing pages, and some searches. */
const maxFacts = 2_000;

/**
 * How many ads are open on a day, by place and by specialty, while no ad changes. Each table is made when it
 * is first read. Codes are those of INSEE; what has no open ad is in no table; the largest come first.
 */
export class AdCounts {
  readonly #database: DatabaseSync;
  readonly #places: Gazetteer;
  readonly #today: string;
  readonly #facts = new Map<string, AreaFacts>();
  #territories: Territories | undefined;
  #communes: ReadonlyMap<string, number> | undefined;

  /** @param today the `YYYY-MM-DD` day in Paris. */
  constructor(database: DatabaseSync, places: Gazetteer, today: string) {
    this.#database = database;
    this.#places = places;
    this.#today = today;
  }

  /** All open ads, those of no known place too. */
  get total(): number {
    return this.#byTerritory.total;
  }

  /** By the id of the specialty. */
  get specialties(): ReadonlyMap<number, number> {
    return this.#byTerritory.specialties;
  }

  get regions(): ReadonlyMap<string, number> {
    return this.#byTerritory.regions;
  }

  get departments(): ReadonlyMap<string, number> {
    return this.#byTerritory.departments;
  }

  get communes(): ReadonlyMap<string, number> {
    this.#communes ??= this.#countCommunes();
    return this.#communes;
  }

  /** The specialties of a department, by id. */
  specialtiesOf(department: string): ReadonlyMap<number, number> {
    return this.#byTerritory.specialtiesOf.get(department) ?? new Map();
  }

  /** What there is to say of an area. */
  factsOf(area: AdArea): AreaFacts {
    const key = JSON.stringify(area);
    const known = this.#facts.get(key);
    if (known !== undefined) return known;
    const facts = factsOf(this.#database, area, this.#today);
    if (this.#facts.size >= maxFacts) this.#facts.clear();
    this.#facts.set(key, facts);
    return facts;
  }

  get #byTerritory(): Territories {
    this.#territories ??= this.#countTerritories();
    return this.#territories;
  }

  #countTerritories(): Territories {
    const { where, values } = openIn(null, this.#today);
    const rows = this.#database
      .prepare(
        `SELECT department, specialty, count(*) AS count FROM ads WHERE ${where}
          GROUP BY department, specialty`,
      )
      .all(values);
    const specialties = new Map<number, number>();
    const departments = new Map<string, number>();
    const regions = new Map<string, number>();
    const specialtiesOf = new Map<string, Map<number, number>>();
    let total = 0;
    for (const row of rows) {
      const count = numberOf(row.count);
      const department = textOrNull(row.department);
      const specialty = numberOrNull(row.specialty);
      total += count;
      increase(specialties, specialty, count);
      increase(departments, department, count);
      if (department === null) continue;
      increase(regions, this.#regionOf(department), count);
      const own = specialtiesOf.get(department) ?? new Map<number, number>();
      increase(own, specialty, count);
      specialtiesOf.set(department, own);
    }
    return {
      total,
      specialties: largestFirst(specialties),
      regions: largestFirst(regions),
      departments: largestFirst(departments),
      specialtiesOf: new Map([...specialtiesOf].map(([code, own]) => [code, largestFirst(own)])),
    };
  }

  #regionOf(department: string): string | null {
    return this.#places.departmentByCode(department)?.region?.code ?? null;
  }

  #countCommunes(): Map<string, number> {
    const { where, values } = openIn(null, this.#today);
    const rows = this.#database
      .prepare(`SELECT commune, count(*) AS count FROM ads WHERE ${where} GROUP BY commune`)
      .all(values);
    const communes = new Map<string, number>();
    for (const row of rows) increase(communes, textOrNull(row.commune), numberOf(row.count));
    return largestFirst(communes);
  }
}

type Territories = {
  total: number;
  specialties: ReadonlyMap<number, number>;
  regions: ReadonlyMap<string, number>;
  departments: ReadonlyMap<string, number>;
  specialtiesOf: ReadonlyMap<string, ReadonlyMap<number, number>>;
};
