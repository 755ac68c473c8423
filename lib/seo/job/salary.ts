import type { MonetaryAmount } from 'schema-dts';
import type { Ad } from '@/lib/ads/ad';

/** The units of Google that a forfait can have: there is none for half a day. */
const units = { day: 'DAY', week: 'WEEK', month: 'MONTH' } as const;

/**
 * What a replacement pays, when that is an amount for a time: a share of fees and the average price
 * of an act are no pay (product.md, « JobPosting »).
 */
export function jobSalary(ad: Ad): MonetaryAmount | null {
  const { remuneration_type, forfait_amount, forfait_timespan } = ad;
  if (remuneration_type !== 'forfait' || !forfait_amount) return null;
  if (forfait_timespan === null || forfait_timespan === 'half_day') return null;
  return {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: {
      '@type': 'QuantitativeValue',
      value: forfait_amount,
      unitText: units[forfait_timespan],
    },
  };
}
