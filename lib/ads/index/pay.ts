import type { Ad } from '@/lib/ads/ad';

/** How many days one forfait pays (docs/product.md#criteria). */
const daysOf = { half_day: 0.5, day: 1, week: 5, month: 20 } as const;
/** How many average acts a day has, for the order of ads. */
const actsOfDay = 20;

/** Euros a day of an ad that pays a forfait; `null` for any other, and without an amount or what it is for. */
export function forfaitOfDay(ad: Ad): number | null {
  const { remuneration_type, forfait_amount, forfait_timespan } = ad;
  if (remuneration_type !== 'forfait' || forfait_amount === null) return null;
  return forfait_timespan === null ? null : forfait_amount / daysOf[forfait_timespan];
}

/** Euros a day by which ads are sorted: a forfait, or a percentage of average acts; `null` without a figure. */
export function payOfDay(ad: Ad): number | null {
  const { remuneration_type, retrocession_percentage: percent, average_act_cost: act } = ad;
  if (remuneration_type !== 'retrocession') return forfaitOfDay(ad);
  return percent === null || act === null ? null : (percent / 100) * act * actsOfDay;
}
