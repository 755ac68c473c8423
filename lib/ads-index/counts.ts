import type { AdArea } from '@/lib/ads-index/ad-query';
import type { IndexedAd } from '@/lib/ads-index/indexed-ad';
import { matchesOf } from '@/lib/ads-index/search';

/** Figures on the open ads of an area. */
export type AreaFacts = {
  count: number;
  /** By the id of the specialty, the largest first. */
  specialties: ReadonlyMap<number, number>;
  /** By the INSEE code of the commune, the largest first. */
  communes: ReadonlyMap<string, number>;
  /** The median of the percentages; `null` when fewer than five ads state one. */
  usualRetrocession: number | null;
  /** The median of the forfaits of a day, in euros, likewise. */
  usualDayForfait: number | null;
};

/** With fewer amounts nothing is usual (product.md, « Landing pages »). */
const minAmounts = 5;
/** Areas whose facts are cached: those of the landing pages that are read until an ad changes. */
const maxFacts = 2_000;

/** How many ads are open on a day, by place and by specialty, the largest first. Codes are those of INSEE. */
export class AdCounts {
  /** All of them, those of no known place too. */
  readonly total: number;
  /** By the id of the specialty. */
  readonly specialties: ReadonlyMap<number, number>;
  readonly regions: ReadonlyMap<string, number>;
  readonly departments: ReadonlyMap<string, number>;
  readonly communes: ReadonlyMap<string, number>;
  readonly #ads: readonly IndexedAd[];
  readonly #today: string;
  readonly #byDepartment = new Map<string, IndexedAd[]>();
  readonly #facts = new Map<string, AreaFacts>();

  /** @param today the `YYYY-MM-DD` day in Paris. */
  constructor(ads: readonly IndexedAd[], today: string) {
    this.#ads = ads;
    this.#today = today;
    const open = matchesOf(ads, { area: null, today });
    this.total = open.length;
    this.specialties = countBy(open, ({ specialty }) => specialty);
    this.regions = countBy(open, ({ region }) => region);
    this.departments = countBy(open, ({ department }) => department);
    this.communes = countBy(open, ({ commune }) => commune);
    for (const code of this.departments.keys()) this.#byDepartment.set(code, []);
    for (const ad of open) this.#byDepartment.get(ad.department ?? '')?.push(ad);
  }

  /** By the id of the specialty, in a department. */
  specialtiesOf(department: string): ReadonlyMap<number, number> {
    return countBy(this.#byDepartment.get(department) ?? [], ({ specialty }) => specialty);
  }

  /** The facts of an area, for one specialty or for all. */
  factsOf(area: AdArea, specialty: number | null = null): AreaFacts {
    const key = JSON.stringify([area, specialty]);
    const cached = this.#facts.get(key);
    if (cached !== undefined) return cached;
    const ads = matchesOf(this.#ads, { area, specialty, today: this.#today });
    const facts: AreaFacts = {
      count: ads.length,
      specialties: countBy(ads, ({ specialty }) => specialty),
      communes: countBy(ads, ({ commune }) => commune),
      usualRetrocession: usual(ads.map(({ retrocession }) => retrocession)),
      usualDayForfait: usual(ads.map(({ dayForfait }) => dayForfait)),
    };
    if (this.#facts.size >= maxFacts) this.#facts.clear();
    this.#facts.set(key, facts);
    return facts;
  }
}

/** How many ads have each key, the largest count first, equal ones by key. An ad without a key is not counted. */
function countBy<K extends string | number>(
  ads: readonly IndexedAd[],
  keyOf: (ad: IndexedAd) => K | null,
): Map<K, number> {
  const counts = new Map<K, number>();
  for (const ad of ads) {
    const key = keyOf(ad);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Map(
    [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : Number(a > b))),
  );
}

function usual(amounts: readonly (number | null)[]): number | null {
  const sorted = amounts.filter((amount) => amount !== null).sort((a, b) => a - b);
  if (sorted.length < minAmounts) return null;
  const [lower = 0, upper = 0] = [sorted.length - 1, sorted.length].map(
    (length) => sorted[Math.floor(length / 2)],
  );
  return (lower + upper) / 2;
}
