import type { AdArea } from '@/lib/ads-index/ad-query';
import { type AreaFacts, factsOf } from '@/lib/ads-index/area-facts';
import { at, rowsOf } from '@/lib/ads-index/rows';
import type { AdStore } from '@/lib/ads-index/store';
import { increase, largestFirst } from '@/lib/ads-index/tally';

/** How many facts of areas are cached: those of all landing pages that are read until an ad changes. */
const maxFacts = 2_000;

/** How many open ads there are. What has none is in no table; the largest come first. */
type Tables = {
  total: number;
  specialties: ReadonlyMap<number, number>;
  regions: ReadonlyMap<string, number>;
  departments: ReadonlyMap<string, number>;
  communes: ReadonlyMap<string, number>;
  specialtiesOf: ReadonlyMap<string, ReadonlyMap<number, number>>;
};

/** How many ads are open on a day, by place and by specialty. Codes are those of INSEE. */
export class AdCounts {
  readonly #store: AdStore;
  readonly #today: string;
  readonly #facts = new Map<string, AreaFacts>();
  readonly #tables: Tables;

  /**
   * Counts. It is made again when an ad changes.
   *
   * @param today the `YYYY-MM-DD` day in Paris.
   */
  constructor(store: AdStore, today: string) {
    this.#store = store;
    this.#today = today;
    this.#tables = count(store, today);
  }

  /** All of them, those of no known place too. */
  get total(): number {
    return this.#tables.total;
  }

  /** By the id of the specialty. */
  get specialties(): ReadonlyMap<number, number> {
    return this.#tables.specialties;
  }

  get regions(): ReadonlyMap<string, number> {
    return this.#tables.regions;
  }

  get departments(): ReadonlyMap<string, number> {
    return this.#tables.departments;
  }

  get communes(): ReadonlyMap<string, number> {
    return this.#tables.communes;
  }

  /** By the id of the specialty, in a department. */
  specialtiesOf(department: string): ReadonlyMap<number, number> {
    return this.#tables.specialtiesOf.get(department) ?? new Map();
  }

  /** What there is to say of an area, for one specialty or for all. */
  factsOf(area: AdArea, specialty: number | null = null): AreaFacts {
    const key = JSON.stringify([area, specialty]);
    const known = this.#facts.get(key);
    if (known !== undefined) return known;
    const facts = factsOf(this.#store, area, specialty, this.#today);
    if (this.#facts.size >= maxFacts) this.#facts.clear();
    this.#facts.set(key, facts);
    return facts;
  }
}

function count(store: AdStore, today: string): Tables {
  const { columns } = store;
  const { specialty, commune, department, region } = columns.arrays;
  const rows = rowsOf(store, { area: null, today });
  const specialties = new Map<number, number>();
  const numbers = { commune: new Map(), department: new Map(), region: new Map() };
  const specialtiesOf = new Map<number, Map<number, number>>();
  for (const row of rows) {
    const [own, where] = [at(specialty, row) || null, at(department, row)];
    increase(specialties, own);
    increase(numbers.commune, at(commune, row));
    increase(numbers.department, where);
    increase(numbers.region, at(region, row));
    const ofDepartment = specialtiesOf.get(where) ?? new Map<number, number>();
    increase(ofDepartment, own);
    specialtiesOf.set(where, ofDepartment);
  }
  const byCode = <T>(byNumber: ReadonlyMap<number, T>) =>
    new Map(
      [...byNumber].flatMap(([number, value]) => {
        const code = columns.codes.codeOf(number);
        return code === null ? [] : [[code, value] as const];
      }),
    );
  return {
    total: rows.length,
    specialties: largestFirst(specialties),
    regions: largestFirst(byCode<number>(numbers.region)),
    departments: largestFirst(byCode<number>(numbers.department)),
    communes: largestFirst(byCode<number>(numbers.commune)),
    specialtiesOf: byCode(
      new Map([...specialtiesOf].map(([code, own]) => [code, largestFirst(own)])),
    ),
  };
}
