import type { Ad } from '@/lib/ads/ad';
import { adHref } from '@/lib/ads/search';

/**
 * The path of the calendar file of an ad; `null` when it has no dates to put into a calendar: a regular ad, one
 * without a start, or one that ends before it starts.
 */
export function adCalendarHref(ad: Pick<Ad, 'id' | 'start_date' | 'end_date'>): string | null {
  return isDated(ad) ? `${adHref(ad.id)}/agenda.ics` : null;
}

type Dated<T> = T & { start_date: string; end_date: string };

/** Whether an ad has the dates of an event. */
export function isDated<T extends Pick<Ad, 'start_date' | 'end_date'>>(ad: T): ad is Dated<T> {
  const { start_date, end_date } = ad;
  return start_date !== null && end_date !== null && start_date <= end_date;
}
