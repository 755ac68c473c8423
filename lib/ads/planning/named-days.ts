import type { Span } from '@/lib/ads/fit';
import { slotsOfDay, weekdays } from '@/lib/ads/week';
import { weekdayOf } from '@/lib/french/day-number';

/** Whether an ad names a day: all days when it has no half-days. */
export function names({ week }: { week: number }, day: number): boolean {
  return week === 0 || slotsOfDay(week, weekdayOf(day)) !== 0;
}

/** How many days an ad names from its first to its last. */
export function countCovered(ad: Span & { week: number }): number {
  if (ad.week === 0) return ad.end - ad.start + 1;
  const firsts = weekdays.map((_, later) => ad.start + later).filter((day) => names(ad, day));
  return firsts.reduce((days, first) => days + Math.max(Math.ceil((ad.end - first + 1) / 7), 0), 0);
}
