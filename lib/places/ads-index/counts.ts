import type { AdArea } from '@/lib/places/ads-index/ad-query';
import { type IndexedAd, matchesOf } from '@/lib/places/ads-index/search';

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

/** With fewer amounts nothing is usual (docs/product.md#landing-pages). */
const minAmounts = 5;
/** Areas whose facts are cached: those of the landing pages that are read until an ad changes. */
const maxFacts = 2_000;

/** How many ads are open on a day: see {@link countAds}. */
export type AdCounts = ReturnType<typeof countAds>;

/**
 * How many ads are open on a day, by place and by specialty, the largest first. Codes are those of INSEE.
 *
 * @param today the `YYYY-MM-DD` day in Paris.
 */
export function countAds(ads: readonly IndexedAd[], today: string) {
  const open = matchesOf(ads, { today });
  const departments = countBy(open, ({ department }) => department);
  const byDepartment = new Map([...departments.keys()].map((code) => [code, [] as IndexedAd[]]));
  for (const ad of open) byDepartment.get(ad.department ?? '')?.push(ad);
  const facts = new Map<string, AreaFacts>();
  return {
    today,
    /** All of them, those of no known place too. */
    total: open.length,
    /** By the id of the specialty. */
    specialties: countBy(open, ({ specialty }) => specialty),
    regions: countBy(open, ({ region }) => region),
    departments,
    communes: countBy(open, ({ commune }) => commune),

    /** By the id of the specialty, in a department. */
    specialtiesOf(department: string): ReadonlyMap<number, number> {
      return countBy(byDepartment.get(department) ?? [], ({ specialty }) => specialty);
    },

    /** The facts of an area, for one specialty or for all. */
    factsOf(area: AdArea, specialty: number | null = null): AreaFacts {
      const key = JSON.stringify([area, specialty]);
      const cached = facts.get(key);
      if (cached !== undefined) return cached;
      if (facts.size >= maxFacts) facts.clear();
      const found = factsOf(matchesOf(ads, { area, specialty, today }));
      facts.set(key, found);
      return found;
    },
  };
}

function factsOf(ads: readonly IndexedAd[]): AreaFacts {
  return {
    count: ads.length,
    specialties: countBy(ads, ({ specialty }) => specialty),
    communes: countBy(ads, ({ commune }) => commune),
    usualRetrocession: usual(ads.map(({ retrocession }) => retrocession)),
    usualDayForfait: usual(ads.map(({ dayForfait }) => dayForfait)),
  };
}

/** How many ads have each key, the largest count first, equal ones by key. An ad without a key is not counted. */
function countBy<K extends string | number>(
  ads: readonly IndexedAd[],
  keyOf: (ad: IndexedAd) => K | null,
): ReadonlyMap<K, number> {
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
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
