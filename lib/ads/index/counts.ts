import { ownerKey } from '@/lib/ads/ad-in-words';
import type { IndexedAd } from '@/lib/ads/index/indexed-ad';
import { countMissing } from '@/lib/ads/index/missing';
import { type AdArea, compare, isIn } from '@/lib/ads/index/search';

/** With fewer amounts, or owners, nothing is usual (docs/product.md#usual-pay). */
export const minAmounts = 5;
const minOwners = 3;
/** With fewer, quarters of the amounts say nothing. */
const minForQuartiles = 20;

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
        /** A median percentage, and a median of euros a day; `null` when too few ads state one. */
        usualRetrocession: usual(found, 'retrocession').median,
        usualDayForfait: usual(found, 'forfait').median,
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

/**
 * The amounts that ads state: how many, their median, and the amounts of which the middle half is between. `median` is
 * `null` for fewer than five amounts or three owners, or when one owner states more than half of them.
 */
export function usual(ads: readonly IndexedAd[], unit: 'retrocession' | 'forfait') {
  const stating = ads.filter((ad) => ad[unit] !== null);
  const amounts = stating.flatMap((ad) => ad[unit] ?? []).sort((a, b) => a - b);
  // Each unknown owner counts as one.
  const owners = countBy(stating, ({ id, ad }) => ownerKey(ad.user) ?? id);
  const [most = 0] = owners.values();
  const isUsual =
    amounts.length >= minAmounts && owners.size >= minOwners && 2 * most <= amounts.length;
  const isQuartered = isUsual && amounts.length >= minForQuartiles;
  return {
    count: amounts.length,
    median: isUsual ? quantile(amounts, 1 / 2) : null,
    quartiles: isQuartered ? [quantile(amounts, 1 / 4), quantile(amounts, 3 / 4)] : null,
  };
}

/** The quantile of type 7 (Hyndman and Fan), as spreadsheets have it, of sorted amounts. */
function quantile(amounts: readonly number[], share: number): number {
  const at = (amounts.length - 1) * share;
  const [low = 0, high = low] = [amounts[Math.floor(at)], amounts[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}
