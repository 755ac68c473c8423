import type { DatabaseSync } from 'node:sqlite';
import type { AdArea } from '@/lib/ads-index/ad-query';
import { openIn, tablesFor } from '@/lib/ads-index/conditions';
import { numberOrNull, textOrNull } from '@/lib/ads-index/row';
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
const fewestAmounts = 5;

/** The facts of the ads of an area that are open on a day. */
export function factsOf(database: DatabaseSync, area: AdArea, today: string): AreaFacts {
  const { where, values } = openIn(area, today);
  const rows = database
    .prepare(
      `SELECT specialty, commune, retrocession, day_forfait FROM ${tablesFor(area)} WHERE ${where}`,
    )
    .all(values);
  const specialties = new Map<number, number>();
  const communes = new Map<string, number>();
  for (const { specialty, commune } of rows) {
    increase(specialties, numberOrNull(specialty));
    increase(communes, textOrNull(commune));
  }
  return {
    count: rows.length,
    specialties: largestFirst(specialties),
    communes: largestFirst(communes),
    usualRetrocession: usual(rows.map(({ retrocession }) => numberOrNull(retrocession))),
    usualDayForfait: usual(rows.map(({ day_forfait }) => numberOrNull(day_forfait))),
  };
}

function usual(amounts: (number | null)[]): number | null {
  const said = amounts.filter((amount) => amount !== null).sort((a, b) => a - b);
  if (said.length < fewestAmounts) return null;
  const upper = said[Math.floor(said.length / 2)] ?? 0;
  const lower = said[Math.floor((said.length - 1) / 2)] ?? 0;
  return (lower + upper) / 2;
}
