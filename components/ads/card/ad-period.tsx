import type { PeriodAndLength } from '@/lib/french/day';

/**
 * « Du 25 au 30 janvier · 6 jours ». Screen readers would say « point médian », and without it join the words at a
 * space that is not a no-break one.
 */
export function AdPeriod({ dates, length }: PeriodAndLength) {
  return (
    <strong>
      <span>{`${dates}\u00a0`}</span>
      <span aria-hidden>·</span>
      <span>{` ${length}`}</span>
    </strong>
  );
}
