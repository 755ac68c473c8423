import type { IndexedAd } from '@/lib/ads/index/indexed-ad';
import { countMissing } from '@/lib/ads/index/missing';
import { type AdArea, compare, isIn } from '@/lib/ads/index/search';

/** With fewer amounts nothing is usual (docs/product.md#landing-pages). */
const minAmounts = 5;

export type AdCounts = ReturnType<typeof countAds>;
export type AreaFacts = ReturnType<AdCounts['factsOf']>;

/** How many ads are open on a day, also those of no known place: by INSEE code, and by specialty, the most first. */
export function countAds(open: readonly IndexedAd[]) {
  return {
    open,
    missing: countMissing(open),
    specialties: countBy(open, ({ specialty }) => specialty),
    regions: countBy(open, ({ region }) => region),
    departments: countBy(open, ({ department }) => department),
    communes: countBy(open, ({ commune }) => commune),
    /** Counts by the code of the department and the id of the specialty, with a space between. */
    pairs: countBy(open, ({ department, specialty }) =>
      department === null || specialty === null ? null : `${department} ${specialty}`,
    ),

    /** Figures on the open ads of an area. */
    factsOf(area: AdArea, specialty: number | null = null) {
      const isInArea = isIn(area);
      const found = open.filter(
        (ad) => (specialty === null || ad.specialty === specialty) && isInArea(ad),
      );
      return {
        count: found.length,
        /** Counts by the id of the specialty, the largest first. */
        specialties: countBy(found, ({ specialty }) => specialty),
        /** Counts by the INSEE code of the commune, the largest first. */
        communes: countBy(found, ({ commune }) => commune),
        /** A median percentage, and a median of euros a day; `null` when fewer than five ads state one. */
        usualRetrocession: usual(
          found.map(({ ad }) =>
            ad.remuneration_type === 'forfait' ? null : ad.retrocession_percentage,
          ),
        ),
        usualDayForfait: usual(found.map(({ forfait }) => forfait)),
      };
    },
  };
}

/** How many ads have each key, the largest count first, equal ones by key. An ad without a key is not counted. */
export function countBy<K extends string | number>(
  ads: readonly IndexedAd[],
  keyOf: (ad: IndexedAd) => K | null,
): ReadonlyMap<K, number> {
  const counts = new Map<K, number>();
  for (const ad of ads) {
    const key = keyOf(ad);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Map([...counts].sort(([a, one], [b, other]) => other - one || compare(a, b)));
}

function usual(amounts: readonly (number | null)[]): number | null {
  const sorted = amounts.filter((amount) => amount !== null).sort((a, b) => a - b);
  if (sorted.length < minAmounts) return null;
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
