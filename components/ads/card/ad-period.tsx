import type { PeriodAndLength } from '@/lib/french/day';

/** « Du 25 au 30 janvier · 6 jours ». Screen readers would say « point médian ». */
export function AdPeriod({ dates, length }: PeriodAndLength) {
  return (
    <strong>
      {dates} <span aria-hidden>·</span> {length}
    </strong>
  );
}
