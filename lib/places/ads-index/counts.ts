import { type AdArea, type IndexedAd, matchesOf } from '@/lib/places/ads-index/search';

/** With fewer amounts nothing is usual (docs/product.md#landing-pages). */
const minAmounts = 5;

export type AdCounts = ReturnType<typeof countAds>;
export type AreaFacts = ReturnType<AdCounts['factsOf']>;

/** How many ads are open on a day, by place and by specialty, the largest first. Codes are those of INSEE. */
export function countAds(ads: readonly IndexedAd[], today: string) {
  const open = matchesOf(ads, { today });
  const departments = countBy(open, ({ department }) => department);
  const byDepartment = new Map([...departments.keys()].map((code) => [code, [] as IndexedAd[]]));
  for (const ad of open) byDepartment.get(ad.department ?? '')?.push(ad);
  return {
    today,
    /** All of them, those of no known place too. */
    total: open.length,
    specialties: countBy(open, ({ specialty }) => specialty),
    regions: countBy(open, ({ region }) => region),
    departments,
    communes: countBy(open, ({ commune }) => commune),

    specialtiesOf(department: string): ReadonlyMap<number, number> {
      return countBy(byDepartment.get(department) ?? [], ({ specialty }) => specialty);
    },

    /** Figures on the open ads of an area. */
    factsOf(area: AdArea, specialty: number | null = null) {
      const found = matchesOf(ads, { area, specialty, today });
      return {
        count: found.length,
        /** By the id of the specialty, the largest first. */
        specialties: countBy(found, ({ specialty }) => specialty),
        /** By the INSEE code of the commune, the largest first. */
        communes: countBy(found, ({ commune }) => commune),
        /** A median percentage, and a median of euros a day; `null` when fewer than five ads state one. */
        usualRetrocession: usual(found.map(({ retrocession }) => retrocession)),
        usualDayForfait: usual(found.map(({ dayForfait }) => dayForfait)),
      };
    },
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
  const sorted = [...counts].sort(
    ([a, one], [b, other]) => other - one || (a < b ? -1 : Number(a > b)),
  );
  return new Map(sorted);
}

function usual(amounts: readonly (number | null)[]): number | null {
  const sorted = amounts.filter((amount) => amount !== null).sort((a, b) => a - b);
  if (sorted.length < minAmounts) return null;
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
