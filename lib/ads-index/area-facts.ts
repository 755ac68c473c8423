import type { AdArea } from '@/lib/ads-index/ad-query';
import { at, rowsOf } from '@/lib/ads-index/rows';
import type { AdStore } from '@/lib/ads-index/store';
import { increase, largestFirst } from '@/lib/ads-index/tally';

/** What there is to say of the open ads of an area. */
export type AreaFacts = {
  count: number;
  /** By the id of the specialty, the largest first. */
  specialties: ReadonlyMap<number, number>;
  /** By the INSEE code of the commune, the largest first. */
  communes: ReadonlyMap<string, number>;
  /** The median of the percentages; `null` when fewer than five ads say one. */
  usualRetrocession: number | null;
  /** The median of the forfaits of a day, in euros, likewise. */
  usualDayForfait: number | null;
};

/** With fewer amounts nothing is usual (product.md, « Landing pages »). */
const minAmounts = 5;

/** The facts of the ads of an area that are open on a day, of one specialty or of all. */
export function factsOf(
  store: AdStore,
  area: AdArea,
  specialty: number | null,
  today: string,
): AreaFacts {
  const rows = rowsOf(store, { area, specialty, today });
  const { columns } = store;
  const { specialty: ids, commune, retrocession, dayForfait } = columns.arrays;
  const specialties = new Map<number, number>();
  const communes = new Map<string, number>();
  for (const row of rows) {
    increase(specialties, at(ids, row) || null);
    increase(communes, columns.codes.codeOf(at(commune, row)));
  }
  return {
    count: rows.length,
    specialties: largestFirst(specialties),
    communes: largestFirst(communes),
    usualRetrocession: usual(Float64Array.from(rows, (row) => at(retrocession, row))),
    usualDayForfait: usual(Float64Array.from(rows, (row) => at(dayForfait, row))),
  };
}

function usual(amounts: Float64Array): number | null {
  const sorted = amounts.filter((amount) => !Number.isNaN(amount)).sort();
  if (sorted.length < minAmounts) return null;
  const lower = at(sorted, Math.floor((sorted.length - 1) / 2));
  return (lower + at(sorted, Math.floor(sorted.length / 2))) / 2;
}
